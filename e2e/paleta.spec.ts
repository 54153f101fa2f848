import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectSeen, seenDialog } from './support/seen';

const NAME = 'Buscar en el panel';
const field = (page: Page) => page.getByRole('combobox', { name: NAME });
const palette = (page: Page) => page.getByRole('dialog', { name: NAME });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  'the button opens the palette by touch or click; the palette finds a client and is legible in both themes',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('movimientos');
    await page.getByRole('button', { name: NAME }).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill('bulonera');
    const client = page.getByRole('option', { name: /^Bulonera Mediterránea/ });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme);
      await expectSeen(palette(page));
      await expectSeen(client);
      await expectSeen(palette(page).getByText('1 resultado'));
    }
    await client.click();
    await expect(page).toHaveURL(/\/clientes\/4$/);
    await expect(title(page, 'Editar Cliente')).toBeFocused();
    await expect(palette(page)).toBeHidden();
  },
);

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
