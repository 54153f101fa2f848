import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mantineVariables } from './build/mantine-variables';
import { mdx } from './build/mdx';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const FAULTS = ['test/faults/*.test.tsx'];
const DOMAIN = ['src/domain/**/*.test.ts'];

const project = (name: string, TZ: string, include: string[]) => ({
  name,
  include,
  env: { TZ },
  environment: 'node' as const,
  setupFiles: ['test/setup.ts'],
});

export default defineConfig({
  plugins: [mdx(), react(), mantineVariables()],
  resolve: { tsconfigPaths: true },
  test: {
    // Worker threads share the time zone of their process: only a process of its own can have another.
    pool: 'forks',
    // The files of a worker share its modules and its window: evaluating the panel for each costs more than most tests.
    // `test/setup-dom.ts` resets both after each test.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    retry: 0,
    testTimeout: 40_000,
    hookTimeout: 30_000,
    // Transitions only make tests wait. Journeys have them.
    environmentOptions: {
      happyDOM: {
        width: 1280,
        settings: {
          device: { prefersReducedMotion: 'reduce' },
          // A link that downloads must not move the window to its address.
          navigation: { disableFallbackToSetURL: true },
        },
      },
    },
    allowOnly: false,
    // By default one core is left idle: on two cores that is half of the machine.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: project('domain, Buenos Aires', BUENOS_AIRES, DOMAIN) },
      { extends: true, test: project('domain, UTC', 'UTC', DOMAIN) },
      {
        extends: true,
        test: project('node', BUENOS_AIRES, ['{bench,build,mocks,scripts,tools}/**/*.test.ts']),
      },
      {
        extends: true,
        test: {
          ...project('panel', BUENOS_AIRES, ['{src,test}/**/*.test.{ts,tsx}']),
          exclude: [...DOMAIN, ...FAULTS],
          environment: 'happy-dom',
          setupFiles: ['test/setup.ts', 'test/setup-dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...project('faults', BUENOS_AIRES, FAULTS),
          environment: 'happy-dom',
          testTimeout: 60_000,
          setupFiles: ['test/setup.ts', 'test/setup-faults.ts'],
        },
      },
    ],
  },
});
