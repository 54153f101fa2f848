import {
  createRouter,
  parseSearchWith,
  stringifySearchWith,
  type RouterHistory,
} from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { NotFoundPage, RouteErrorPage } from '@/features/panel';
import { routeTree } from '@/routeTree.gen';

/** Reads a value of the URL. A text that a number would not print as, such as the plate `662E41`, stays text. */
function parseValue(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' && String(value) !== text)
    throw new SyntaxError('another spelling');
  return value;
}

/** Tests pass their own `history`. */
export function createPanelRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    basepath: '/admin',
    context: { queryClient },
    ...(history && { history }),
    parseSearch: parseSearchWith(parseValue),
    stringifySearch: stringifySearchWith(JSON.stringify, parseValue),
    defaultPreload: 'intent',
    // The query cache decides what is stale.
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
