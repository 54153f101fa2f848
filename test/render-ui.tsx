import { notifications } from '@mantine/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';
import { Providers } from '@/app/providers';
import { createQueryClient } from '@/lib/query-client';

interface RenderedUi extends RenderResult {
  user: UserEvent;
  queryClient: QueryClient;
}

let clients: QueryClient[] = [];

afterEach(async () => {
  cleanup();
  for (const client of clients) {
    await client.cancelQueries();
    client.clear();
  }
  clients = [];
  notifications.clean();
  notifications.cleanQueue();
});

/** Mounts a part of the panel among its providers, without router or API. */
export function renderUi(ui: ReactElement): RenderedUi {
  const queryClient = createQueryClient();
  clients.push(queryClient);
  const result = render(ui, {
    wrapper: ({ children }) => <Providers queryClient={queryClient}>{children}</Providers>,
  });
  return { ...result, user: userEvent.setup({ delay: null }), queryClient };
}
