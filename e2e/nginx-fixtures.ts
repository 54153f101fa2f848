import { test as base } from './fixtures';
import { startNginx } from './nginx';

/** Journeys through Debian's nginx with the site of deploy/, the mock API behind it. */
export const test = base.extend<{ origin: string }, { deploy: (dist: string) => void }>({
  server: [
    async ({ server }, use) => {
      const nginx = await startNginx('dist', new URL(server.url).origin);
      await use({ ...server, ...nginx });
      nginx.close();
    },
    { scope: 'worker' },
  ],

  origin: async ({ server }, use) => {
    await use(new URL(server.url).origin);
  },
});
