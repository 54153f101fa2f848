import { test as base } from '@playwright/test';
import type { MockApi } from '@mocks/api';
import { NOW } from '../../test/support/now';
import { watchConsole } from './console';
import { type KeptContext, fillStorage, fixTime, keepContext, newContext, reset } from './contexts';
import { type PanelServer, servePanel } from './server';

export { expect } from '@playwright/test';
export { printWindows, readPrintedPdf, showNoPdfs } from './printing';

interface Server extends PanelServer {
  time: { now: Date };
}

interface Options {
  signedIn: boolean;
  /** The fixed time of the browser and the server. */
  now: string;
  /** Opens a context for this journey alone: for a first visit with a cold cache, another origin, or a change that cannot be undone. */
  ownContext: boolean;
}

interface WorkerFixtures {
  server: Server;
  /** The contexts that journeys share, by their options. */
  contexts: Map<string, KeptContext>;
}

interface Fixtures {
  /** The panel's initial local storage. */
  stored: { name: string; value: string }[];
  /** The mock API behind the panel, with its seed data. */
  api: MockApi;
  /** Sets the clock of the browser and the server. */
  setNow: (now: string) => Promise<void>;
  /** Declares a console error that the journey causes. The journey fails if it is not logged. */
  expectConsole: (pattern: RegExp | string) => void;
}

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  signedIn: [true, { option: true }],
  now: [NOW, { option: true }],
  ownContext: [false, { option: true }],

  server: [
    async ({}, use) => {
      const time = { now: new Date(NOW) };
      const server = await servePanel({ clock: () => time.now });
      await use({ ...server, time });
      await server.close();
    },
    { scope: 'worker' },
  ],

  api: async ({ server, now }, use) => {
    server.time.now = new Date(now);
    server.api.reset();
    await use(server.api);
  },

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  stored: async ({ api, signedIn }, use) => {
    const { token, user } = await api.issueSession();
    const session = [
      { name: 'jwtToken', value: token },
      { name: 'user', value: JSON.stringify(user) },
    ];
    await use(signedIn ? session : []);
  },

  storageState: async ({ baseURL, stored }, use) => {
    const { origin } = new URL(baseURL ?? '');
    await use({ cookies: [], origins: [{ origin, localStorage: stored }] });
  },

  setNow: async ({ context, server }, use) => {
    await use(async (now) => {
      server.time.now = new Date(now);
      await fixTime(context, server.time.now);
    });
  },

  contexts: [
    async ({}, use) => {
      await use(new Map());
    },
    { scope: 'worker' },
  ],

  // A journey that needs other options sets them in `contextOptions`.
  context: async (
    { browser, contexts, baseURL, stored, now, ownContext, viewport, isMobile, contextOptions },
    use,
    testInfo,
  ) => {
    if (ownContext) {
      const context = await newContext(browser);
      await fixTime(context, now);
      await use(context);
      await context.close();
      return;
    }
    const key = JSON.stringify([baseURL, viewport, isMobile, contextOptions]);
    let kept = contexts.get(key);
    if (!kept || kept.isClosed)
      contexts.set(key, (kept = await keepContext(browser, baseURL ?? '')));
    await fillStorage(kept, stored);
    await fixTime(kept.context, now);
    await use(kept.context);
    if (kept.isClosed) return;
    if (testInfo.status === testInfo.expectedStatus) return reset(kept);
    // On close it reports its first page; this worker runs no other journey.
    await kept.storage.close();
    await kept.context.close();
  },

  expectConsole: [
    async ({ context }, use) => {
      const watch = watchConsole(context);
      await use(watch.expectConsole);
      watch.stop();
      watch.check();
    },
    { auto: true },
  ],
});
