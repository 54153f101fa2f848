import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures';
import { test } from './nginx-fixtures';
import { seenDialog } from './seen';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name });
/** The name over the menu tells which build the tab runs. */
const brand = (page: Page, company: string) =>
  page.getByRole('link', { name: `${company}: ir al inicio` });

/** How often the tab has loaded a page since it was opened. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

// One after the other: the second build is made once, and not by two workers in the same folder.
test.describe.configure({ mode: 'default' });

const DIST = 'dist';
const COMPANY = 'Transporte de Cargas';

test('a screen whose code went with a new deploy comes from that one, deploy after deploy', async ({
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

  // The very file that was missing at first, missing once more.
  deploy(otherBuild.dist);
  await entry(page, 'Vehículos').click();
  await expect(title(page, 'Vehículos')).toBeVisible();
  await expect(brand(page, otherBuild.company)).toBeVisible();
  expect(loads()).toBe(4);
});

test('a movement being typed outlives the deploy: leaving it is asked about, and it is offered in the new build', async ({
  page,
  deploy,
  otherBuild,
  expectConsole,
}) => {
  expectConsole('404');
  expectConsole('Refused to apply style');
  await page.goto('movimientos');
  await page.getByRole('combobox', { name: 'Cliente Origen' }).fill('Ñandubay Cargas');
  await page.getByLabel('Observaciones').fill('Frágil');
  // What the screen may want next is here by then.
  await page.waitForLoadState('networkidle');
  deploy(otherBuild.dist);
  const missing = page.waitForResponse((response) => response.status() === 404);
  await entry(page, 'Vehículos').hover();
  await missing;
  await entry(page, 'Vehículos').click();
  const question = await seenDialog(page, '¿Salir sin guardar?');
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByLabel('Observaciones')).toHaveValue('Frágil');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(brand(page, otherBuild.company)).toBeVisible();
  await expect(page.getByText(/^Hay un movimiento sin terminar/)).toContainText('Ñandubay Cargas');
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(page.getByRole('combobox', { name: 'Cliente Origen' })).toHaveValue(
    'Ñandubay Cargas',
  );
  await expect(page.getByLabel('Observaciones')).toHaveValue('Frágil');
});

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('a login left open over a deploy leads into the new build, its stylesheets included', async ({
    page,
    deploy,
    otherBuild,
  }) => {
    const loads = countLoads(page);
    // The login prefetches the old build's panel.
    const prefetched = page.waitForResponse(/\/panel-.*\.js/);
    await page.goto('login');
    await prefetched;
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Usuario').fill('admin');
    await page.getByLabel('Contraseña', { exact: true }).fill('admin123');
    deploy(otherBuild.dist);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(title(page, 'Inicio')).toBeVisible();
    await expect(brand(page, otherBuild.company)).toBeVisible();
    expect(loads()).toBe(2);
  });
});

test('pointing at a screen whose code is gone changes nothing; going there brings the new build', async ({
  page,
  deploy,
  otherBuild,
  expectConsole,
}) => {
  expectConsole('404');
  expectConsole('Refused to apply style');
  expectConsole('MissingCodeError');
  const loads = countLoads(page);
  await page.goto('agregar-cliente');
  await page.getByLabel('Nombre').fill('Ñandubay Cargas');

  deploy(otherBuild.dist);
  const missing = page.waitForResponse((response) => response.status() === 404);
  await entry(page, 'Vehículos').hover();
  await missing;
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Nombre')).toHaveValue('Ñandubay Cargas');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loads()).toBe(1);

  await page.getByLabel('Nombre').fill('');
  await entry(page, 'Vehículos').click();
  await expect(title(page, 'Vehículos')).toBeVisible();
  await expect(brand(page, otherBuild.company)).toBeVisible();
  expect(loads()).toBe(2);
});

test('a screen whose code cannot be reached says so in place, and comes when it can', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole('ERR_INTERNET_DISCONNECTED');
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
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeFocused();
  expect(loads()).toBe(1);

  await context.setOffline(false);
  await expect(title(page, 'Vehículos')).toBeVisible();
  await expect(page.getByText('Total vehículos: ')).toBeVisible();
  expect(loads()).toBe(2);
});

test('code that the newest build itself lacks is not asked for without end', async ({
  page,
  expectConsole,
}) => {
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
