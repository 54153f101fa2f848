import type { MockApi } from '@mocks/api';
import type { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Providers } from '@/app/providers';
import { session } from '@/lib/session';
import { LeaveGuard } from '@/ui/overlay/unsaved-work';
import { onUnmount, serveMockApi, startQueryClient, storeSession } from './mount-app';
import { setupUser } from './user';

interface MountedPart {
  user: UserEvent;
  api: MockApi;
  queryClient: QueryClient;
}

interface PartOptions {
  /** Changes the mock's data or switches faults on before the first call. */
  arrange?: (api: MockApi) => void;
  /** Loads what another part of the screen would have loaded. */
  load?: (queryClient: QueryClient) => Promise<unknown>;
}

/** Mounts a part of the panel, signed in and over a mock API of its own, without shell and screens. */
export async function renderPart(
  ui: ReactNode,
  { arrange, load }: PartOptions = {},
): Promise<MountedPart> {
  const api = serveMockApi();
  await storeSession(api);
  arrange?.(api);
  onUnmount(session.start());
  const queryClient = startQueryClient();
  await load?.(queryClient);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <LeaveGuard>{ui}</LeaveGuard> }),
    history: createMemoryHistory(),
  });
  await act(async () => {
    render(
      <Providers queryClient={queryClient}>
        <RouterProvider router={router as never} />
      </Providers>,
    );
    await router.load();
  });
  return { user: setupUser(), api, queryClient };
}
