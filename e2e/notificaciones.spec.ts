import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOSTILE_HTML, PARSING_REPORTS } from './hostile-html';
import { seenDialog } from './seen';
import { expectToast } from './toasts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

test('a notice is marked as read and as new, a reminder written and deleted', async ({
  page,
  api,
}) => {
  await page.goto('');
  await expect(tab(page, 'Nuevas')).toHaveText('Nuevas20');
  await expect(tab(page, 'Leídas')).toHaveText('Leídas5');

  const notice = rows(page).filter({ hasText: 'Peugeot Boxer 435' });
  await expect(notice).toContainText('Urgencia alta');
  await expect(notice.locator('b')).toHaveText('Peugeot Boxer 435');
  await notice.getByRole('button', { name: 'Marcar como leída' }).click();
  await expectToast(page, 'Notificación marcada como leída');
  await expect(notice).toHaveCount(0);
  await expect(tab(page, 'Nuevas')).toHaveText('Nuevas19');

  await tab(page, 'Leídas').click();
  await expect(page).toHaveURL(/\?notificaciones=leidas$/);
  await expect(rows(page)).toHaveCount(6);
  await page.reload();
  await notice.getByRole('button', { name: 'Marcar como nueva' }).click();
  await expectToast(page, 'Notificación marcada como nueva');
  await expect(rows(page)).toHaveCount(5);

  await page.getByRole('button', { name: 'Agregar Recordatorio' }).click();
  const dialog = await seenDialog(page, 'Agregar Recordatorio');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('Escribí el recordatorio')).toBeVisible();
  await dialog.getByRole('textbox').fill('  Pedir <precintos>\nal depósito ');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await expect(tab(page, 'Nuevas')).toHaveAttribute('aria-selected', 'true');
  expect(api.db.anotaciones.rows.at(-1)).toMatchObject({
    texto: 'Pedir <precintos>\nal depósito',
    fecha: '2026-11-20',
  });

  const reminder = rows(page).filter({ hasText: 'Pedir <precintos>' });
  await reminder.getByRole('button', { name: 'Eliminar recordatorio' }).click();
  await expectToast(page, 'Anotación eliminada con éxito');
  await expect(reminder).toHaveCount(0);
  await expect(tab(page, 'Nuevas')).toHaveText('Nuevas20');
});

test('marking a notice moves the focus to the next one', async ({ page }) => {
  await page.goto('');
  const buttons = page.getByRole('button', { name: 'Marcar como leída' });
  await buttons.first().focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Notificación marcada como leída');
  await expect(rows(page)).toHaveCount(19);
  await expect(buttons.first()).toBeFocused();
});

test('hostile HTML is sanitized', async ({ page, api, expectConsole }) => {
  PARSING_REPORTS.forEach(expectConsole);
  const { notificaciones, anotaciones } = api.db;
  for (const one of [...notificaciones.rows]) notificaciones.remove(one);
  for (const one of [...anotaciones.rows]) anotaciones.remove(one);
  for (const [, text] of HOSTILE_HTML) {
    notificaciones.insert({ text, urgency: 'low', visto: false });
  }
  await page.addInitScript(() => {
    Object.assign(window, { hostil: () => document.documentElement.setAttribute('hostil', '') });
  });
  await page.goto('');
  await expect(tab(page, 'Nuevas')).toHaveText(`Nuevas${HOSTILE_HTML.length}`);
  const more = page.getByRole('button', { name: /^Mostrar más/ });
  while (await more.isVisible()) await more.click();
  await expect(rows(page)).toHaveCount(HOSTILE_HTML.length);

  const texts = await rows(page).locator('p').all();
  const shown = await Promise.all(texts.map((text) => text.innerHTML()));
  expect(shown.map((html, i) => [HOSTILE_HTML[i]?.[0], html])).toEqual(
    HOSTILE_HTML.map(([what, , left]) => [what, left]),
  );
  await expect(page.locator('html')).not.toHaveAttribute('hostil');
});

test('only Inicio loads the sanitizer', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
  await page.goto('clientes');
  await expect(page.getByText('Total clientes: 57')).toBeVisible();
  expect(scripts.filter((path) => path.includes('inline-html'))).toEqual([]);
  await page.goto('');
  await expect(rows(page)).toHaveCount(20);
  expect(scripts.filter((path) => path.includes('inline-html'))).toHaveLength(1);
});
