import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { pageTitle } from '@/lib/page-title';
import type { RouterContext } from '@/lib/router-context';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => pageTitle('Panel'),
  component: Root,
});

function Root() {
  return (
    <>
      <HeadContent />
      <Outlet />
    </>
  );
}
