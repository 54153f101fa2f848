import { DIA, insertThree } from '../test/server/seeded-day';
import { expect, test } from './support/fixtures';
import { encoded, HOJA_CON_VENCIDOS } from './support/screens';
import { expectSeen } from './support/seen';
import { rowsOf } from './support/table';
import { expectToast } from './support/toasts';

const HOJA_COMPLETA = `hoja-de-ruta?fecha=${DIA}&tipo=todos&buscado=true&chofer=${encoded({ id: 7, nombre: 'Díaz, Ángel' })}&vehiculo=${encoded({ id: 5, nombre: 'Renault Master L3H2' })}`;

test('an expired paper is red, one that expires before the sheet amber', async ({ page }) => {
  await page.goto(HOJA_CON_VENCIDOS.replace('2026-11-20', '2026-11-30'));
  const colourOf = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colourOf('Matafuego vencido 17/11')).toBe('rgb(201, 42, 42)');
  expect(await colourOf('Seguro vence 27/11')).toBe('rgb(138, 83, 0)');
});

test('a held Enter does not answer the dialog that it opened', async ({ page, api }) => {
  insertThree(api);
  await page.goto(HOJA_COMPLETA);
  await expect(rowsOf(page, 'Lista de movimientos')).toHaveCount(3);
  await page.getByRole('button', { name: /^Crear hoja/ }).focus();
  await page.keyboard.down('Enter');
  const confirm = page.getByRole('button', { name: 'Crear con todos' });
  await expect(confirm).toBeFocused();
  for (let i = 0; i < 5; i += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectSeen(confirm);
  const posts = () => api.requests.filter(({ method }) => method === 'POST').length;
  expect(posts()).toBe(0);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Hoja de ruta creada correctamente');
  expect(posts()).toBe(1);
});
