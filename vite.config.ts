import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mantineVariables } from './build/mantine-variables';

export default defineConfig({
  base: '/admin/',
  resolve: { tsconfigPaths: true },
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    react(),
    mantineVariables(),
  ],
  build: { target: 'es2023', sourcemap: true },
});
