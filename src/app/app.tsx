import { onlineManager } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { createQueryClient } from '@/lib/cache/query-client';
import { whenIdle } from '@/lib/page/when-idle';
import { prefetchOverlays } from '@/ui/overlay/lazy-overlay';
import { Providers } from './providers';
import { createPanelRouter } from './router';

const LazyDevtools = import.meta.env.DEV
  ? lazy(() => import('./devtools').then((module) => ({ default: module.Devtools })))
  : () => null;

export function createApp() {
  const queryClient = createQueryClient();
  const router = createPanelRouter(queryClient);
  router.subscribe('onRendered', () => {
    whenIdle(() => onlineManager.isOnline() && prefetchOverlays());
  });
  return (
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
      <Suspense>
        <LazyDevtools router={router} />
      </Suspense>
    </Providers>
  );
}
