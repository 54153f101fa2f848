import type { Page } from '@playwright/test';
import { DIA, insertThree } from '../test/server/seeded-day';
import { expect, expectRowVisible, readPrintedPdf, test } from './support/fixtures';
import { HOJA_CON_VENCIDOS, pick, unfoldFilters } from './support/screens';
import { expectSeen } from './support/seen';
import { expectToast } from './support/toasts';

const tableOf = (page: Page) => page.getByRole('table', { name: 'Lista de movimientos' });
const encoded = (option: object) => encodeURIComponent(JSON.stringify(option));
const HOJA_COMPLETA = `hoja-de-ruta?fecha=${DIA}&tipo=todos&buscado=true&chofer=${encoded({ id: 7, nombre: 'Díaz, Ángel' })}&vehiculo=${encoded({ id: 5, nombre: 'Renault Master L3H2' })}`;

const rowsOf = (page: Page) => tableOf(page).locator('tbody').getByRole('row');

test('a day’s route sheet is searched, created and printed; reload and Back keep the search', async ({
  page,
  api,
}) => {
  insertThree(api);
  await page.goto('hoja-de-ruta');
  const form = page.getByRole('form', { name: 'Filtros de la hoja de ruta' });
  await expect(form.getByRole('textbox', { name: 'Fecha' })).toHaveValue('20/11/2026');
  await form.getByRole('textbox', { name: 'Fecha' }).fill('30/11/2026');
  await page.keyboard.press('Tab');
  await pick(form, 'Chofer', 'diaz', 'Díaz, Ángel');
  await pick(form, 'Vehiculo', 'master', 'Renault Master L3H2');
  await expect(form.getByRole('textbox', { name: 'Patente' })).toHaveValue('AE 027 XN');
  const buscar = page.getByRole('button', { name: /^Buscar [Mm]ovimientos/ });
  await buscar.click();
  await expectToast(page, 'Movimientos cargados correctamente.');
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(page.getByLabel('Totales')).toContainText('1.050.000,31');
  await expectRowVisible(tableOf(page), {
    'Hora Fecha': '09:15 30/11/2026',
    Origen: 'Bulonera Mediterránea S.R.L.',
    'Nro Remito': 'A-1',
    Bultos: '5',
  });

  await page.getByRole('button', { name: /^Crear hoja/ }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('3 movimientos y 16 bultos');
  await expect(page.getByRole('button', { name: 'Crear con todos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Hoja de ruta creada correctamente');
  await expectSeen(rowsOf(page).first().getByText('En la hoja de las 10:30'));
  const { pages } = await readPrintedPdf(page);
  expect(pages).toHaveLength(1);
  for (const text of ['N.º 00000004', '30/11/2026', 'Díaz, Ángel', 'AE 027 XN', '1.050.000,31']) {
    expect(pages[0]).toContain(text);
  }
  expect(api.db.hojasRuta.rows.at(-1)).toMatchObject({
    fecha: DIA,
    representanteId: null,
    vehiculoId: 5,
    empleadoId: 7,
    movimientoIds: [140, 139, 138],
  });

  await page.reload();
  await expect(rowsOf(page)).toHaveCount(3);
  await unfoldFilters(page);
  await expect(form.getByRole('textbox', { name: 'Fecha' })).toHaveValue('30/11/2026');
  await expect(form.getByRole('combobox', { name: 'Chofer' })).toHaveValue('Díaz, Ángel');
  await expect(form.getByRole('textbox', { name: 'Patente' })).toHaveValue('AE 027 XN');

  await form.getByRole('radio', { name: 'Cuenta Corriente' }).check();
  await buscar.click();
  await expect(rowsOf(page)).toHaveCount(1);
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(3);
  await unfoldFilters(page);
  await expect(form.getByRole('radio', { name: 'Todos' })).toBeChecked();
});

test('Crear igual over expired papers opens the window of the sheet', async ({ page }) => {
  await page.goto(HOJA_CON_VENCIDOS);
  const form = page.getByRole('form', { name: 'Filtros de la hoja de ruta' });
  await expect(form.getByText('Licencia vencida 10/10')).toBeVisible();
  await expect(form.getByText('Matafuego vencido 17/11')).toBeVisible();
  await page.getByRole('button', { name: /^Crear hoja/ }).click();
  await page.getByRole('button', { name: 'Crear igual' }).click();
  await expectToast(page, 'Hoja de ruta creada correctamente');
  expect((await readPrintedPdf(page)).pages[0]).toContain('Maldonado, Héctor');
});

test('an expired paper is red, and one that will have expired by the sheet’s date is amber', async ({
  page,
}) => {
  await page.goto(HOJA_CON_VENCIDOS.replace('2026-11-20', '2026-11-30'));
  const colourOf = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colourOf('Matafuego vencido 17/11')).toBe('rgb(201, 42, 42)');
  expect(await colourOf('Seguro vence 27/11')).toBe('rgb(138, 83, 0)');
});

test('a held Enter does not answer the dialog that it opened', async ({ page, api }) => {
  insertThree(api);
  await page.goto(HOJA_COMPLETA);
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole('button', { name: /^Crear hoja/ }).focus();
  await page.keyboard.down('Enter');
  const confirm = page.getByRole('button', { name: 'Crear con todos' });
  await expect(confirm).toBeFocused();
  for (let i = 0; i < 5; i += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectSeen(confirm);
  const posts = () => api.requests.filter(({ method }) => method === 'POST').length;
  expect(posts()).toBe(0);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Hoja de ruta creada correctamente');
  expect(posts()).toBe(1);
});
