import { defineConfig } from 'vitest/config';

// Stryker runs the tests in threads, which share the time zone of their process.
process.env.TZ = 'America/Argentina/Buenos_Aires';

/** The rules' own tests and no others, for `npm run test:mutation`. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    setupFiles: ['test/setup.ts'],
    include: [
      'src/domain/**/*.test.ts',
      'src/lib/api/payload.test.ts',
      'src/features/**/*{payload,schema}.test.ts',
      'src/features/hoja-de-ruta/check-hoja-de-ruta.test.ts',
    ],
  },
});
