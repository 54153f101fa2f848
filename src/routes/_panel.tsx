import { useDidUpdate } from '@mantine/hooks';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { PanelShell } from '@/features/panel';
import { invalidate } from '@/lib/cache/query-client';
import { toasts } from '@/lib/page/toasts';
import { session, useSessionStatus, useUserId } from '@/lib/person/session';
import { LeaveGuard } from '@/ui/leaving/unsaved-work';

export const Route = createFileRoute('/_panel')({
  beforeLoad: ({ location }) => {
    if (session.status() === 'signed-out') {
      throw redirect({ to: '/login', search: { redirect: location.href } });
    }
  },
  component: Panel,
});

function Panel() {
  const userId = useUserId();
  const status = useSessionStatus();
  const navigate = Route.useNavigate();
  const { queryClient } = Route.useRouteContext();
  const [owner, setOwner] = useState(userId);
  // Signed in again, here or in another tab: refetch the queries that failed in between.
  useDidUpdate(() => {
    if (status === 'signed-in') void invalidate(queryClient);
  }, [status]);
  // Another user signed in here: unmount, so that nothing of the previous user stays.
  useDidUpdate(() => {
    queryClient.clear();
    toasts.clear();
    toasts.warning(
      'Ingresó otra persona: se cerró la pantalla anterior. Los borradores quedan para quien los escribió.',
    );
    void navigate({ to: '/', ignoreBlocker: true }).then(() => setOwner(userId));
  }, [userId]);

  if (owner !== userId) return null;
  return (
    <LeaveGuard key={userId}>
      {/* Signed out, a screen would go on to read what its emptied stores ask for. */}
      <PanelShell>{status !== 'signed-out' && <Outlet />}</PanelShell>
    </LeaveGuard>
  );
}
