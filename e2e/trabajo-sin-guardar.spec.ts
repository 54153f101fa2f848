import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { HOJA_DE_RUTA, selectRows } from './support/screens';
import { expectSeen } from './support/seen';

const question = (page: Page) => page.getByRole('dialog', { name: '¿Salir sin guardar?' });
const answer = (page: Page, name: 'Seguir editando' | 'Salir sin guardar') =>
  question(page).getByRole('button', { name }).click();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Types with real keys: the browser asks on leaving only after a user gesture. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.keyboard.type(text);
}

/** Closes the tab. Returns whether the browser asked first. */
async function asksOnClosing(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    return true;
  });
  const closed = page.waitForEvent('close').then(() => false);
  await page.close({ runBeforeUnload: true });
  return Promise.race([asked, closed]);
}

test('closing the tab asks only while there is unsaved work', async ({ page }) => {
  await page.goto('agregar-cliente');
  await type(page, 'Nombre', 'Ana');
  expect(await asksOnClosing(page)).toBe(true);
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana');
  await page.getByRole('button', { name: 'Agregar Cliente' }).click();
  await expect(title(page, 'Clientes')).toBeVisible();
  expect(await asksOnClosing(page)).toBe(false);
});

test('closing the tab asks only while remitos are being prepared', async ({ page, api }) => {
  api.faults.add({ path: '/movimientos/{id}/remito', fault: 'hang' });
  await page.goto(HOJA_DE_RUTA);
  await selectRows(page, 2);
  await page.getByRole('button', { name: 'Imprimir tildados' }).click();
  await page.getByRole('menuitem', { name: 'Remitos (2)' }).click();
  await expect(page.getByText('Preparados 0 de 2')).toBeVisible();
  expect(await asksOnClosing(page)).toBe(true);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Preparados 0 de 2')).toBeHidden();
  expect(await asksOnClosing(page)).toBe(false);
});

test('Back asks; the answer stays on the form or leaves it', async ({ page }) => {
  await page.goto('clientes?texto=gomez');
  await page.getByRole('link', { name: 'Agregar Cliente' }).click();
  await type(page, 'Nombre', 'Ana');
  await page.goBack();
  await answer(page, 'Seguir editando');
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/\/agregar-cliente$/);
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana');
  await expect(page.getByLabel('Nombre')).toBeFocused();

  await page.goBack();
  await expectSeen(question(page));
  await page.goForward();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/\/agregar-cliente$/);

  await page.goBack();
  await answer(page, 'Salir sin guardar');
  await expect(title(page, 'Clientes')).toBeVisible();
  await expect(page).toHaveURL(/\/clientes\?texto=gomez$/);
  await page.goForward();
  await expect(page.getByLabel('Nombre')).toHaveValue('');
});

test('a form takes no keys while it is sent, and goes on in its field if it is refused', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole(/409/);
  expectConsole(/HTTPError/);
  const [cliente] = api.db.clientes.rows;
  await page.goto(`clientes/${cliente!.id}`);
  await page.getByLabel('Localidad').fill('Salta');
  api.faults.add({ method: 'GET', path: '/clientes/{id}', fault: 'slow', ms: 3000 });
  api.faults.add({ method: 'PATCH', path: '/clientes/{id}', fault: 'status-409' });
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Localidad')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Guardar Cambios' })).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByLabel('Localidad')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' capital');
  await expect(page.getByLabel('Localidad')).toHaveValue('Salta capital');
});

test('another tab offers the draft of a crashed tab only', async ({ page, context }) => {
  const notice = (tab: Page) =>
    tab.getByRole('status').filter({ hasText: 'Hay un movimiento sin terminar' });
  const observaciones = (tab: Page) => tab.getByLabel('Nro Remito');
  const drafts = (tab: Page) =>
    tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('borrador')));
  await page.goto('movimientos');
  await observaciones(page).fill('de la primera');
  await expect.poll(() => drafts(page)).toHaveLength(1);

  const other = await context.newPage();
  await other.goto('movimientos');
  await observaciones(other).fill('de la segunda');
  await expect.poll(() => drafts(other)).toHaveLength(2);
  await expect(notice(other)).toBeHidden();

  // Fires no unload event, like a crash.
  await page.close();
  await expect(notice(other)).toBeVisible();
  await expect(observaciones(other)).toHaveValue('de la segunda');
  await other.getByRole('button', { name: 'Recuperar' }).click();
  await expect(observaciones(other)).toHaveValue('de la primera');
});
