import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { selectRows, sidewaysScroll } from './support/screens';
import { seenDialog } from './support/seen';

const tableOf = (page: Page) => page.getByRole('table', { name: 'Clientes' });
const rowsOf = (page: Page) => tableOf(page).locator('tbody').getByRole('row');

test('no column is cut', async ({ page }) => {
  await page.goto('clientes');
  await expect(rowsOf(page)).toHaveCount(10);
  await expect(tableOf(page).getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
  const cut = await tableOf(page).evaluate((table) => {
    const frame = table.parentElement;
    return frame === null ? NaN : frame.scrollWidth - frame.clientWidth;
  });
  expect(cut).toBe(0);
});

test('a very long name fits list, dialog and form', { tag: '@both' }, async ({ page, api }) => {
  const [cliente] = api.db.clientes.rows;
  const nombre = `AAA ${'Importaciones'.repeat(15)}`;
  api.db.clientes.update(cliente!, {
    nombre,
    telefono: '0'.repeat(60),
    email: `${'x'.repeat(120)}@example.com`,
  });
  await page.goto('clientes');
  await expect(tableOf(page).getByRole('cell', { name: nombre, exact: true })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  for (const name of ['Editar Cliente', 'Eliminar', 'Siguiente']) {
    const button = page.getByRole('button', { name });
    // Ten rows of 44 px are higher than a phone.
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('checkbox', { name: `Seleccionar ${nombre}` }).check();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await seenDialog(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Editar Cliente' }).click();
  await expect(page.getByLabel('Nombre')).toHaveValue(nombre);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.goto(`clientes?texto=${'n'.repeat(300)}`);
  await expect(page.getByText('Ningún cliente coincide')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test(
  'on a phone the bar without sums has one line of text',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('clientes');
    await expect(rowsOf(page)).toHaveCount(10);
    const bar = page.getByRole('group', { name: 'Acciones sobre la selección' });
    const height = async () => (await bar.boundingBox())?.height;
    const empty = await height();
    expect(empty).toBeLessThan(100);
    await selectRows(page, 2);
    await expect(bar.getByRole('status')).toHaveText('2 seleccionados');
    expect(await height()).toBe(empty);
  },
);
