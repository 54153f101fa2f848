import { expect, expectRowVisible, test } from './fixtures';
import { seenDialog } from './seen';
import { expectToast } from './toasts';

test(
  'a representative is created, found, changed and deleted',
  { tag: '@both' },
  async ({ page, api, isMobile }) => {
    await page.goto('representantes');
    const table = page.getByRole('table', { name: 'Representantes' });
    const search = page.getByRole('searchbox', { name: 'Buscar Representante' });
    await expect(page.getByText('Página 1 de 2 — Total representantes: 12')).toBeVisible();
    await expect(table.getByRole('columnheader')).toHaveText(
      isMobile
        ? ['', 'Nombre', 'Teléfono']
        : ['', 'Nombre', 'CUIT', 'Teléfono', 'Localidad', 'Dirección', 'Email'],
    );

    await page.getByRole('link', { name: 'Agregar Representante' }).click();
    await expect(page.getByLabel('Nombre')).toBeFocused();
    await page.getByLabel('Nombre').fill('Expreso Ñandú');
    await page.getByLabel('Teléfono').fill('358 412-3456');
    await page.getByRole('button', { name: 'Agregar Representante' }).click();
    await expectToast(page, 'Representante agregado');
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      id: 0,
      nombre: 'Expreso Ñandú',
      telefono: '358 412-3456',
    });

    await search.fill('nandu');
    await expect(page.getByText('Página 1 de 1 — Total representantes: 1')).toBeVisible();
    const row = await expectRowVisible(table, {
      Nombre: 'Expreso Ñandú',
      Teléfono: '358 412-3456',
    });
    await row.dblclick();
    await expect(page.getByRole('heading', { name: 'Editar Representante' })).toBeVisible();
    await page.getByLabel('Teléfono').fill('358 400-0000');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Representante actualizado');
    await expect(search).toHaveValue('nandu');
    await expectRowVisible(table, { Nombre: 'Expreso Ñandú', Teléfono: '358 400-0000' });

    await page.getByRole('checkbox', { name: 'Seleccionar Expreso Ñandú' }).check();
    await page.getByRole('button', { name: 'Eliminar' }).click();
    const dialog = await seenDialog(page, '¿Eliminar 1 representante?');
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Representante eliminado');
    await expect(page.getByText('Ningún representante coincide con «nandu».')).toBeVisible();
  },
);
