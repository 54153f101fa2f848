import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { NotFoundPage, RouteErrorPage } from '@/features/panel';
import { routeTree } from '@/routeTree.gen';

/** The router over the file-based routes. A history of one's own is for tests. */
export function createPanelRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    basepath: '/admin',
    context: { queryClient },
    ...(history && { history }),
    defaultPreload: 'intent',
    // The cache decides how old is too old.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: RouteErrorPage,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPanelRouter>;
  }
}
