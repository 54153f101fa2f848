import { useLocation, useNavigate, type LinkProps } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search and page of the list one came from. */
    listSearch?: object;
  }
}

/** Goes back to a list as it was left: its search and page are in the history entry that led here. */
export function useReturnToList(to: LinkProps['to']) {
  const navigate = useNavigate();
  const listSearch = useLocation({ select: ({ state }) => state.listSearch });
  return useCallback(
    () => void navigate({ to, search: (listSearch ?? {}) as never }),
    [navigate, to, listSearch],
  );
}
