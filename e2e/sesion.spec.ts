import { expect, test } from './support/fixtures';
import { expectRefused, seenDialog } from './support/seen';

/** A session of two seconds has expired by then. */
const A_MINUTE_LATER = '2026-11-20T10:31:00-03:00';

test('the dialog keeps the focus at a refusal', async ({ page, api, setNow, expectConsole }) => {
  expectConsole(/401/);
  const { token } = await api.issueSession({ seconds: 2 });
  await page.addInitScript((short) => localStorage.setItem('jwtToken', short), token);
  await page.goto('agregar-representante');
  await page.getByLabel('Nombre').fill('Ñandubay Cargas');
  await setNow(A_MINUTE_LATER);
  await seenDialog(page, 'Tu sesión venció');
  expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull();
  const password = page.getByLabel('Contraseña', { exact: true });
  await page.getByLabel('Usuario').fill('admin');
  await password.fill('otra');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expectRefused(password);
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  await expect(password).toBeFocused();
  await page.keyboard.type('admin123');
  await expect(password).toHaveValue('admin123');
  await page.keyboard.press('Enter');
  await expect(password).toHaveCount(0);
  await expect(page.getByLabel('Nombre')).toHaveValue('Ñandubay Cargas');
});
