import type { MockApi } from '@mocks/api';
import { createSeed } from '@mocks/seed';
import { expect, test as base } from '@playwright/test';
import { findFirefox, findWebKit } from '../../scripts/find-engines';
import { NOW } from '../../test/now';
import { type PanelServer, servePanel } from '../server';
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
  /** Null where the machine has no such engine. */
  engineBrowser: Browser | null;
}

async function start(engine: WorkerFixtures['engine']): Promise<Browser | null> {
  if (engine === 'firefox') {
    const path = findFirefox();
    return path === undefined ? null : startFirefox(path);
  }
  const found = findWebKit();
  return found === undefined ? null : startWebKit(found);
}

/** The journeys of the other engines. Their clocks are the machine's; the data are those of the usual day. */
export const test = base.extend<{ api: MockApi; panel: Page }, WorkerFixtures>({
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
    { scope: 'worker' },
  ],

  api: async ({ server }, use) => {
    server.api.reset();
    await use(server.api);
  },

  /** The panel, with nobody signed in. Whatever the engine logs as an error fails the journey. */
  panel: async ({ engine, engineBrowser, script, server, api: _ }, use) => {
    test.skip(engineBrowser === null, `The machine has no ${engine}.`);
    if (engineBrowser === null) return;
    const tab = await engineBrowser.open(script);
    const page = new Page(tab, server.url);
    await page.goto('login');
    await use(page);
    expect.soft(await page.errors(), 'errors on the console').toEqual([]);
    await tab.close();
  },
});
