import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { tabTo } from './focus';
import { CONTRAREEMBOLSO, HOJA_DE_RUTA, REPORTES, selectRows, SIZES } from './screens';
import { expectSeen, seenDialog, seenOptions } from './seen';

const picker = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const list = (page: Page) => page.getByRole('listbox');

/** Gaps between the field's edges and the floating element, in px; negative where they overlap. */
async function gaps(field: Locator, floating: Locator) {
  const [of, at] = [await field.boundingBox(), await floating.boundingBox()];
  if (!of || !at) throw new Error('not on the page');
  return {
    above: Math.round(of.y - (at.y + at.height)),
    below: Math.round(at.y - (of.y + of.height)),
    left: Math.abs(of.x - at.x) < 8,
  };
}

/** Waits until the floating element is above or below its field, at a small distance. */
const expectBeside = (side: 'above' | 'below', field: Locator, floating: Locator) =>
  expect
    .poll(async () => {
      const { left, [side]: gap } = await gaps(field, floating);
      return left && gap >= 4 && gap < 20;
    }, `${side} its field`)
    .toBe(true);

test('a picker’s list opens below its field, follows it, and flips above where there is no room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('movimientos');
  const field = picker(page, 'Representante');
  // Until the list has loaded the page is too short to scroll this far.
  await expect(page.getByText(/^Página 1 de/)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 150));
  await field.click();
  await seenOptions(page);
  await expectBeside('below', field, list(page));
  const { below } = await gaps(field, list(page));

  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => gaps(field, list(page))).toMatchObject({ below, left: true });
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.keyboard.press('ArrowDown');
  await seenOptions(page);
  await expectBeside('above', field, list(page));
  await page.getByRole('option').nth(1).click();
  await expect(field).not.toHaveValue('');
  await expect(field).toBeFocused();
});

test('a picker’s list is hidden while its field is out of view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(HOJA_DE_RUTA);
  await selectRows(page, 1);
  await page.getByRole('button', { name: 'Editar Movimiento' }).click();
  const drawer = await seenDialog(page, 'Editar Movimiento');
  const field = drawer.getByRole('combobox', { name: 'Servicio', exact: true });
  await field.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Guardar' }).scrollIntoViewIfNeeded();
  await expect(list(page)).toBeHidden();
  await field.scrollIntoViewIfNeeded();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field).toBeFocused();
});

test('a text area grows up to six lines, and shrinks when it is emptied', async ({ page }) => {
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

  // A wrapped line counts as two.
  await texto.fill('palabra '.repeat(25));
  const wide = await height();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(height).toBeGreaterThan(wide);

  await page.getByRole('button', { name: 'Limpiar campos' }).click();
  await expect(texto).toHaveValue('');
  await expect.poll(height).toBe(empty);
});

const calendarOf = (page: Page) => page.getByRole('dialog', { name: /^Calendario/ });

async function openEditor(page: Page): Promise<void> {
  await selectRows(page, 1);
  await page.getByRole('button', { name: 'Editar Movimiento' }).click();
  await expect(page.getByRole('dialog').getByLabel('Observaciones')).toBeVisible();
}

async function makeDriver(page: Page): Promise<void> {
  await page.getByLabel('Función').selectOption('Chofer');
}

const foldMenu = (page: Page) => page.getByRole('button', { name: 'Cerrar menú' }).click();

/** Every form with dates. */
const DATED: {
  path: string;
  prepare?: (page: Page) => Promise<void>;
  sizes?: readonly (keyof typeof SIZES)[];
}[] = [
  { path: 'agregar-vehiculo' },
  { path: 'vehiculos/1' },
  { path: 'agregar-chofer' },
  { path: 'choferes/1' },
  { path: 'agregar-empleado' },
  { path: 'empleados/1', prepare: makeDriver },
  { path: 'movimientos' },
  { path: 'movimientos', prepare: foldMenu, sizes: ['desktop'] },
  { path: 'movimientos/130' },
  { path: 'hoja-de-ruta' },
  { path: 'hoja-de-ruta', prepare: foldMenu, sizes: ['desktop'] },
  { path: HOJA_DE_RUTA, prepare: openEditor },
  { path: 'contrareembolso' },
  { path: CONTRAREEMBOLSO, prepare: openEditor },
  { path: 'reportes' },
  { path: REPORTES, prepare: openEditor },
  { path: 'recibos' },
];

/** Opens the field's calendar, and counts the controls that it covers: the next one, and the form's submit button. */
async function countCovered(page: Page, field: Locator): Promise<number> {
  await field.press('Tab');
  const next = await page.evaluateHandle(() => document.activeElement);
  await field.press('Alt+ArrowDown');
  const calendar = calendarOf(page);
  await expect(calendar.getByRole('button', { name: / \d{4}$/ }).first()).toBeVisible();
  await expectSeen(calendar);
  const covered = await calendar.evaluate((element, following) => {
    const at = element.getBoundingClientRect();
    const form = following?.closest('form');
    return [following, form?.querySelector('[type="submit"]')].filter((control) => {
      const box = control?.getBoundingClientRect() ?? at;
      const isBeside = box.right <= at.left || box.left >= at.right;
      return !isBeside && box.bottom > at.top && box.top < at.bottom;
    }).length;
  }, next);
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(field).toBeFocused();
  return covered;
}

for (const { path, prepare, sizes } of DATED) {
  const name = `${path.split('?')[0] ?? ''}${prepare ? `, ${prepare.name}` : ''}`;
  test(`a calendar covers neither the next control nor the submit button: ${name}`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await prepare?.(page);
    const form = page.locator('form', { has: page.getByPlaceholder('dd/mm/aaaa') }).last();
    for (const size of sizes ?? (['desktop', 'phone'] as const)) {
      await page.setViewportSize(SIZES[size]);
      const fields = await form.getByPlaceholder('dd/mm/aaaa').all();
      expect(fields).not.toEqual([]);
      for (const [index, field] of fields.entries()) {
        expect.soft(await countCovered(page, field), `${size}, date ${index + 1}`).toBe(0);
      }
    }
  });
}

test('a click in the field opens the calendar; typing or a click elsewhere closes it', async ({
  page,
}) => {
  await page.goto('movimientos');
  const fecha = page.getByRole('textbox', { name: 'Fecha', exact: true });
  const calendar = calendarOf(page);
  await fecha.click();
  await expectSeen(calendar);
  await expect(fecha).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(calendar).toHaveCount(0);
  await page.keyboard.press('5');
  await expect(fecha).toHaveValue('20/11/2025');

  await fecha.click();
  await calendar.getByRole('button', { name: '3 noviembre 2025', exact: true }).click();
  await expect(fecha).toHaveValue('03/11/2025');
  await expect(fecha).toBeFocused();
  await expect(calendar).toHaveCount(0);

  await fecha.click();
  await picker(page, 'Cliente Destino').click();
  await expect(calendar).toHaveCount(0);
  await expect(picker(page, 'Cliente Destino')).toBeFocused();
});

test(
  'on a phone a tap in the field opens no calendar, and the icon opens it inside the form',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('movimientos');
    const fecha = page.getByRole('textbox', { name: 'Fecha', exact: true });
    const calendar = calendarOf(page);
    const origen = picker(page, 'Cliente Origen');
    await fecha.tap();
    await expect(fecha).toBeFocused();
    await expect(calendar).toHaveCount(0);
    await page.getByRole('button', { name: 'Abrir el calendario' }).tap();
    await expectSeen(calendar);
    await expectSeen(origen);
    await origen.tap();
    await expect(origen).toBeFocused();
    await expect(calendar).toHaveCount(0);
  },
);

test('a calendar opens from the keyboard, is seen, and closes on Tab', async ({ page }) => {
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

test('the calendar highlights the field’s day', async ({ page }) => {
  await page.goto('movimientos');
  await page.getByRole('textbox', { name: 'Fecha', exact: true }).press('Alt+ArrowDown');
  const [held, other] = ['20', '19'].map((day) =>
    page.getByRole('button', { name: `${day} noviembre 2026` }),
  );
  const fill = (day = page.locator('body')) =>
    day.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(async () => (await fill(held)) === (await fill(other))).toBe(false);
});
