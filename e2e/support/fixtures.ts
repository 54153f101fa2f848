import { test as base } from '@playwright/test';
import type { MockApi } from '@mocks/api';
import { NOW } from '../../test/support/now';
import { watchConsole } from './console';
import { type KeptContext, fillStorage, fixTime, keepContext, newContext, reset } from './contexts';
import { type PanelServer, servePanel } from './server';

export { expect } from '@playwright/test';
export {
  blockPrintWindows,
  heldDocuments,
  printWindows,
  readPrintedPdf,
  showNoPdfs,
} from './printing';
export { expectRowVisible } from './table';

interface Server extends PanelServer {
  time: { now: Date };
}

interface Options {
  /** Whether the journey starts signed in. */
  signedIn: boolean;
  /** The fixed time of the browser and the server. */
  now: string;
  /**
   * Opens a context for this journey alone, with a cold cache, instead of the worker's. Journeys need it that measure a first visit, visit
   * another origin of ours, or do to a context what cannot be undone.
   */
  ownContext: boolean;
}

interface WorkerFixtures {
  server: Server;
  /** The contexts that go on from journey to journey, by their options. */
  contexts: Map<string, KeptContext>;
}

interface Fixtures {
  /** What the panel's local storage holds at first. */
  stored: { name: string; value: string }[];
  /** The mock API behind the panel, with its seed data. */
  api: MockApi;
  /** Sets the browser's and the server's clock. */
  setNow: (now: string) => Promise<void>;
  /** Declares a console error that the journey causes. The journey fails if nothing logs it. */
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

  // A journey that wants other options sets them in `contextOptions`.
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
    // Closed, it reports its first page; this worker runs no other journey.
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
