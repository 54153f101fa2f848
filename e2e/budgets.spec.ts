import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { boxesOf } from './support/table';

/** Transferred bytes of all bodies that a first visit fetches, API calls included. */
async function bytesOfVisit(page: Page, path: string, ready: () => Promise<void>): Promise<number> {
  // Leave out chunks that are prefetched while the browser is idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) =>
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)),
  );
  await page.goto(path);
  await ready();
  await page.waitForLoadState('networkidle');
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

const rows = (page: Page) => boxesOf(page).first();

// The limits catch a heavy import, with room to grow. docs/performance.md has the measured sizes.
test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('a first visit to the sign-in fetches at most 222 kB', async ({ page }) => {
    const bytes = await bytesOfVisit(page, 'login', () =>
      expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible(),
    );
    expect(bytes).toBeLessThan(222_000);
  });
});

for (const [path, most] of [
  ['clientes', 291_000],
  ['movimientos', 361_000],
] as const) {
  test(`a first visit to /${path} fetches at most ${most / 1000} kB`, async ({ page }) => {
    const bytes = await bytesOfVisit(page, path, () => expect(rows(page)).toBeVisible());
    expect(bytes).toBeLessThan(most);
  });
}

test('a screen’s chunks are preloaded before the panel runs', async ({ page, expectConsole }) => {
  expectConsole('ERR_FAILED');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/core-*.js', (route) => route.abort());
  await page.goto('clientes');
  await expect.poll(() => asked.some((path) => path.includes('/clientes-'))).toBe(true);
  expect(asked.some((path) => path.includes('/panel-'))).toBe(true);
  expect(asked.some((path) => path.includes('/movimientos-'))).toBe(false);
});
