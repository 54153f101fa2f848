import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { PanelShell } from '@/features/panel';
import { session } from '@/lib/session';
import { LeaveGuard } from '@/ui/unsaved-work';

export const Route = createFileRoute('/_panel')({
  beforeLoad: ({ location }) => {
    if (session.status() === 'signed-out') {
      throw redirect({ to: '/login', search: { redirect: location.href } });
    }
  },
  component: Panel,
});

function Panel() {
  return (
    <LeaveGuard>
      <PanelShell>
        <Outlet />
      </PanelShell>
    </LeaveGuard>
  );
}
