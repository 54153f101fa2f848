import type { Page } from '@playwright/test';
import { insertMany } from '../test/server/seeded-day';
import { expect, test } from './support/fixtures';
import { CUENTA } from './support/screens';

const ages = (page: Page) => page.getByRole('table', { name: 'Antigüedad' });
const rowsOf = (page: Page, table: string) =>
  page
    .getByRole('table', { name: table, exact: true })
    .locator('tbody')
    .getByRole('row')
    .or(page.getByRole('list', { name: table, exact: true }).getByRole('listitem'));

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
