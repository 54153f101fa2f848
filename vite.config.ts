import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks';
import { companyNameInPage } from './build/company-name';
import { libraryParts } from './build/library-parts';
import { mantineVariables } from './build/mantine-variables';
import { minifyInlineScripts } from './build/inline-script';
import { minifyAgain } from './build/minify-again';
import { precompress } from './build/precompress';
import { routeFilesInPage } from './build/route-files';
import { mockApiPlugin } from './mocks/vite';

export default defineConfig({
  base: '/admin/',
  resolve: {
    tsconfigPaths: true,
    // React has had the hook itself since its version 18.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      quoteStyle: 'single',
    }),
    react(),
    libraryParts(),
    mantineVariables(),
    companyNameInPage(),
    routeFilesInPage(),
    minifyInlineScripts(),
    minifyAgain(),
    precompress(),
    mockApiPlugin(),
  ],
  build: {
    target: 'es2023',
    // light-dark() and nesting as they are written: every browser since May 2024 knows them.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    sourcemap: true,
    license: { fileName: 'third-party-notices.txt' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
