import type { Page, Request } from '@playwright/test';
import { findNginx } from '../scripts/find-nginx';
import { test } from './nginx/fixtures';
import { expect } from './support/fixtures';
import { seenDialog } from './support/seen';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name });
/** The company name above the menu, which differs between the two builds. */
const brand = (page: Page, company: string) =>
  page.getByRole('link', { name: `${company}: ir al inicio` });

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test.skip(findNginx() === undefined, 'No nginx.');

const DIST = 'dist';
const COMPANY = 'Transporte de Cargas';

test('a screen whose chunk a deploy removed loads from the new build, deploy after deploy', async ({
  page,
  deploy,
  otherBuild,
  expectConsole,
}) => {
  expectConsole('404');
  expectConsole('Refused to apply style');
  expectConsole('MissingCodeError');
  const loads = countLoads(page);
  await page.goto('');
  await expect(brand(page, COMPANY)).toBeVisible();

  deploy(otherBuild.dist);
  await entry(page, 'Vehículos').click();
  await expect(title(page, 'Vehículos')).toBeVisible();
  await expect(page.getByText('Total vehículos: ')).toBeVisible();
  await expect(brand(page, otherBuild.company)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/vehiculos$/);
  expect(loads()).toBe(2);
  await page.goBack();
  await expect(title(page, 'Inicio')).toBeVisible();
  await page.goForward();
  await expect(title(page, 'Vehículos')).toBeVisible();
  expect(loads()).toBe(2);

  deploy(DIST);
  await entry(page, 'Movimientos').click();
  await expect(title(page, 'Movimientos')).toBeVisible();
  await expect(brand(page, COMPANY)).toBeVisible();
  expect(loads()).toBe(3);

  // The same chunk is missing a second time.
  deploy(otherBuild.dist);
  await entry(page, 'Vehículos').click();
  await expect(title(page, 'Vehículos')).toBeVisible();
  await expect(brand(page, otherBuild.company)).toBeVisible();
  expect(loads()).toBe(4);
});

test('an unsaved movement survives a deploy: leaving asks, and the new build offers the draft', async ({
  page,
  deploy,
  otherBuild,
  expectConsole,
}) => {
  expectConsole('404');
  expectConsole('Refused to apply style');
  const loads = countLoads(page);
  await page.goto('movimientos');
  await page.getByRole('combobox', { name: 'Cliente Origen' }).fill('Ñandubay Cargas');
  await page.getByLabel('Nro Remito').fill('Frágil');
  await page.waitForLoadState('networkidle');
  deploy(otherBuild.dist);
  const missing = page.waitForResponse((response) => response.status() === 404);
  await entry(page, 'Vehículos').hover();
  await missing;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loads()).toBe(1);
  await entry(page, 'Vehículos').click();
  const question = await seenDialog(page, '¿Salir sin guardar?');
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByLabel('Nro Remito')).toHaveValue('Frágil');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(brand(page, otherBuild.company)).toBeVisible();
  await expect(page.getByText(/^Hay un movimiento sin terminar/)).toContainText('Ñandubay Cargas');
});

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('a sign-in before a deploy leads to the new build', async ({ page, deploy, otherBuild }) => {
    const loads = countLoads(page);
    const loading = new Set<Request>();
    page.on('request', (request) => loading.add(request));
    page.on('requestfinished', (request) => loading.delete(request));
    // The sign-in prefetches the old build's panel.
    const prefetched = page.waitForResponse(/\/panel-.*\.js/);
    await page.goto('login');
    await prefetched;
    await expect.poll(() => loading.size).toBe(0);
    await page.getByLabel('Usuario').fill('admin');
    await page.getByLabel('Contraseña', { exact: true }).fill('admin123');
    deploy(otherBuild.dist);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(title(page, 'Inicio')).toBeVisible();
    await expect(brand(page, otherBuild.company)).toBeVisible();
    expect(loads()).toBe(2);
  });
});

test('a screen whose chunk fails offline loads later', async ({ page, context, expectConsole }) => {
  // The look for a new build may start before the panel knows that it is offline.
  expectConsole(/ERR_INTERNET_DISCONNECTED|TypeError: Failed to fetch/);
  expectConsole('MissingCodeError');
  const loads = countLoads(page);
  await page.goto('');
  await expect(title(page, 'Inicio')).toBeVisible();

  await context.setOffline(true);
  await entry(page, 'Vehículos').click();
  await expect(title(page, 'No se pudo cargar la pantalla')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Inicio')).toBeVisible();
  await page.goForward();
  await expect(title(page, 'No se pudo cargar la pantalla')).toBeVisible();
  const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
  await retry.click();
  await expect(retry).toBeFocused();
  expect(loads()).toBe(1);

  await context.setOffline(false);
  await expect(title(page, 'Vehículos')).toBeVisible();
  await expect(page.getByText('Total vehículos: ')).toBeVisible();
  expect(loads()).toBe(2);
});

test('a screen whose chunk fails loads once the server is up', async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED|TypeError: Failed to fetch/);
  expectConsole('MissingCodeError');
  const loads = countLoads(page);
  await page.goto('');
  await expect(title(page, 'Inicio')).toBeVisible();
  const away = /\/admin\/(assets\/vehiculos-.*|config\.json)?$/;
  await page.route(away, (route) => route.abort());

  await entry(page, 'Vehículos').click();
  await expect(title(page, 'No se pudo cargar la pantalla')).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'Sin conexión a internet.' });
  await expect(notice).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click();
  expect(loads()).toBe(1);

  await page.unroute(away);
  await notice.getByRole('button', { name: 'Reintentar' }).click();
  await expect(title(page, 'Vehículos')).toBeVisible();
  expect(loads()).toBe(2);
});

test('a chunk that the build lacks causes no reload loop', async ({ page, expectConsole }) => {
  expectConsole('404');
  expectConsole('MissingCodeError');
  const loads = countLoads(page);
  const first = new Set<string>();
  const remember = (request: Request) => first.add(request.url());
  page.on('request', remember);
  await page.goto('');
  await expect(title(page, 'Inicio')).toBeVisible();
  page.off('request', remember);
  await page.route(/\/assets\/vehiculos-.*\.js$/, (route) =>
    first.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  await entry(page, 'Vehículos').click();
  await expect(title(page, 'No se pudo cargar la pantalla')).toBeVisible();
  expect(loads()).toBe(1);

  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(loads).toBe(2);
  await expect(title(page, 'No se pudo cargar la pantalla')).toBeVisible();
  await entry(page, 'Clientes').click();
  await expect(title(page, 'Clientes')).toBeVisible();
  expect(loads()).toBe(2);
});
