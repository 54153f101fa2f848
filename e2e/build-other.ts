import { build } from 'vite';
import { OTHER_BUILD } from './other-build';

/** Builds a later deploy: another company name, and other hashes for scripts and styles. */
await build({
  configFile: 'vite.config.ts',
  configLoader: 'runner',
  logLevel: 'error',
  define: { 'import.meta.env.VITE_COMPANY_NAME': JSON.stringify(OTHER_BUILD.company) },
  build: { outDir: OTHER_BUILD.dist, emptyOutDir: true, sourcemap: false },
  plugins: [
    {
      name: 'other-styles',
      enforce: 'pre',
      transform: (code, id) =>
        id.endsWith('.css') ? `${code}\n.other { color: rebeccapurple }` : undefined,
    },
  ],
});
