import type { MockApi } from '@mocks/api';
import { notifications } from '@mantine/notifications';
import type { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { Providers } from '@/app/providers';
import { forgetPrinted } from '@/lib/printed';
import { createQueryClient } from '@/lib/query-client';
import { session } from '@/lib/session';
import { LeaveGuard } from '@/ui/overlay/unsaved-work';
import { serveMockApi, storeSession, unmountApp } from './mount-app';

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

let stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  cleanup();
  for (const stop of stops) await stop();
  stops = [];
  await unmountApp();
});

/** Mounts a part of the panel, signed in and over a mock API of its own, without shell and screens. */
export async function renderPart(
  ui: ReactNode,
  { arrange, load }: PartOptions = {},
): Promise<MountedPart> {
  const api = serveMockApi();
  await storeSession(api);
  arrange?.(api);
  const stopSession = session.start();
  const queryClient = createQueryClient();
  stops.push(async () => {
    stopSession();
    await queryClient.cancelQueries();
    queryClient.clear();
    notifications.clean();
    notifications.cleanQueue();
    forgetPrinted();
  });
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
  return { user: userEvent.setup({ delay: null }), api, queryClient };
}
