import { expect, test } from './support/fixtures';
import { HOJA_CON_VENCIDOS } from './support/screens';

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
