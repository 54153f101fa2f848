import type { Locator } from '@playwright/test';
import { openCamara } from './support/camara';
import { expect, test } from './support/fixtures';
import { HOJA_DE_RUTA } from './support/screens';
import { expectSeen, seenDialog, seenOptions } from './support/seen';

/** The parts of an element's look that forced colours keep. */
const lines = (element: Locator): Promise<string> =>
  element.evaluate((node) => {
    const { outlineStyle, outlineColor, color, borderBottomColor } = getComputedStyle(node);
    return [outlineStyle, outlineColor, color, borderBottomColor].join(' ');
  });

const expectDifferent = async (marked: Locator, other: Locator): Promise<void> => {
  await expect(marked).toBeVisible();
  await expect.poll(async () => (await lines(marked)) === (await lines(other))).toBe(false);
};

test('forced colours still tell selected, current and disabled apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('clientes');
  const rows = page.locator('tbody').getByRole('row');
  await rows.nth(1).getByRole('checkbox').check();
  await expectDifferent(rows.nth(1), rows.nth(2));
  await expectDifferent(
    page.getByRole('link', { name: 'Clientes', exact: true }),
    page.getByRole('link', { name: 'Empleados', exact: true }),
  );
  await rows.nth(2).getByRole('checkbox').check();
  const blocked = page.getByRole('button', { name: 'Anterior' });
  await expect(blocked).toHaveAttribute('aria-disabled', 'true');
  await expectDifferent(blocked, page.getByRole('button', { name: 'Siguiente' }));

  await page.goto('');
  await expectDifferent(
    page.getByRole('tab', { name: /^Nuevas/ }),
    page.getByRole('tab', { name: /^Leídas/ }),
  );
  await page.goto('contrareembolso');
  await expectDifferent(
    page.getByRole('link', { name: 'Recibos', exact: true }).first(),
    page.getByRole('link', { name: 'Clientes', exact: true }),
  );
  // Only the current tab has a border.
  const canvas = 'rgb(255, 255, 255)';
  await expect(page.getByRole('link', { name: 'Por cliente' })).not.toHaveCSS(
    'border-color',
    canvas,
  );
  await expect(page.getByRole('link', { name: 'Por rendir' })).toHaveCSS('border-color', canvas);
  await page.goto('movimientos');
  await page.getByRole('combobox', { name: 'Cliente Origen' }).fill('gomez');
  const options = await seenOptions(page);
  await expect(options.nth(1)).toBeVisible();
  await expectDifferent(options.nth(0), options.nth(1));
});

test('the amount on a movement’s card is not cut at 320 px', async ({ page, api }) => {
  const [row] = api.db.movimientos.rows.slice(-1);
  api.db.movimientos.update(row!, { bultos: 1234, flete: 999_999_999.99 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('movimientos');
  const amount = page.getByRole('listitem').getByText(/^\$\s999\.999\.999,99$/);
  await amount.scrollIntoViewIfNeeded();
  await expectSeen(amount);
  const isWhole = await amount.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const { left, right } = text.getBoundingClientRect();
    const card = element.closest('li')?.getBoundingClientRect();
    return card !== undefined && left >= card.left && right <= card.right;
  });
  expect(isWhole).toBe(true);
});

test('the box of Columnas ends inside the window, and scrolls', async ({ page }) => {
  await page.goto('movimientos');
  const button = page.getByRole('button', { name: 'Columnas' });
  const box = page.getByRole('dialog', { name: 'Columnas de la tabla' });
  // At the lowest and the highest position that scrolling allows.
  for (const block of ['end', 'start'] as const) {
    await button.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
    await button.click();
    await expectSeen(box);
    const last = box.getByRole('checkbox').last();
    await last.scrollIntoViewIfNeeded();
    await expectSeen(last);
    await expectSeen(box.getByRole('button', { name: 'Restablecer' }));
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  }
});

test('a double click opens a row and leaves no text selected', async ({ page }) => {
  await page.goto(HOJA_DE_RUTA);
  await page.getByRole('cell', { name: 'Origen', exact: true }).first().dblclick();
  await seenDialog(page, 'Editar Movimiento');
  expect(await page.evaluate(() => String(window.getSelection()))).toBe('');
});

test('the last scan is in view on a phone that is held sideways', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 340 });
  await page.goto(HOJA_DE_RUTA);
  const view = await openCamara(page, ['000123']);
  const outcome = view.getByRole('status', { name: 'Resultado' });
  await expect(outcome).toHaveText('No está en la lista: 000123.');
  await expectSeen(outcome);
});
