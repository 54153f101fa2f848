import { expect, test } from './support/fixtures';
import { expectSeen } from './support/seen';
import { rowsOf } from './support/table';

test(
  'on a touch screen the offered remito number is accepted with a button, and the Tab key cap is hidden',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('movimientos');
    const use = page.getByRole('button', { name: 'Usar 0001-00020138' });
    await expectSeen(use);
    await expect(page.getByText('Tab', { exact: true })).toBeHidden();
    const { width, height } = (await use.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
    await use.tap();
    await expect(page.getByLabel('Nro Remito')).toHaveValue('0001-00020138');
    await expect(use).toHaveCount(0);
  },
);

test('with a keyboard the offered remito number shows the Tab key cap', async ({ page }) => {
  await page.goto('movimientos');
  await expect(page.getByText('Tab', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Usar/ })).toBeHidden();
});

/** Milliseconds between keys: faster than anyone, and a calm clerk. */
const PACES = [20, 110];

test('fast typing ends up in the right fields, with a second of latency', async ({ page, api }) => {
  await page.goto('movimientos');
  await expect(rowsOf(page, 'Movimientos').first()).toContainText('0001-00020137');
  const picker = (name: string) => page.getByRole('combobox', { name });
  await expect(picker('Cliente Origen')).toBeFocused();
  api.faults.latency = 1000;
  await page.keyboard.type('echev', { delay: 20 });
  await page.keyboard.press('Tab');
  for (const [index, delay] of PACES.entries()) {
    await page.keyboard.type('ferre', { delay });
    await page.keyboard.press('Tab');
    await page.keyboard.type(`R-${index + 1}`, { delay });
    await page.keyboard.press('Enter');
    await page.keyboard.type('media', { delay });
    await page.keyboard.press('Enter');
    await page.keyboard.type(String(index + 2), { delay });
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => api.db.movimientos.rows.at(-1)?.remitoNumero).toBe(`R-${index + 1}`);
    await expect(picker('Cliente Destino')).toBeFocused();
    await expect(picker('Cliente Destino')).toHaveValue('');
  }
  expect(api.db.movimientos.rows.slice(-2)).toMatchObject(
    [2, 3].map((bultos) => ({
      clienteOrigenId: api.db.clientes.rows.find(({ nombre }) => nombre.startsWith('Echeverr'))?.id,
      clienteDestinoId: 11,
      servicioId: 2,
      bultos,
    })),
  );
  expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
});
