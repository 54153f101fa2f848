import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { tabTo } from './focus';
import { HOJA_DE_RUTA, selectRows } from './screens';
import { expectSeen } from './seen';

const picker = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const list = (page: Page) => page.getByRole('listbox');

/** From the field's edge to what floats beside it, in px; negative where they overlap. */
async function gaps(field: Locator, floating: Locator) {
  const [of, at] = [await field.boundingBox(), await floating.boundingBox()];
  if (!of || !at) throw new Error('not on the page');
  return {
    above: Math.round(of.y - (at.y + at.height)),
    below: Math.round(at.y - (of.y + of.height)),
    left: Math.abs(of.x - at.x) < 8,
  };
}

/** Waits until what floats stands beside its field, at a little distance. */
const expectBeside = (side: 'above' | 'below', field: Locator, floating: Locator) =>
  expect
    .poll(async () => {
      const { left, [side]: gap } = await gaps(field, floating);
      return left && gap >= 8 && gap < 20;
    }, `${side} its field`)
    .toBe(true);

test('the list of a picker opens below its field, goes along and comes above where there is no room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('movimientos');
  const field = picker(page, 'Representante');
  // Without its list the page may be too short to be scrolled as far.
  await expect(page.getByText(/^Página 1 de/)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 150));
  await field.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectBeside('below', field, list(page));
  const { below } = await gaps(field, list(page));

  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => gaps(field, list(page))).toMatchObject({ below, left: true });
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectBeside('above', field, list(page));
  await page.getByRole('option').nth(1).click();
  await expect(field).not.toHaveValue('');
  await expect(field).toBeFocused();
});

test('the list of a picker is gone while its field is out of view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(HOJA_DE_RUTA);
  await selectRows(page, 1);
  await page.getByRole('button', { name: 'Editar Movimiento' }).click();
  const drawer = page.getByRole('dialog', { name: 'Editar Movimiento' });
  const field = drawer.getByRole('combobox', { name: 'Servicio', exact: true });
  await field.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Guardar' }).scrollIntoViewIfNeeded();
  await expect(list(page)).toBeHidden();
  await field.scrollIntoViewIfNeeded();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field).toBeFocused();
});

test('a text grows with its lines up to six, and is small again once it is emptied', async ({
  page,
}) => {
  await page.goto('movimientos');
  const texto = page.getByLabel('Observaciones');
  const height = () => texto.evaluate((element) => (element as HTMLElement).offsetHeight);
  const empty = await height();
  await texto.fill('uno\ndos\ntres');
  const three = await height();
  expect(three).toBeGreaterThan(empty + 30);
  await texto.fill('1\n2\n3\n4\n5\n6');
  const six = await height();
  expect(six).toBeGreaterThan(three + 50);
  await texto.fill('1\n2\n3\n4\n5\n6\n7\n8\n9');
  expect(await height()).toBeLessThanOrEqual(six + 2);

  // A line that needs two is two.
  await texto.fill('palabra '.repeat(25));
  const wide = await height();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(height).toBeGreaterThan(wide);

  await page.getByRole('button', { name: 'Limpiar campos' }).click();
  await expect(texto).toHaveValue('');
  await expect.poll(height).toBe(empty);
});

test('a calendar opens by keyboard alone, is seen, and gives way to Tab', async ({ page }) => {
  await page.goto('agregar-chofer');
  const vencimiento = page.getByRole('textbox', { name: 'Fecha de Vencimiento de Licencia' });
  const ingreso = page.getByRole('textbox', { name: 'Fecha Ingreso' });
  const calendar = page.getByRole('dialog', { name: /^Calendario/ });
  await tabTo(page, vencimiento);
  await expect(calendar).toHaveCount(0);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('button', { name: '20 noviembre 2026' })).toBeInViewport();
  await expectSeen(calendar);
  await expectSeen(ingreso);
  await expectSeen(page.getByRole('button', { name: /^Agregar/ }));
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('button', { name: '25 diciembre 2026' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(calendar).toBeHidden();
  await expect(ingreso).toBeFocused();
});

test('the calendar fills the day that the field holds', async ({ page }) => {
  await page.goto('movimientos');
  await page.getByRole('textbox', { name: 'Fecha', exact: true }).press('Alt+ArrowDown');
  const [held, other] = ['20', '19'].map((day) =>
    page.getByRole('button', { name: `${day} noviembre 2026` }),
  );
  const fill = (day = page.locator('body')) =>
    day.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(async () => (await fill(held)) === (await fill(other))).toBe(false);
});
