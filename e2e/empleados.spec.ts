import { expect, expectRowVisible, test } from './fixtures';
import { seenDialog } from './seen';
import { expectToast } from './toasts';

const LICENCIA = 'Fecha Vencimiento Licencia';

test(
  'an employee is created as a driver, becomes an Administrativo and is deleted',
  { tag: '@both' },
  async ({ page, api, isMobile }) => {
    await page.goto('empleados');
    const table = page.getByRole('table', { name: 'Empleados' });
    await expect(page.getByText('Página 1 de 3 — Total empleados: 23')).toBeVisible();
    await expect(table.getByRole('columnheader')).toHaveText(
      isMobile
        ? ['', 'Nombre', 'Apellido', 'Función', 'Teléfono']
        : [
            '',
            'Nombre',
            'Apellido',
            'Función',
            'CUIT',
            'Teléfono',
            'Localidad',
            'Dirección',
            'Email',
            'Fecha Ingreso',
            'Fecha Nacimiento',
            LICENCIA,
          ],
    );

    await page.getByRole('link', { name: 'Agregar Empleado' }).click();
    const funcion = page.getByRole('combobox', { name: 'Función' });
    const licencia = page.getByRole('textbox', { name: LICENCIA });
    await expect(funcion).toHaveValue('3');
    await expect(licencia).toHaveCount(0);
    await page.getByLabel('Nombre').fill('Celestina');
    await page.getByLabel('Apellido').fill('Ñáñez');
    await funcion.selectOption('Chofer');
    await licencia.fill('30/11/2026');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Crear Empleado' }).click();
    await expectToast(page, 'Empleado agregado');
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      id: 0,
      nombre: 'Celestina',
      apellido: 'Ñáñez',
      tipoId: 1,
      fechaVencimientoLicencia: '2026-11-30',
    });

    await page.getByRole('searchbox', { name: 'Buscar Empleado' }).fill('celestina');
    await expect(page.getByText('Página 1 de 1 — Total empleados: 1')).toBeVisible();
    const row = await expectRowVisible(table, {
      Nombre: 'Celestina',
      Función: 'Chofer',
      ...(!isMobile && { [LICENCIA]: '30/11/2026 Vence en 10 días' }),
    });
    await row.click();
    await page.getByRole('button', { name: 'Editar Empleado' }).click();
    await expect(licencia).toHaveValue('30/11/2026');
    await funcion.selectOption('Administrativo');
    await expect(licencia).toHaveCount(0);
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Empleado actualizado');
    await expectRowVisible(table, { Nombre: 'Celestina', Función: 'Administrativo' });
    expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      tipoId: 2,
      fechaVencimientoLicencia: '',
    });

    await page.getByRole('checkbox', { name: 'Seleccionar Celestina Ñáñez' }).check();
    await page.getByRole('button', { name: 'Eliminar' }).click();
    const dialog = await seenDialog(page, '¿Eliminar 1 empleado?');
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Empleado eliminado');
    await expect(page.getByText('Ningún empleado coincide con «celestina».')).toBeVisible();
  },
);

test('the table scrolls in its card, not the page', { tag: '@both' }, async ({ page }) => {
  await page.goto('empleados');
  await expect(page.getByText('Total empleados: 23')).toBeVisible();
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
});
