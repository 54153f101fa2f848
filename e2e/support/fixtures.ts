import { test as base } from '@playwright/test';
import type { MockApi } from '@mocks/api';
import { NOW } from '../../test/support/now';
import { fixTime } from './clock';
import { logPolicyViolations, watchConsole } from './console';
import { recordPrinting } from './printing';
import { type PanelServer, servePanel } from './server';

export { expect } from '@playwright/test';
export { readPrintedPdf } from './printing';

interface Server extends PanelServer {
  time: { now: Date };
}

interface Options {
  signedIn: boolean;
  /** The fixed time of the browser and the server. */
  now: string;
}

interface Fixtures {
  /** The mock API behind the panel, with its seed data. */
  api: MockApi;
  /** Sets the clock of the browser and the server. */
  setNow: (now: string) => Promise<void>;
  /** Declares a console error that the journey causes. The journey fails if it is not logged. */
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
      await fixTime(context, server.time.now);
    });
  },

  context: async ({ context, now }, use) => {
    await recordPrinting(context);
    await logPolicyViolations(context);
    await fixTime(context, now);
    await use(context);
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
