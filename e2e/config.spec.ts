import { CARRIER, serveCarrier } from './support/carrier';
import { expect, test } from './support/fixtures';
import { expectSeen } from './support/seen';
import { signIn } from './support/sign-in';

const NOT_READ =
  'No se pudo leer config.json. Se usan los valores de fábrica. Avisá a quien administra el panel.';

test.use({ signedIn: false });

test('another carrier has its own name, logo, hour, town, API and collector of errors', async ({
  page,
  now,
  expectConsole,
}) => {
  const carrier = await serveCarrier({ clock: () => new Date(now) });
  await page.goto(carrier.url);
  const logo = page.locator('img');
  await expectSeen(logo);
  const logoWidth = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(logoWidth).toBe(60);
  await expectSeen(page.getByText(CARRIER.companyName));
  await signIn(page);
  await expect(page).toHaveTitle(`Inicio · ${CARRIER.companyName}`);

  // 10:30 is past the carrier's hour.
  await page.goto(`${carrier.url}recibos`);
  await expect(page.getByLabel('Fecha', { exact: true })).toHaveValue('21/11/2026');
  await expectSeen(page.getByLabel(`Entregué a ${CARRIER.companyName} la suma de...`));

  await page.goto(`${carrier.url}agregar-cliente`);
  await expect(page.getByLabel('Localidad')).toHaveValue(CARRIER.localidad);
  await page.getByLabel('Nombre').fill('Ñandubay');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible();
  expect(carrier.api.db.clientes.rows.at(-1)).toMatchObject({
    nombre: 'Ñandubay',
    localidad: CARRIER.localidad,
  });

  expectConsole('Roto');
  await page.route('**/errors', (route) => route.fulfill({ status: 204 }));
  const told = page.waitForRequest('**/errors');
  const logged = page.waitForEvent('pageerror');
  await page.evaluate(() => void Promise.reject(new Error('Roto')));
  await logged;
  expect((await told).postDataJSON()).toMatchObject({ screen: 'clientes', name: 'Error' });
  await carrier.close();
});

test('a missing config.json is reported, and the panel works', async ({ page, expectConsole }) => {
  expectConsole(/config\.json/);
  expectConsole(/404/);
  await page.route('**/config.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('login');
  await expectSeen(page.getByText(NOT_READ));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  await expectSeen(page.getByText(NOT_READ));
});

test('config.json is fetched once, without waiting for the code', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('login');
  await expect(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(asked.filter((path) => path === '/admin/config.json')).toHaveLength(1);
  const isCode = (path: string) => /\/core-.*\.js$/.test(path);
  expect(asked.indexOf('/admin/config.json')).toBeLessThan(asked.findIndex(isCode));
});
