import type { Page } from '@playwright/test';
import { readPdfText } from '@mocks/pdf/read-text';
import { insertMany } from '../test/server/seeded-day';
import { expect, readPrintedPdf, test } from './support/fixtures';
import { CUENTA, POR_RENDIR } from './support/screens';
import { expectToast } from './support/toasts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const ages = (page: Page) => page.getByRole('table', { name: 'Antigüedad' });
const rowsOf = (page: Page, table: string) =>
  page
    .getByRole('table', { name: table, exact: true })
    .locator('tbody')
    .getByRole('row')
    .or(page.getByRole('list', { name: table, exact: true }).getByRole('listitem'));

test('an account opens from the list; fletes are paid', { tag: '@both' }, async ({ page, api }) => {
  await page.goto('clientes?texto=cooperativa');
  await page.getByRole('checkbox', { name: /^Seleccionar Cooperativa/ }).check();
  await press(page, 'Ver cuenta');
  await expect(page).toHaveURL(/clientes\/6\/cuenta$/);
  await expect(
    page.getByRole('heading', { level: 1, name: /^Cuenta de Cooperativa/ }),
  ).toBeFocused();
  for (const sum of ['$ 632,70', '$ 18.882,27', '$ 125.400,75']) {
    await expect(ages(page)).toContainText(sum);
  }
  await expect(ages(page)).not.toContainText('$ 0,00');

  // Cards on a phone.
  const owed = page
    .getByRole('table', { name: 'Fletes a pagar' })
    .or(page.getByRole('list', { name: 'Fletes a pagar' }))
    .getByRole('checkbox', { name: /^Seleccionar remito/ });
  await expect(owed).toHaveCount(3);
  for (const index of [0, 1]) await owed.nth(index).check();
  await press(page, 'Marcar fletes como pagados');
  await expect(page.getByRole('dialog')).toContainText(
    '2 movimientos: flete $ 11.737,20 queda pagado',
  );
  await press(page, 'Confirmar');
  await expectToast(page, 'Actualización exitosa: 2 movimientos');
  await expect(owed).toHaveCount(1);
  await expect(ages(page)).not.toContainText('$ 632,70');
  const paid = ['0001-00020022', '0001-00020083'];
  for (const { remitoNumero, fletePagado } of api.db.movimientos.rows) {
    if (paid.includes(remitoNumero ?? '')) expect(fletePagado).toBe(true);
  }

  await owed.check();
  await page.getByRole('button', { name: 'Editar Movimiento' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Observaciones')).toBeVisible();
});

test('an account and its paper start at the date in the URL', async ({ page }) => {
  await page.goto(CUENTA);
  await expect(rowsOf(page, 'Fletes a pagar')).toHaveCount(3);
  const desde = page.getByRole('textbox', { name: 'Movimientos desde' });
  await expect(desde).toHaveValue('20/11/2025');
  await desde.fill('1/11/2026');
  await desde.press('Enter');
  await expect(page).toHaveURL(/desde=2026-11-01/);
  await expect(rowsOf(page, 'Fletes a pagar')).toHaveCount(2);
  await page.reload();
  await expect(rowsOf(page, 'Fletes a pagar')).toHaveCount(2);
  await expect(desde).toHaveValue('01/11/2026');
  await page.goBack();
  await expect(rowsOf(page, 'Fletes a pagar')).toHaveCount(3);
  await expect(rowsOf(page, 'A rendirle')).toHaveCount(1);
  const pdf = await page.pdf({ format: 'A4' });
  const pages = await readPdfText(pdf.toString('base64'));
  expect(pages).toHaveLength(1);
  for (const text of [
    'Transporte de Cargas',
    'Estado de cuenta',
    'Al 20/11/2026',
    'Movimientos desde el 20/11/2025',
    '0001-00020022',
    '$ 632,70',
    'Total a pagar: $ 19.514,97',
    'Contrareembolsos a rendirle',
    '$ 125.400,75',
  ]) {
    expect(pages[0]).toContain(text);
  }
  for (const text of ['Consultas', 'Tildar por remito', 'Copiar para WhatsApp']) {
    expect(pages[0]).not.toContain(text);
  }
  await expect(page.getByRole('article', { name: 'Estado de cuenta' })).toHaveCount(0);

  await press(page, 'Imprimir reporte');
  expect((await readPrintedPdf(page)).pages[0]).toContain('0001-00020022');
});

test('copied amounts have ordinary spaces', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(CUENTA);
  const rows = rowsOf(page, 'Fletes a pagar');
  await expect(rows).toHaveCount(3);
  await rows.first().selectText();
  await page.keyboard.press('Control+c');
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const parts = ['text/plain', 'text/html'].map((type) => item?.getType(type));
    return Promise.all(parts.map(async (part) => (await part)?.text()));
  });
  for (const text of copied) expect(text).toMatch(/\$ \d/);
  await expect.poll(() => rows.first().textContent()).toMatch(/\$\u00a0\d/);
});

test('an account is copied, and sent with WhatsApp', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(CUENTA);
  await expect(rowsOf(page, 'Fletes a pagar')).toHaveCount(3);
  await press(page, 'Copiar para WhatsApp');
  const dialog = page.getByRole('dialog', { name: 'Copiar para WhatsApp' });
  await dialog.getByLabel('Texto').fill('Le debemos $ 1,00');
  await dialog.getByRole('button', { name: 'Copiar' }).click();
  await expectToast(page, 'Texto copiado');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Le debemos $ 1,00');
  const link = dialog.getByRole('link', { name: 'Abrir WhatsApp' });
  await expect(link).toHaveAttribute(
    'href',
    'https://wa.me/5493414140060?text=Le%20debemos%20%24%201%2C00',
  );
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const opened = context.waitForEvent('page');
  await link.click();
  await expect((await opened).getByText('WhatsApp')).toBeVisible();
});

test('collected montos lead to the receipt with their rows ticked', async ({ page }) => {
  await page.goto(POR_RENDIR);
  await page.getByRole('link', { name: 'Juárez, Sofía', exact: true }).click();
  const rows = rowsOf(page, 'Juárez, Sofía');
  await expect(rows).toHaveCount(3);
  for (const index of [0, 2]) await rows.nth(index).getByRole('checkbox').check();
  await press(page, 'Hacer el recibo');
  await expect(page).toHaveURL(/\/contrareembolso\?/);
  await expect(page.getByText('2 seleccionados')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Importe en letras' })).toContainText(
    'CUATROCIENTOS OCHENTA MIL PESOS',
  );
});

test(
  'a column over time leads to its group, and back to the columns; huge sums stay in their cells',
  { tag: '@both' },
  async ({ page, api, isMobile }) => {
    insertMany(api, 1);
    const huge = { fecha: '2026-11-20', monto: 9e12, flete: 9e12 };
    api.db.movimientos.update(api.db.movimientos.rows.at(-1)!, huge);
    await page.goto('reportes/deudores?buscado=true&por=mes');
    await expect(ages(page)).toContainText('$ 9.000.');
    const cut = await page
      .locator('main :is(td, th, dd, strong)')
      .evaluateAll((cells) =>
        cells.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
    expect(cut).toEqual([]);

    const columns = page.locator('[data-columnas]');
    const { width, height } = (await columns.boundingBox())!;
    // The last month, in the upper part, where its column may not reach.
    const position = { x: width - 8, y: height / 4 };
    if (isMobile) await columns.tap({ position });
    else await columns.click({ position });
    await expect(page.getByRole('heading', { name: 'noviembre de 2026' })).toBeVisible();
    await expect(columns).toHaveCount(0);
    await page.getByRole('link', { name: 'Todos' }).click();
    await expect(columns).toBeVisible();

    await page.getByLabel('Agrupar por').focus();
    await page.keyboard.press('Tab');
    await expect(rowsOf(page, 'Deudores').first().getByRole('link')).toBeFocused();
    await page.getByLabel('Agrupar por').selectOption('Localidad de quien paga');
    await expect(columns).toHaveCount(0);
  },
);
