import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { early } from './build/early';
import { mantineVariables } from './build/mantine-variables';
import { mdx } from './build/mdx';
import { version } from './build/version';
import { workerLicenses } from './build/worker-licenses';
import { mockApiPlugin } from './mocks/vite';

const LICENSES = 'third-party-notices.txt';
const ZXING = `## zxing-cpp, compiled into zxing-wasm (Apache-2.0)

https://github.com/zxing-cpp/zxing-cpp. The text of the Apache License stands under dompurify.
`;

export default defineConfig({
  base: '/admin/',
  resolve: { tsconfigPaths: true },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      quoteStyle: 'single',
    }),
    mdx(),
    react(),
    mantineVariables(),
    version(),
    early(),
    workerLicenses(LICENSES, ['hucre'], [ZXING]),
    compression({ include: /\.(html|js|css|svg|txt|wasm)$/ }),
    mockApiPlugin(),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // light-dark() and nesting as they are written: every browser since May 2024 knows them.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    sourcemap: true,
    license: { fileName: LICENSES },
    modulePreload: { polyfill: false },
    // pdf-lib is 565 KB in one module, and is fetched when something is printed.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // Few files, each with what its modules import: React, which a deploy seldom changes; what else /login needs; what most screens need
        // beyond that; what forms of records share; and what the screens of movements share.
        codeSplitting: {
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 7 },
            { name: 'core', test: /\/src\/main\.tsx|\/login-page\.tsx/, priority: 6 },
            { name: 'menus', test: /\/theme-menu\.tsx/, priority: 5 },
            {
              name: 'panel',
              test: /\/(_panel|clientes-page)\.tsx|\/use-sort\.ts|\/Kbd\//,
              priority: 4,
            },
            {
              name: 'records',
              test: /\/(entity-page|(cliente|empleado|servicio)-form|fecha-field)\.tsx|\.queries\.ts|\/(NativeSelect|Textarea)\//,
              priority: 3,
            },
            { name: 'movimientos', test: /\/movimientos-(page|table)\.tsx/, priority: 1 },
          ],
        },
      },
    },
  },
});
