import { expect, expectRowVisible, test } from './fixtures';
import { seenDialog } from './seen';
import { expectToast } from './toasts';

const LICENCIA = 'Fecha de Vencimiento de Licencia';

test(
  'a driver is created, warned about, given a new licence and deleted',
  { tag: '@both' },
  async ({ page, api, isMobile }) => {
    await page.goto('choferes');
    const table = page.getByRole('table', { name: 'Choferes' });
    const search = page.getByRole('searchbox', { name: 'Buscar Chofer' });
    await expect(page.getByText('Página 1 de 2 — Total choferes: 13')).toBeVisible();
    const contact = ['CUIT', 'Teléfono', 'Localidad', 'Dirección', 'Email'];
    await expect(table.getByRole('columnheader')).toHaveText(
      isMobile
        ? ['', 'Nombre', LICENCIA]
        : ['', 'ID', 'Nombre', ...contact, LICENCIA, 'Fecha Ingreso'],
    );
    await expectRowVisible(table, {
      Nombre: 'Escudero, Rubén',
      [LICENCIA]: '17/11/2026 Vencida',
    });

    await page.getByRole('link', { name: 'Agregar Chofer' }).click();
    await page.getByLabel('Nombre').fill('Ñáñez, Celestino');
    await page.getByRole('textbox', { name: LICENCIA }).fill('30/11/2026');
    await page.getByRole('textbox', { name: 'Fecha Ingreso' }).fill('7/3/2019');
    await page.getByRole('button', { name: 'Agregar Chofer' }).click();
    await expectToast(page, 'Chofer agregado');
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      id: 0,
      nombre: 'Ñáñez, Celestino',
      fechaVencimientoLicencia: '2026-11-30',
      fechaIngreso: '2019-03-07',
    });

    await search.fill('celestino');
    await expect(page.getByText('Página 1 de 1 — Total choferes: 1')).toBeVisible();
    const row = await expectRowVisible(table, {
      Nombre: 'Ñáñez, Celestino',
      [LICENCIA]: '30/11/2026 Vence en 10 días',
    });
    await row.dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Choferes' })).toBeVisible();
    await expect(row.getByRole('checkbox')).not.toBeChecked();
    await row.click();
    await page.getByRole('button', { name: 'Editar Chofer' }).click();

    const licencia = page.getByRole('textbox', { name: LICENCIA });
    await expect(licencia).toHaveValue('30/11/2026');
    await page.getByRole('button', { name: 'Abrir el calendario' }).first().click();
    await page.getByRole('button', { name: '15 noviembre 2026' }).click();
    await expect(licencia).toHaveValue('15/11/2026');
    await licencia.fill('29/02/2028');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Chofer actualizado');
    await expectRowVisible(table, { Nombre: 'Ñáñez, Celestino', [LICENCIA]: '29/02/2028' });

    await page.getByRole('checkbox', { name: 'Seleccionar Ñáñez, Celestino' }).check();
    await page.getByRole('button', { name: 'Eliminar' }).click();
    const dialog = await seenDialog(page, '¿Eliminar 1 chofer?');
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Chofer eliminado');
    await expect(page.getByText('Ningún chofer coincide con «celestino».')).toBeVisible();
  },
);
