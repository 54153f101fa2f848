import { runBin } from '../scripts/run';
import { test as base } from './fixtures';
import { type RunningNginx, startNginx } from './nginx';
import { OTHER_BUILD } from './other-build';

interface Fixtures {
  /** Puts the build of a folder in the place of the one that is served. */
  deploy: (dist: string) => void;
}

interface WorkerFixtures {
  nginx: RunningNginx;
  /** A second build: the folder it is in, and what the panel is called there. */
  otherBuild: typeof OTHER_BUILD;
}

/** Journeys through Debian's nginx with the site of deploy/, the mock API behind it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  nginx: [
    async ({ server }, use) => {
      const nginx = await startNginx('dist', new URL(server.url).origin);
      await use(nginx);
      nginx.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ nginx }, use) => {
    await use(nginx.url);
  },

  deploy: async ({ nginx }, use) => {
    await use(nginx.deploy);
    nginx.deploy('dist');
  },

  otherBuild: [
    async ({}, use) => {
      const env = { NODE_ENV: 'production' };
      const { code, output } = await runBin('tsx', ['e2e/build-other.ts'], { env });
      if (code !== 0) throw new Error(output);
      await use(OTHER_BUILD);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
