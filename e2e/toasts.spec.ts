import { readFile, readdir } from 'node:fs/promises';
import { expect, test } from './support/fixtures';
import { seenDialog } from './support/seen';
import { expectToast, toast } from './support/toasts';

const CLASS = /\.(m_[\da-f]{4,8})\b/g;
const LIBRARIES = ['core', 'dates', 'notifications'];

test('every Mantine class in the scripts has its rule in a stylesheet', async () => {
  const names = await readdir('dist/assets');
  const read = (paths: string[]) =>
    Promise.all(paths.map((path) => readFile(path, 'utf8'))).then((texts) => texts.join('\n'));
  const built = (extension: string) =>
    read(names.filter((name) => name.endsWith(extension)).map((name) => `dist/assets/${name}`));
  const [scripts, styles, theirs] = await Promise.all([
    built('.js'),
    built('.css'),
    read(LIBRARIES.map((name) => `node_modules/@mantine/${name}/styles.css`)),
  ]);
  const styled = new Set([...theirs.matchAll(CLASS)].map(([, name]) => name ?? ''));
  const used = [...styled].filter((name) => scripts.includes(name));
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
});

test(
  'a toast is visible above a drawer in both themes',
  { tag: '@both' },
  async ({ page, api, expectConsole }) => {
    expectConsole('409');
    api.faults.add({ method: 'POST', path: '/clientes/', fault: 'status-409' });
    await page.goto('movimientos');
    await page.getByRole('button', { name: 'Agregar un cliente: Cliente Origen' }).click();
    const drawer = await seenDialog(page);
    await drawer.getByLabel('Nombre').fill('Ñandubay');
    await drawer.getByRole('button', { name: 'Agregar Cliente' }).click();
    // It stays while the pointer is on it.
    await toast(page, 'La operación no es posible').hover();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme);
      await expectToast(page, 'La operación no es posible');
    }
  },
);
