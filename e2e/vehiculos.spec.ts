import { expect, expectRowVisible, test } from './fixtures';
import { seenDialog } from './seen';
import { expectToast } from './toasts';

test(
  'a vehicle is created, warned about, given new dates and deleted',
  { tag: '@both' },
  async ({ page, api }) => {
    await page.goto('vehiculos');
    const table = page.getByRole('table', { name: 'Vehículos' });
    const search = page.getByRole('searchbox', { name: 'Buscar Vehículo' });
    await expect(page.getByText('Página 1 de 2 — Total vehículos: 14')).toBeVisible();
    await expect(table.getByRole('columnheader')).toHaveText([
      '',
      'Vehículo',
      'Patente',
      'Fecha Técnica',
      'Fecha Seguro',
      'Fecha Matafuego',
      'Fecha Ruta',
    ]);
    await expectRowVisible(table, {
      Vehículo: 'Ford Cargo 1722',
      'Fecha Técnica': '21/11/2026 Vence mañana',
      'Fecha Ruta': '',
    });

    await page.getByRole('link', { name: 'Agregar Vehículo' }).click();
    await expect(page.getByLabel('Vehículo', { exact: true })).toBeFocused();
    await page.getByLabel('Vehículo', { exact: true }).fill('Ñandú 300');
    await page.getByLabel('Patente').fill('AH 001 ZZ');
    await page.getByRole('textbox', { name: 'Fecha Seguro' }).fill('30/11/2026');
    await page.getByRole('textbox', { name: 'Fecha Ruta' }).fill('1/11/2026');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Agregar Vehículo' }).click();
    await expectToast(page, 'Vehículo agregado');
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      id: 0,
      vehiculo: 'Ñandú 300',
      patente: 'AH 001 ZZ',
      fechaSeguro: '2026-11-30',
      fechaRuta: '2026-11-01',
    });

    await search.fill('ah 001');
    // A row picked before its answer came would be let go by it.
    await expect(page.getByText('Página 1 de 1 — Total vehículos: 1')).toBeVisible();
    const row = await expectRowVisible(table, {
      Vehículo: 'Ñandú 300',
      'Fecha Seguro': '30/11/2026 Vence en 10 días',
      'Fecha Ruta': '01/11/2026 Vencida',
    });
    await row.click();
    await page.getByRole('button', { name: 'Editar Vehículo' }).click();
    const ruta = page.getByRole('textbox', { name: 'Fecha Ruta' });
    await expect(ruta).toHaveValue('01/11/2026');
    await page.getByRole('textbox', { name: 'Fecha Seguro' }).fill('');
    await ruta.fill('29/02/2028');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Vehículo editado');
    await expectRowVisible(table, {
      Vehículo: 'Ñandú 300',
      'Fecha Seguro': '',
      'Fecha Ruta': '29/02/2028',
    });
    await expect(page).toHaveURL(/\/vehiculos\?texto=ah/);

    await page.getByRole('checkbox', { name: 'Seleccionar Ñandú 300' }).check();
    await page.getByRole('button', { name: 'Eliminar' }).click();
    const dialog = await seenDialog(page, '¿Eliminar 1 vehículo?');
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Vehiculo eliminado');
    await expect(page.getByText('Ningún vehículo coincide con «ah 001».')).toBeVisible();
  },
);

test('the table scrolls in its card, not the page', { tag: '@both' }, async ({ page }) => {
  await page.goto('vehiculos');
  await expect(page.getByText('Total vehículos: 14')).toBeVisible();
  await expect(page.getByText('Vencida').first()).toBeAttached();
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
});
