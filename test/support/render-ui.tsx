import type { QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Providers } from '@/app/providers';
import { startQueryClient } from './render-app';
import { setupUser } from './user';

interface RenderedUi extends RenderResult {
  user: UserEvent;
  queryClient: QueryClient;
}

/** Mounts a component inside the panel's providers, without router or API. */
export function renderUi(ui: ReactElement): RenderedUi {
  const queryClient = startQueryClient();
  const result = render(ui, {
    wrapper: ({ children }) => <Providers queryClient={queryClient}>{children}</Providers>,
  });
  return { ...result, user: setupUser(), queryClient };
}
