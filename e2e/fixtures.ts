import { test as base } from '@playwright/test';
import type { MockApi } from '@mocks/api';
import { NOW } from '../test/now';
import { logPolicyViolations, watchConsole } from './console';
import { recordPrinting } from './printing';
import { type PanelServer, servePanel } from './server';

export { expect } from '@playwright/test';
export { blockPrintWindows, heldDocuments, printWindows, readPrintedPdf } from './printing';
export { expectRowVisible } from './table';

interface Server extends PanelServer {
  time: { now: Date };
}

interface Options {
  /** Whether the journey starts signed in. */
  signedIn: boolean;
  /** The fixed time of the browser and the server. */
  now: string;
}

interface Fixtures {
  /** The mock API behind the panel, with its seed data. */
  api: MockApi;
  /** Sets the browser's and the server's clock. */
  setNow: (now: string) => Promise<void>;
  /** Declares a console error that the journey causes. The journey fails if nothing logs it. */
  expectConsole: (pattern: RegExp | string) => void;
}

export const test = base.extend<Fixtures & Options, { server: Server }>({
  signedIn: [true, { option: true }],
  now: [NOW, { option: true }],

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

  storageState: async ({ api, baseURL, signedIn }, use) => {
    const { token, user } = await api.issueSession();
    const localStorage = [
      { name: 'jwtToken', value: token },
      { name: 'user', value: JSON.stringify(user) },
    ];
    const { origin } = new URL(baseURL ?? '');
    await use({ cookies: [], origins: signedIn ? [{ origin, localStorage }] : [] });
  },

  setNow: async ({ context, server }, use) => {
    await use(async (now) => {
      server.time.now = new Date(now);
      await context.clock.setFixedTime(server.time.now);
    });
  },

  // Set on the context, so that a second tab has the same time. Timers keep running.
  context: async ({ context, now }, use) => {
    await context.clock.setFixedTime(new Date(now));
    await recordPrinting(context);
    await use(context);
  },

  expectConsole: [
    async ({ context }, use) => {
      await logPolicyViolations(context);
      const watch = watchConsole(context);
      await use(watch.expectConsole);
      watch.check();
    },
    { auto: true },
  ],
});
