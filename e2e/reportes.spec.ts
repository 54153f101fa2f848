import type { Page } from '@playwright/test';
import { DIA, insertMany } from '../test/server/seeded-day';
import { expect, test } from './support/fixtures';
import { rowsOf as rowsNamed } from './support/table';

const tableOf = (page: Page) => page.getByRole('table', { name: 'Movimientos' });
const rowsOf = (page: Page) => rowsNamed(page, 'Movimientos');

/** The URL of a search for the seeded day. */
const LINK = `reportes?fechaDesde=${DIA}&fechaHasta=${DIA}&buscado=true`;

test(
  'a thousand rows scroll and take the focus like a few',
  { tag: '@both' },
  async ({ page, api, isMobile }) => {
    test.slow();
    insertMany(api, 1000);
    await page.goto(LINK);
    await expect(page.getByText('1.000 resultados')).toBeVisible();
    const table = tableOf(page);
    const boxOf = (number: number) =>
      page.getByRole('checkbox', { name: `Seleccionar remito Z-${number}, ` });
    const widths = () =>
      table
        .getByRole('columnheader')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    const widthsAtFirst = await widths();
    if (isMobile) await expect(rowsOf(page).last()).toHaveAttribute('aria-setsize', '1000');
    else await expect(table).toHaveAttribute('aria-rowcount', '1002');
    expect(await rowsOf(page).count()).toBeLessThan(150);

    await test.step('the last row is at the end of the page, and can be selected', async () => {
      await page.keyboard.press('End');
      await expect(boxOf(1)).toBeInViewport();
      await expect(boxOf(isMobile ? 3 : 8)).toBeInViewport();
      await boxOf(1).check();
      await expect(page.getByText('1 seleccionado', { exact: true })).toBeVisible();
      expect(await rowsOf(page).count()).toBeLessThan(150);
      expect(await widths()).toEqual(widthsAtFirst);
    });

    await test.step('Tab moves on to rows that were not rendered', async () => {
      await boxOf(1).focus();
      for (let number = 2; number <= 30; number += 1) {
        await page.keyboard.press('Shift+Tab');
        await expect(boxOf(number)).toBeFocused();
      }
      await expect(boxOf(30)).toBeInViewport();
      await page.keyboard.press('Space');
      await expect(page.getByText('2 seleccionados')).toBeVisible();
    });

    await test.step('the focused row keeps the focus when it is scrolled out of view', async () => {
      await boxOf(1000).scrollIntoViewIfNeeded();
      await expect(boxOf(isMobile ? 997 : 990)).toBeAttached();
      await expect(boxOf(30)).not.toBeInViewport();
      await expect(boxOf(30)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(boxOf(29)).toBeFocused();
      await expect(boxOf(29)).toBeInViewport();
    });
  },
);

test('at 1366 × 768 px and 150 % five rows fit beside the bar', async ({ page, api }) => {
  insertMany(api, 20);
  await page.setViewportSize({ width: 911, height: 512 });
  await page.goto(LINK);
  await rowsOf(page).first().getByRole('checkbox').check();
  await rowsOf(page).nth(10).hover();
  const bar = page.getByRole('group', { name: 'Acciones sobre la selección' });
  const edge = async (part: typeof bar) => (await part.boundingBox())!;
  const head = await edge(tableOf(page).locator('thead'));
  const row = await edge(rowsOf(page).nth(10));
  const room = (await edge(bar)).y - head.y - head.height;
  expect(room / row.height).toBeGreaterThanOrEqual(5);
});

test('a question that is answered by mouse gives the focus back to what asked', async ({
  page,
  api,
}) => {
  insertMany(api, 1);
  api.db.movimientos.update(api.db.movimientos.rows.at(-1)!, { fletePagado: true });
  await page.goto(LINK);
  await page.getByRole('checkbox', { name: /^Seleccionar remito/ }).check();
  const open = page.getByRole('button', { name: 'Cambiar flete' });
  await open.click();
  const flete = page.getByLabel('Precio del flete');
  await flete.fill('77');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '¿Cambiar el flete?' });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(flete).toBeFocused();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await dialog.getByRole('button', { name: 'Cambiar igual' }).click();
  await expect(flete).toBeHidden();
  await expect(open).toBeFocused();
});
