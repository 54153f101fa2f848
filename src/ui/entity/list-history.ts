import { noop, onlineManager } from '@tanstack/react-query';
import {
  useCanGoBack,
  useLocation,
  useNavigate,
  useRouter,
  type LinkProps,
  type RegisteredRouter,
} from '@tanstack/react-router';
import { useCallback } from 'react';
import { useWhenIdle } from '@/lib/page/when-idle';
import type { ListSearch } from '@/lib/url/list-search';
import { useLeave } from '@/ui/leaving/unsaved-work';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search of the list that the user came from. */
    listSearch?: object;
    /** The record just saved: its row in the list flashes. */
    savedId?: number | undefined;
  }
}

export type RoutePath = LinkProps['to'] & keyof RegisteredRouter['routesByPath'];

/** Opens a row's screen, whose code it fetches when the browser is idle, and stores the list's search in the new history entry. */
export function useOpenFromList(to: RoutePath, search: ListSearch) {
  const navigate = useNavigate();
  const { loadRouteChunk, routesByPath } = useRouter();
  useWhenIdle(() => onlineManager.isOnline() && loadRouteChunk(routesByPath[to])?.catch(noop));
  return useCallback(
    ({ id }: { id: number }) =>
      void navigate({ to, params: { id } as never, state: { listSearch: search } }),
    [navigate, to, search],
  );
}

/** Returns to a list with the search that `useOpenFromList` stored. The row of `savedId` flashes. */
export function useReturnToList(to: LinkProps['to']) {
  const navigate = useNavigate();
  const listSearch = useLocation({ select: ({ state }) => state.listSearch });
  return useCallback(
    (savedId?: number) =>
      void navigate({ to, search: (listSearch ?? {}) as never, state: { savedId } }),
    [navigate, to, listSearch],
  );
}

/** Goes one step back, or to the list. Asks about unsaved work itself: a blocked step back would report nothing. */
export function useGoBack(list: LinkProps['to']) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const returnToList = useReturnToList(list);
  const leave = useLeave();
  function goBack(savedId?: number) {
    if (!canGoBack) {
      returnToList(savedId);
      return;
    }
    // Going back carries no state, and the page's own may be from an earlier save.
    const stop = router.subscribe('onRendered', () => {
      stop();
      if (router.state.location.state.savedId === savedId) return;
      void router.navigate({
        to: '.',
        search: true,
        state: (state) => ({ ...state, savedId }),
        replace: true,
        resetScroll: false,
      });
    });
    router.history.back();
  }
  return (savedId?: number) => leave(() => goBack(savedId));
}

export const useSavedId = () => useLocation({ select: ({ state }) => state.savedId ?? null });
