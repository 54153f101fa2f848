import type { Plugin } from 'vite';
import { createMockApi } from './api';
import { Db } from './db';
import { isMockPath, mockFetch, nodeListener } from './listener';
import { createSeed } from './seed/index';

export interface MockApiPluginOptions {
  companyName?: string | undefined;
  /** How many movements the data start with. */
  movimientos?: number | undefined;
}

/** Answers `/api` and `/__mock` inside Vite's development server. Data live in memory until it stops. */
export function mockApiPlugin({ companyName, movimientos }: MockApiPluginOptions = {}): Plugin {
  return {
    name: 'mock-api',
    apply: 'serve',
    configureServer({ middlewares, config }) {
      const clock = () => new Date();
      const seed = () => createSeed({ now: clock(), movimientos });
      const api = createMockApi({ db: new Db(seed()), clock, companyName, seed });
      const listener = nodeListener(mockFetch(api));
      middlewares.use((incoming, outgoing, next) => {
        const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
        if (isMockPath(pathname)) void listener(incoming, outgoing);
        else next();
      });
      config.logger.info('  API de prueba: /api, fallas en /__mock/, usuario admin / admin123');
    },
  };
}
