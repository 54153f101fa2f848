import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/fixtures';
import { CHROMIUM_ARGS } from './scripts/chromium-args';
import { findChromium } from './scripts/find-chromium';

const [browser] = findChromium();
if (browser === undefined) throw new Error('No Chromium: `npx tsx scripts/provide.ts` gets one.');

/** The core journeys, in Firefox and WebKitGTK. */
const ENGINES = 'engines/*.spec.ts';
/** They have slower engines than Chromium, 10,000 rows to draw, and a first page that takes a minute on a busy machine. */
const ENGINE = { testMatch: ENGINES, timeout: 120_000, expect: { timeout: 15_000 }, workers: 2 };

/**
 * Chromium's headless shell runs every journey: print windows are stand-ins (e2e/support/printing.ts), which also say that there is a PDF viewer.
 * Every journey runs on a desktop; one tagged `@both` on a phone as well, and one tagged `@phone` only there. What takes minutes is
 * tagged `@long` and runs by itself (`npm run test:long`). There is no `webServer`: each
 * worker serves the built panel and its own data from within (e2e/support/fixtures.ts).
 */
export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores of a small machine: pages wait for timers and each other.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  globalTimeout: 45 * 60_000,
  // A busy machine takes more than Playwright's five seconds for a search.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    launchOptions: {
      executablePath: browser.path,
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ENGINES,
      grepInvert: /@phone|@long/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: ENGINES,
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'long',
      testIgnore: ENGINES,
      grep: /@long/,
      timeout: 60_000,
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'firefox', ...ENGINE, use: { engine: 'firefox' } },
    { name: 'webkit', ...ENGINE, use: { engine: 'webkit' } },
  ],
});
