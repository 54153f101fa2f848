import type { Page } from '@playwright/test';
import { DIA, insertMany } from '../test/server/seeded-day';
import { expect, test } from './support/fixtures';
import { expectSeen } from './support/seen';

const LINK = `hoja-de-ruta?fecha=${DIA}&tipo=todos&buscado=true`;

const boxOf = (page: Page, remito: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Seleccionar remito ${remito},`) });
const barOf = (page: Page) => page.getByRole('group', { name: 'Acciones sobre la selección' });
const countOf = (page: Page) => barOf(page).getByRole('status');

/** Waits for the rows, and scrolls the first ones below the top bar. */
async function openList(page: Page, count: number): Promise<void> {
  await page.goto(LINK);
  await expect(page.getByText(`${count} resultados`)).toBeVisible();
  await page.evaluate(() => {
    const top =
      document.querySelector('table, [role=list][aria-busy]')?.getBoundingClientRect().top ?? 0;
    window.scrollBy({ top: top - 100, behavior: 'instant' });
  });
}

test('Tildar por remito keeps the keyboard when its button scrolls away', async ({ page, api }) => {
  insertMany(api, 30);
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(LINK);
  const button = page.getByRole('button', { name: 'Tildar por remito' });
  await button.click();
  const field = page.getByLabel('Números de remito');
  await expect(field).toBeFocused();
  await page.evaluate(() => window.scrollBy({ top: 1000, behavior: 'instant' }));
  await expect(button).not.toBeInViewport();
  await page.keyboard.type('A-1');
  await expect(field).toHaveValue('A-1');
});

test(
  'the header and the selection bar stay in view, and a tick moves nothing',
  { tag: '@both' },
  async ({ page, api, isMobile }) => {
    insertMany(api, 60);
    await openList(page, 60);
    const first = boxOf(page, 'Z-60');
    const place = () =>
      boxOf(page, 'Z-56').evaluate((box) => box.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    await first.check();
    await expectSeen(barOf(page).getByText('1 seleccionado'));
    expect(await place()).toBe(before);
    await barOf(page).getByRole('button', { name: 'Deseleccionar todo' }).click();
    await expect(first).not.toBeChecked();
    expect(await place()).toBe(before);

    await first.check();
    await page.evaluate(() => window.scrollBy({ top: 700, behavior: 'instant' }));
    await expect(first).not.toBeInViewport();
    await expectSeen(page.getByRole('checkbox', { name: /^Seleccionar todas/ }));
    await expectSeen(barOf(page).getByText('1 seleccionado'));

    const region = page.getByRole('region', { name: 'Lista de movimientos, desplazable' });
    const left = () => region.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
    if (!isMobile) {
      const names = page.getByRole('columnheader').locator('> div');
      for (const name of await names.all()) await expectSeen(name);
      await expectSeen(page.getByLabel('Totales'));
      await expect(region).toHaveCount(0);
      await page.setViewportSize({ width: 900, height: 800 });
      await region.evaluate((element) => {
        element.scrollLeft = 100;
      });
      await expect.poll(left).toBe(100);
      // The origin stays beside each checkbox.
      await expectSeen(page.getByRole('columnheader', { name: 'Origen' }));
    }

    // The last row is not covered once it has the keyboard focus.
    const last = boxOf(page, 'Z-1');
    await last.focus();
    await expectSeen(last);
    await boxOf(page, 'Z-30').focus();
    await expectSeen(boxOf(page, 'Z-30'));
  },
);

/** The text laid over a cell: its lines, and whether it is on top at all corners. Null if there is none. */
function wholeTextOf(cell: HTMLElement) {
  const { content, lineHeight, ...after } = getComputedStyle(cell, '::after');
  if (content === 'none') return null;
  const height = parseFloat(after.height);
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  const edges = after.bottom === '0px' ? [bottom - height, bottom] : [top, top + height];
  const isOnTop = (x: number, y: number) => document.elementFromPoint(x, y) === cell;
  return {
    content,
    lines: Math.floor(height / parseFloat(lineHeight)),
    isSeen: [edges[0]! + 3, edges[1]! - 3].every(
      (y) => isOnTop(left + 3, y) && isOnTop(right - 3, y),
    ),
  };
}

for (const count of [3, 150]) {
  test(`in a list of ${count} a focused row shows a long name in full`, async ({ page, api }) => {
    const nombre = 'Cooperativa Agrícola Ganadera y de Consumo de Villa General Belgrano';
    api.db.clientes.update(api.db.clientes.get(4)!, { nombre });
    insertMany(api, count);
    await openList(page, count);
    const row = page.getByRole('row').filter({ has: boxOf(page, `Z-${count - 1}`) });
    const cell = row.getByRole('cell', { name: nombre, exact: true });
    const look = () => cell.evaluate(wholeTextOf);
    const heights = () =>
      row.evaluate((one) => [one.clientHeight, one.nextElementSibling?.clientHeight]);
    const before = await heights();
    expect(await look()).toBeNull();

    await boxOf(page, `Z-${count}`).focus();
    await page.keyboard.press('Tab');
    await expect(boxOf(page, `Z-${count - 1}`)).toBeFocused();
    const whole = await look();
    expect(whole).toMatchObject({ isSeen: true, content: expect.stringContaining(nombre) });
    expect(whole?.lines).toBeGreaterThan(2);
    expect(await heights()).toEqual(before);
    const short = row.getByRole('cell', { name: 'Doña Paula', exact: true });
    expect(await short.evaluate(wholeTextOf)).toBeNull();

    await page.keyboard.press('Tab');
    expect(await look()).toBeNull();
  });
}

test('selecting a range with Shift and all with Ctrl+A marks no text', async ({ page, api }) => {
  insertMany(api, 150);
  await openList(page, 150);
  const marked = () => page.evaluate(() => window.getSelection()?.toString());
  await page.getByRole('cell', { name: 'Z-150', exact: true }).click();
  await page.getByRole('cell', { name: 'Z-145', exact: true }).click({ modifiers: ['Shift'] });
  await expect(countOf(page)).toHaveText(/^6 seleccionados/);
  expect(await marked()).toBe('');
  await page.keyboard.press('ControlOrMeta+A');
  await expect(countOf(page)).toHaveText(/^150 seleccionados/);
  expect(await marked()).toBe('');
});

const SCREENS = [
  ['Consultas', `reportes?fechaDesde=${DIA}&fechaHasta=${DIA}&buscado=true`],
  ['Hoja de Ruta', LINK],
] as const;

for (const [name, path] of SCREENS) {
  test(`${name}: at 1280 × 800 the totals never cover the selection bar`, async ({ page, api }) => {
    insertMany(api, 21);
    await page.goto(path);
    const totals = page.getByLabel('Totales');
    await expect(totals).toContainText(/Total Monto\s*\$/);
    const covered = await page.evaluate(async () => {
      const boxOf = (name: string) =>
        document.querySelector(`[aria-label="${name}"]`)?.getBoundingClientRect() ?? new DOMRect();
      const found: number[] = [];
      for (let top = 0; top < document.documentElement.scrollHeight; top += 30) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const [bar, totals] = [boxOf('Acciones sobre la selección'), boxOf('Totales')];
        if (Math.min(bar.bottom, totals.bottom) > Math.max(bar.top, totals.top)) found.push(top);
      }
      return found;
    });
    expect(covered, 'scrolled by so many px').toEqual([]);
  });
}

for (const [name, path] of SCREENS) {
  test(
    `${name}: the bar keeps one line and its height`,
    { tag: '@both' },
    async ({ page, api }) => {
      insertMany(api, 21);
      api.faults.add({ method: 'GET', path: '/movimientos/{id}/remito', fault: 'hang' });
      await page.goto(path);
      const all = page.getByRole('checkbox', { name: /^Seleccionar todas/ });
      await expect(page.getByText('21 resultados')).toBeVisible();
      const height = async () => (await barOf(page).boundingBox())?.height;
      const lines = () =>
        barOf(page)
          .getByRole('button')
          .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
      const before = await height();
      expect(await lines()).toBe(1);
      await all.check();
      await expectSeen(barOf(page).getByText('21 seleccionados'));
      expect(await height()).toBe(before);
      expect(await lines()).toBe(1);
      await barOf(page).getByRole('button', { name: 'Imprimir tildados' }).click();
      await page.getByRole('menuitem', { name: 'Remitos (21)' }).click();
      await expectSeen(barOf(page).getByText('Preparados 0 de 21'));
      await expectSeen(barOf(page).getByRole('button', { name: 'Cancelar' }));
      expect(await height()).toBe(before);
    },
  );
}

const LISTS = [...SCREENS, ['Movimientos', 'movimientos'], ['Clientes', 'clientes']] as const;

for (const [name, path] of LISTS.slice(0, 3)) {
  test(
    `${name}: a click near the foot brings nothing under the pointer`,
    { tag: '@both' },
    async ({ page, api, isMobile }) => {
      insertMany(api, 60);
      if (!isMobile) await page.setViewportSize({ width: 1366, height: 900 });
      const [x, height] = isMobile ? [200, 844] : [700, 900];
      await page.goto(path);
      const first = page.locator('[data-row]').first();
      await expect(first).toBeVisible();
      const place = await first.evaluate((row) => row.getBoundingClientRect().top + scrollY);
      const rowAt = (y: number) =>
        page.evaluate(
          (at) =>
            document
              .elementFromPoint(...at)
              ?.closest('[data-row]')
              ?.getAttribute('data-row'),
          [x, y] as const,
        );
      let clicked = 0;
      for (const below of [0, height - 100, height - 250]) {
        await page.evaluate(
          (top) => scrollTo({ top, behavior: 'instant' }),
          below && place - below,
        );
        for (let y = height - 6; y > height - 160; y -= 12) {
          const row = await rowAt(y);
          if (!row) continue;
          clicked += 1;
          await page.mouse.click(x, y);
          await expect(page.getByText('1 seleccionado')).toBeVisible();
          expect(await rowAt(y), `${y} px`).toBe(row);
          await page.mouse.click(x, y);
          await expect(page.getByText('1 seleccionado')).toBeHidden();
        }
      }
      expect(clicked).toBeGreaterThan(1);
    },
  );
}

test(
  'at 320 px a focused button of the bar is in view',
  { tag: '@phone' },
  async ({ page, api }) => {
    insertMany(api, 3);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const [, path] of LISTS) {
      await page.goto(path);
      await page
        .getByRole('checkbox', { name: /^Seleccionar (?!tod)/ })
        .first()
        .check();
      await barOf(page).focus();
      for (const button of await barOf(page).getByRole('button').all()) {
        await page.keyboard.press('Tab');
        await expect(button).toBeFocused();
        await expect(button).toBeInViewport({ ratio: 1 });
        expect(await button.evaluate(isUnmasked), (await button.textContent()) ?? '').toBe(true);
      }
    }
  },
);

/** The scrolling line of buttons fades out at its right end. */
function isUnmasked(button: Element) {
  const end = button.parentElement!.getBoundingClientRect().right - 32;
  return button.getBoundingClientRect().right <= end + 1;
}
