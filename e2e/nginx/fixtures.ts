import { rmSync } from 'node:fs';
import { test as base } from '../support/fixtures';
import { makeOtherBuild, type OtherBuild } from '../support/other-build';
import { type RunningNginx, startNginx } from './nginx';

interface Fixtures {
  /** Serves the build in this folder from now on. */
  deploy: (dist: string) => void;
}

interface WorkerFixtures {
  nginx: RunningNginx;
  otherBuild: OtherBuild;
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
      const other = makeOtherBuild();
      await use(other);
      rmSync(other.dist, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
