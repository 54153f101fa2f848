import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { OTHER_BUILD } from './other-build';

/** Builds a later deploy: other names for scripts and styles, and another company name in its `config.json`. */
await build({
  configFile: 'vite.config.ts',
  configLoader: 'runner',
  logLevel: 'error',
  build: {
    outDir: OTHER_BUILD.dist,
    emptyOutDir: true,
    sourcemap: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/other-[name]-[hash].js',
        chunkFileNames: 'assets/other-[name]-[hash].js',
      },
    },
  },
  plugins: [
    {
      name: 'other-styles',
      enforce: 'pre',
      transform: (code, id) =>
        id.endsWith('.css') ? `${code}\n.other { color: rebeccapurple }` : undefined,
    },
  ],
});

const file = `${OTHER_BUILD.dist}/config.json`;
const config = JSON.parse(readFileSync(file, 'utf8')) as object;
writeFileSync(file, JSON.stringify({ ...config, companyName: OTHER_BUILD.company }));
