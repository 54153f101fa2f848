import { expect, test as base } from '@playwright/test';
import type { MockApi } from '@mocks/api';
import { createSeed } from '@mocks/seed';
import { findFirefox, findWebKit } from '../../scripts/find-engines';
import { NOW } from '../../test/support/now';
import { type PanelServer, servePanel } from '../support/server';
import type { Browser } from './engine';
import { startFirefox } from './firefox';
import { Page, buildInPage } from './page';
import { startWebKit } from './webkit';

export { expect };

export interface EngineOptions {
  engine: 'firefox' | 'webkit';
}

interface WorkerFixtures extends EngineOptions {
  server: PanelServer;
  script: string;
  /** Null if the machine lacks this engine. */
  engineBrowser: Browser | null;
}

interface Fixtures {
  /** Whether the journey starts signed in. */
  signedIn: boolean;
  /** Part of the errors that the journey causes. */
  expectedError: string;
  /** The mock API behind the panel, with its seed data. */
  api: MockApi;
  /** The panel at its login. Any logged error fails the journey. */
  panel: Page;
}

async function start(engine: WorkerFixtures['engine']): Promise<Browser | null> {
  if (engine === 'firefox') {
    const path = findFirefox();
    return path === undefined ? null : startFirefox(path);
  }
  const found = findWebKit();
  return found === undefined ? null : startWebKit(found);
}

/** Journeys in any engine. They run on the machine's clock; the data are those of the usual day. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  signedIn: [true, { option: true }],
  expectedError: ['', { option: true }],

  engine: ['firefox', { scope: 'worker', option: true }],

  server: [
    async ({}, use) => {
      const seed = () => createSeed({ now: new Date(NOW) });
      const server = await servePanel({ clock: () => new Date(), seed });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  script: [async ({}, use) => use(await buildInPage()), { scope: 'worker' }],

  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await start(engine);
      await use(browser);
      await browser?.close();
    },
    // Its own timeout, or a slow start would use up that of the first journey.
    { scope: 'worker', timeout: 60_000 },
  ],

  api: async ({ server }, use) => {
    server.api.reset();
    await use(server.api);
  },

  panel: async ({ engine, engineBrowser, script, server, api, signedIn, expectedError }, use) => {
    test.skip(engineBrowser === null, `The machine has no ${engine}.`);
    if (engineBrowser === null) return;
    const tab = await engineBrowser.open(script);
    const page = new Page(tab, server.url);
    await page.goto('login');
    if (signedIn) {
      const { token, user } = await api.issueSession();
      const session = JSON.stringify({ jwtToken: token, user: JSON.stringify(user) });
      await page.evaluate(`Object.assign(localStorage, ${session})`);
    }
    await use(page);
    const surprises = (await page.errors()).filter(
      (text) => expectedError === '' || !text.includes(expectedError),
    );
    expect.soft(surprises, 'errors on the console').toEqual([]);
    await tab.close();
  },
});
