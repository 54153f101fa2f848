import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { documentTitle } from '@/lib/page/page-title';

/** The context of every route's loader. */
interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { title: 'Panel' },
  component: Root,
});

function Root() {
  const title = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });
  useLayoutEffect(() => {
    if (title) document.title = documentTitle(title);
  }, [title]);
  return <Outlet />;
}
