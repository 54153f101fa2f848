import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { seenDialog } from './support/seen';

const NAME = 'Buscar en el panel';
const field = (page: Page) => page.getByRole('combobox', { name: NAME });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an expired session opens its dialog above the palette', async ({ page, api, setNow }) => {
  await page.goto('recibos-menu');
  const { token } = await api.issueSession({ seconds: 2 });
  await page.evaluate((short) => localStorage.setItem('jwtToken', short), token);
  await page.reload();
  await title(page, 'Recibos').waitFor();
  await page.keyboard.press('Control+K');
  await expect(field(page)).toBeFocused();
  await setNow('2026-11-20T10:31:00-03:00');
  await seenDialog(page, 'Tu sesión venció');
});
