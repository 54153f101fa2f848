import type { Page } from '@playwright/test';
import { insertMany } from '../test/server/seeded-day';
import { expect, test } from './support/fixtures';
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

test('an account starts at the date in the URL', async ({ page }) => {
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
