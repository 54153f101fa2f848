import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { HOJA_DE_RUTA, selectRows } from './support/screens';
import { expectSeen, seenDialog, seenOptions } from './support/seen';
import { openState, REFUSED, STATES } from './support/states';

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

test('a picker’s list opens below its field, or above without room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('movimientos');
  const field = picker(page, 'Representante');
  const scrollTo = (top: number) =>
    field.evaluate((element, wanted) => {
      window.scrollBy({ top: element.getBoundingClientRect().top - wanted, behavior: 'instant' });
    }, top);
  // Before the list has loaded, the page is too short to scroll this far.
  await expect(page.getByText(/^Página 1 de/)).toBeVisible();
  await scrollTo(200);
  await field.click();
  await seenOptions(page);
  await expectBeside('below', field, list(page));
  const { below } = await gaps(field, list(page));

  await scrollTo(150);
  await expect.poll(() => gaps(field, list(page))).toMatchObject({ below, left: true });
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);

  await scrollTo(450);
  await page.keyboard.press('ArrowDown');
  await seenOptions(page);
  await expectBeside('above', field, list(page));
  await page.getByRole('option').nth(1).click();
  await expect(field).not.toHaveValue('');
  await expect(field).toBeFocused();
});

async function openEditor(page: Page): Promise<void> {
  await selectRows(page, 1);
  await page.getByRole('button', { name: 'Editar Movimiento' }).click();
  await expect(page.getByRole('dialog').getByLabel('Observaciones')).toBeVisible();
}

test('a picker’s list is hidden while its field is out of view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(HOJA_DE_RUTA);
  await openEditor(page);
  const drawer = await seenDialog(page, 'Editar Movimiento');
  const field = drawer.getByRole('combobox', { name: 'Servicio', exact: true });
  await field.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await drawer.getByLabel('Observaciones').scrollIntoViewIfNeeded();
  await expect(list(page)).toBeHidden();
  await field.scrollIntoViewIfNeeded();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field).toBeFocused();
});

test('a text area grows up to six lines, and shrinks when it is emptied', async ({ page }) => {
  await page.goto('movimientos');
  await page.getByRole('button', { name: 'Más datos' }).click();
  const texto = page.getByLabel('Observaciones');
  const height = () => texto.evaluate((element) => (element as HTMLElement).offsetHeight);
  const heightOf = async (text: string) => {
    await texto.fill(text);
    return height();
  };
  const empty = await height();
  const three = await heightOf('uno\ndos\ntres');
  expect(three).toBeGreaterThan(empty + 30);
  // Wrapped lines count.
  const six = await heightOf('palabra '.repeat(500));
  expect(six).toBeGreaterThan(three + 50);
  expect(await heightOf('1\n2\n3\n4\n5\n6')).toBeCloseTo(six, -1);
  await page.getByRole('button', { name: 'Limpiar campos' }).click();
  await expect.poll(height).toBe(empty);
});

for (const state of STATES.filter(({ name }) => [...REFUSED, 'login: refused'].includes(name))) {
  test.describe(() => {
    test.use({ signedIn: !state.signedOut });
    const tag = state.name === 'movimientos: field errors' ? [] : '@long';
    test(
      `each invalid field is marked in red, with and without the focus: ${state.name}`,
      { tag },
      async ({ page, api, setNow, expectConsole }) => {
        if (state.logs) expectConsole(state.logs);
        await openState(state, { page, api, setNow });
        const fields = page.locator('[aria-invalid="true"]:visible');
        await expect(fields).not.toHaveCount(0);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveClass(colorScheme);
          for (const field of await fields.all()) {
            for (const moves of ['focus', 'blur'] as const) {
              await field[moves]();
              await expectSeen(field, { refused: true });
            }
          }
        }
      },
    );
  });
}

const SHORT_TEXTS: readonly [path: string, wrong: string, text: string, note: string][] = [
  ['movimientos', 'Monto', 'mucho', 'Ingresá un importe válido'],
  ['clientes/7', 'Email', 'nadie', 'Ingresá un email válido'],
];

test('rows of a form are equally far apart with and without a note', async ({ page }) => {
  for (const [path, wrong, text, note] of SHORT_TEXTS) {
    await page.goto(path);
    const field = page.getByLabel(wrong, { exact: true });
    await field.fill(text);
    const submit = page.getByRole('main').locator('[type="submit"]');
    const tops = () =>
      page
        .locator('main form input:not([type="hidden"]), main form [type="submit"]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const before = await tops();
    await submit.click();
    await expect(page.getByText(note)).toBeVisible();
    expect(await tops(), path).toEqual(before);
  }
});

test('a drawer’s buttons stay at the bottom of the window', { tag: '@both' }, async ({ page }) => {
  await page.goto('movimientos');
  await page.getByRole('button', { name: 'Agregar un cliente: Cliente Origen' }).click();
  const short = await seenDialog(page, 'Agregar un cliente');
  const room = async (button: Locator) => {
    const box = await button.boundingBox();
    return (page.viewportSize()?.height ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0));
  };
  expect(await room(short.getByRole('button', { name: 'Agregar Cliente' }))).toBe(12);
  await short.getByRole('button', { name: 'Cancelar' }).click();

  await page.goto(HOJA_DE_RUTA);
  await openEditor(page);
  const long = await seenDialog(page, 'Editar Movimiento');
  const save = long.getByRole('button', { name: 'Guardar Cambios' });
  await expectSeen(save);
  expect(await room(save)).toBe(12);
});

/** An iPhone zooms into a field with smaller text, and does not zoom out again. */
test(
  'on a phone fields have text of 16 px, and a pull does not reload',
  { tag: '@phone' },
  async ({ page }) => {
    const small = () =>
      page
        .locator('input:not([type=checkbox], [type=radio]), textarea, select')
        .evaluateAll((fields) =>
          fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).map(String),
        );
    for (const path of ['movimientos', 'recibos', 'clientes', 'servicios/1', HOJA_DE_RUTA]) {
      await page.goto(path);
      await expect(page.locator('main input').first()).toBeAttached();
      expect(await small(), path).toEqual([]);
    }
    await page.getByRole('button', { name: 'Tildar por remito' }).click();
    await expect(page.getByLabel('Números de remito')).toHaveCSS('font-size', '16px');
    await page.getByRole('button', { name: 'Buscar en el panel' }).click();
    expect(await small()).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain');
  },
);
