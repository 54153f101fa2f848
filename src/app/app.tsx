import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { createQueryClient } from '@/lib/query-client';
import { Providers } from './providers';
import { createPanelRouter } from './router';

const queryClient = createQueryClient();
const router = createPanelRouter(queryClient);

// What the page itself painted makes room for the first screen.
router.subscribe('onRendered', () => {
  document.getElementById('start')?.remove();
  document.adoptedStyleSheets = [];
});

const Devtools = import.meta.env.DEV
  ? lazy(() => import('./devtools').then((module) => ({ default: module.Devtools })))
  : () => null;

export function App() {
  return (
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
      <Suspense>
        <Devtools router={router} />
      </Suspense>
    </Providers>
  );
}
