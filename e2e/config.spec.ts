import { CARRIER, serveCarrier } from './support/carrier';
import { expect, test } from './support/fixtures';
import { expectSeen } from './support/seen';
import { signIn } from './support/sign-in';

const NOT_READ =
  'No se pudo leer config.json. Se usan los valores de fábrica. Avisá a quien administra el panel.';

test.use({ signedIn: false });

test('another carrier has its own name, logo, hour, town and API', async ({ page, now }) => {
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
  await carrier.close();
});

test('a collector receives errors, and nothing typed', async ({ page, now, expectConsole }) => {
  expectConsole(/500/);
  expectConsole(/^panel \d+\.\d+\.\d+ \([0-9a-f]{7}\): HTTPError/);
  const carrier = await serveCarrier({ clock: () => new Date(now) });
  const told: string[] = [];
  await page.route('**/errors', (route) => {
    told.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await page.goto(carrier.url);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  expect(told).toEqual([]);
  // Inicio also reads the vehicles.
  await page.waitForLoadState('networkidle');
  carrier.api.faults.add({ path: '/v1/vehiculos/', fault: 'status-500', message: 'Falla de Ana' });
  await page.goto(`${carrier.url}vehiculos?texto=Ranquel`);
  await expect(page.getByRole('alert').first()).toContainText('Falla de Ana');
  await expect.poll(() => told.length).toBeGreaterThan(0);
  const [text = ''] = told;
  expect(JSON.parse(text)).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+ \([0-9a-f]{7}\)$/),
    at: expect.stringMatching(/^2026-11-20T/),
    screen: 'vehiculos',
    name: 'HTTPError',
    status: 500,
    stack: expect.arrayContaining([expect.stringMatching(/^[\w.-]+\.js:\d+:\d+$/)]),
  });
  expect(text).not.toMatch(/Ana|Ranquel|Bearer|eyJ/);
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
