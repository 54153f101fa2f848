import { runBin } from '../scripts/run';
import { test as base } from './fixtures';
import { type RunningNginx, startNginx } from './nginx';
import { OTHER_BUILD } from './other-build';

interface Fixtures {
  /** Serves the build in this folder from now on. */
  deploy: (dist: string) => void;
}

interface WorkerFixtures {
  nginx: RunningNginx;
  /** A second build: its folder, and the company name it shows. */
  otherBuild: typeof OTHER_BUILD;
}

/** Journeys through Debian's nginx with deploy/'s site, in front of the mock API. */
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
