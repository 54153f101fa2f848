import { MASTER_DATA } from '../test/master-data';
import { expect, test } from './fixtures';
import { sidewaysScroll } from './screens';
import { seenDialog } from './seen';
import { expectToast } from './toasts';

for (const entity of MASTER_DATA) {
  const { path, one, many, One, name, typed } = entity;
  test(
    `${path}: a record is created, found, edited and deleted`,
    { tag: path === '/clientes' ? '@both' : [] },
    async ({ page }) => {
      const value = (typed[name] ?? '').trim();
      const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
      const press = (label: string) => page.getByRole('button', { name: label }).click();
      const row = page.getByRole('checkbox', { name: `Seleccionar ${value}` });
      const found = page.getByText(`Página 1 de 1 — Total ${many}: 1`);

      await page.goto(path.slice(1));
      await page.getByRole('link', { name: `Agregar ${One}` }).click();
      await expect(field(name)).toBeFocused();
      for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
      await press(entity.submit);
      await expectToast(page, entity.created);

      await page.getByRole('searchbox', { name: `Buscar ${One}` }).fill(value);
      await expect(found).toBeVisible();
      await row.check();
      await press(`Editar ${One}`);
      await expect(field(name)).toHaveValue(value);
      await field(name).fill(`${value} dos`);
      await press('Guardar Cambios');
      await expectToast(page, entity.updated);
      await expect(page.getByRole('cell', { name: `${value} dos`, exact: true })).toBeVisible();

      await row.check();
      await press('Eliminar');
      const dialog = await seenDialog(page, `¿Eliminar 1 ${one}?`);
      await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
      await dialog.getByRole('button', { name: 'Eliminar' }).click();
      await expectToast(page, entity.deleted);
      await expect(page.getByText(`Ningún ${one} coincide con «${value}».`)).toBeVisible();
    },
  );
}

test('lists scroll inside their card, never the page', { tag: '@both' }, async ({ page }) => {
  for (const path of [...MASTER_DATA.map((entity) => entity.path.slice(1)), 'ver-recibos']) {
    await page.goto(path);
    await expect(page.locator('tbody').getByRole('checkbox')).not.toHaveCount(0);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
});
