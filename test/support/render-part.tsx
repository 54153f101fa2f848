import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LeaveGuard } from '@/ui/leaving/unsaved-work';
import type { MockApi } from '@mocks/api';
import { renderRouter, start } from './render-app';

interface PartOptions {
  /** The URL's path for the part. */
  path?: string;
  /** Changes the mock's data or switches faults on before the first call. */
  arrange?: (api: MockApi) => void;
  /** Loads data that another part of the screen would have loaded. */
  load?: (queryClient: QueryClient) => Promise<unknown>;
}

/** Mounts a part of the panel, signed in over a mock API of its own, without shell and screens. */
export async function renderPart(
  ui: ReactNode,
  { load, path = '/', ...options }: PartOptions = {},
) {
  const started = await start(options);
  await load?.(started.queryClient);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <LeaveGuard>{ui}</LeaveGuard> }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await renderRouter(router, started.queryClient);
  return started;
}
