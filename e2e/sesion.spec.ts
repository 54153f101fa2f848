import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectRefused, seenDialog } from './support/seen';

/** A session of two seconds has expired by then. */
const A_MINUTE_LATER = '2026-11-20T10:31:00-03:00';

const stored = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => [localStorage.getItem('jwtToken'), localStorage.getItem('user')]);

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('a sign-in refused on Enter selects the password and keeps the focus in it', async ({
    page,
    api,
    expectConsole,
  }) => {
    expectConsole(/401/);
    api.faults.latency = 300;
    await page.goto('login');
    await refuse(page, 'Enter');
  });
});

/** Signs in with a wrong password, then types the right one over it. */
async function refuse(page: Page, how: 'Enter' | 'a click'): Promise<void> {
  const password = page.getByLabel('Contraseña', { exact: true });
  await page.getByLabel('Usuario').fill('admin');
  await password.fill('otra');
  if (how === 'Enter') await password.press('Enter');
  else await page.getByRole('button', { name: 'Ingresar' }).click();
  await expectRefused(password);
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  await expect(password).toBeFocused();
  await page.keyboard.type('admin123');
  await expect(password).toHaveValue('admin123');
  await page.keyboard.press('Enter');
  await expect(password).toHaveCount(0);
}

test('a sign-in refused in the dialog of an expired session selects the password and keeps the focus in it', async ({
  page,
  api,
  setNow,
  expectConsole,
}) => {
  expectConsole(/401/);
  const { token } = await api.issueSession({ seconds: 2 });
  await page.addInitScript((short) => localStorage.setItem('jwtToken', short), token);
  await page.goto('agregar-representante');
  await page.getByLabel('Nombre').fill('Ñandubay Cargas');
  await setNow(A_MINUTE_LATER);
  await seenDialog(page, 'Tu sesión venció');
  expect(await stored(page)).toEqual([null, null]);
  await refuse(page, 'a click');
  await expect(page.getByLabel('Nombre')).toHaveValue('Ñandubay Cargas');
});
