import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { config } from '@/lib/page/config';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name. It comes first in the document title, since browser tabs are narrow. */
    title?: string;
  }
}

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
    if (title) document.title = `${title} · ${config.companyName}`;
  }, [title]);
  return <Outlet />;
}
