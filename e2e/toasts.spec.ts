import { readFile, readdir } from 'node:fs/promises';
import { expect, test } from './fixtures';
import { selectRows } from './screens';
import { seenDialog } from './seen';
import { expectToast, toasts } from './toasts';

const CLASS = /\.(m_[\da-f]{4,8})\b/g;
const LIBRARIES = ['core', 'dates', 'notifications'];

test('each of the libraries’ class names in the scripts has its rule in a stylesheet', async () => {
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme });

    test(
      `toasts are seen, the newest on top, three at most, and go after four seconds: ${colorScheme}`,
      { tag: '@both' },
      async ({ page, api, expectConsole }) => {
        expectConsole('409');
        api.faults.add({ method: 'DELETE', path: '*', fault: 'status-409' });
        await page.goto('clientes');
        await page.getByRole('button', { name: 'Editar Cliente' }).press('Enter');
        await expectToast(page, 'No se ha seleccionado ningún cliente');
        await page.getByRole('button', { name: 'Eliminar' }).press('Enter');
        await expectToast(page, 'Debe seleccionar al menos un cliente');
        await selectRows(page, 1);
        await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
        await (await seenDialog(page)).getByRole('button', { name: 'Eliminar' }).click();
        await expectToast(page, 'La operación no es posible');
        await expect(toasts(page).first()).toBeVisible();
        await expect(toasts(page)).toHaveCount(0, { timeout: 6000 });
      },
    );

    test(
      `a toast is seen above a drawer: ${colorScheme}`,
      { tag: '@both' },
      async ({ page, api, expectConsole }) => {
        expectConsole('409');
        api.faults.add({ method: 'POST', path: '/clientes/', fault: 'status-409' });
        await page.goto('movimientos');
        await page.getByRole('button', { name: 'Agregar un cliente: Cliente Origen' }).click();
        const drawer = await seenDialog(page);
        await drawer.getByLabel('Nombre').fill('Ñandubay');
        await drawer.getByRole('button', { name: 'Agregar Cliente' }).click();
        await expectToast(page, 'La operación no es posible');
      },
    );
  });
}
