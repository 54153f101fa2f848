import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { createQueryClient } from '@/lib/query-client';
import { Providers } from './providers';
import { createPanelRouter } from './router';

const Devtools = import.meta.env.DEV
  ? lazy(() => import('./devtools').then((module) => ({ default: module.Devtools })))
  : () => null;

/** The panel at the address where the browser is, and its router. */
export function createApp() {
  const queryClient = createQueryClient();
  const router = createPanelRouter(queryClient);
  const app = (
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
      <Suspense>
        <Devtools router={router} />
      </Suspense>
    </Providers>
  );
  return { app, router };
}
