import { useLocation, useNavigate, type LinkProps } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ListSearch } from '@/lib/list-search';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search and page of the list the user came from. */
    listSearch?: object;
  }
}

/** Opens a row of a list on the row's own screen, and keeps the list's search in the new history entry. */
export function useOpenFromList(to: LinkProps['to'], search: ListSearch) {
  const navigate = useNavigate();
  return useCallback(
    ({ id }: { id: number }) =>
      void navigate({ to, params: { id } as never, state: { listSearch: search } }),
    [navigate, to, search],
  );
}

/** Goes back to a list as the user left it: its search and page are in the history entry of this screen. */
export function useReturnToList(to: LinkProps['to']) {
  const navigate = useNavigate();
  const listSearch = useLocation({ select: ({ state }) => state.listSearch });
  return useCallback(
    () => void navigate({ to, search: (listSearch ?? {}) as never }),
    [navigate, to, listSearch],
  );
}
