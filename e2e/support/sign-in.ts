import type { Page } from '@playwright/test';

/** Signs in as `admin`, on the sign-in screen or in the dialog of an expired session. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Usuario').fill('admin');
  await page.getByLabel('Contraseña', { exact: true }).fill('admin123');
  await page.getByRole('button', { name: 'Ingresar' }).click();
}
