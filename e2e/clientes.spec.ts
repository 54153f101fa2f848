import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sidewaysScroll } from './screens';
import { seenDialog } from './seen';
import { expectToast } from './toasts';

const tableOf = (page: Page) => page.getByRole('table', { name: 'Clientes' });
const rowsOf = (page: Page) => tableOf(page).locator('tbody').getByRole('row');
const searchOf = (page: Page) => page.getByRole('searchbox', { name: 'Buscar Cliente' });
const cell = (page: Page, name: string) => tableOf(page).getByRole('cell', { name, exact: true });

test('the list keeps its search and page over a reload, Back and a save', async ({ page }) => {
  await page.goto('clientes');
  await searchOf(page).fill('ar');
  await expect(page).toHaveURL(/\?texto=ar$/);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/\?texto=ar&pagina=1$/);
  const pager = page.getByText(/^Página 2 de /);
  await expect(pager).toBeVisible();
  const first = (await rowsOf(page).first().getByRole('cell').nth(1).innerText()).trim();

  const expectTheSame = async (): Promise<void> => {
    await expect(page).toHaveURL(/\/clientes\?texto=ar&pagina=1$/);
    await expect(searchOf(page)).toHaveValue('ar');
    await expect(pager).toBeVisible();
    await expect(cell(page, first)).toBeVisible();
  };

  await page.reload();
  await expectTheSame();

  await rowsOf(page).first().dblclick();
  await expect(page.getByLabel('Nombre')).toHaveValue(first);
  await page.goBack();
  await expectTheSame();

  await rowsOf(page).first().dblclick();
  await page.getByLabel('Dirección').fill('Belgrano 100');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expectToast(page, 'Cliente actualizado');
  await expectTheSame();
});

test('no column is cut', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('clientes');
  await expect(rowsOf(page)).toHaveCount(10);
  const all = ['Nombre', 'CUIT', 'Teléfono', 'Localidad', 'Dirección', 'Email'];
  const headers = tableOf(page).getByRole('columnheader');
  await expect(headers).toHaveText(isMobile ? ['', 'Nombre', 'Teléfono'] : ['', ...all]);
  await expect(headers.last()).toBeInViewport({ ratio: 1 });
  const cut = await tableOf(page).evaluate((table) => {
    const frame = table.parentElement;
    return frame === null ? NaN : frame.scrollWidth - frame.clientWidth;
  });
  expect(cut).toBe(0);
});

test(
  'a very long name fits the list, the dialog and the form',
  { tag: '@both' },
  async ({ page, api }) => {
    const [cliente] = api.db.clientes.rows;
    const nombre = `AAA ${'Importaciones'.repeat(20)}`;
    api.db.clientes.update(cliente!, {
      nombre,
      telefono: '0'.repeat(60),
      email: `${'x'.repeat(120)}@example.com`,
    });
    await page.goto('clientes');
    await expect(cell(page, nombre)).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    for (const name of ['Editar Cliente', 'Eliminar', 'Siguiente']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
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
  },
);
