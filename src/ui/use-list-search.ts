import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import type { ListSearch } from '@/lib/list-search';
import type { PageInfo } from '@/lib/wire';

/**
 * Moves the list that the URL describes: a new text begins at its first page and replaces the history entry. Where the server says
 * that the page no longer exists (its last row was deleted), goes to the last one that does.
 */
export function useListSearch(search: ListSearch, page: PageInfo | undefined) {
  const navigate = useNavigate();

  const goTo = useCallback(
    (next: Partial<ListSearch>, replace: boolean) =>
      void navigate({
        to: '.',
        search: (previous: object) => ({ ...previous, ...next }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );

  const lastPage = page && Math.max(page.totalPages - 1, 0);
  const isPastTheEnd =
    lastPage !== undefined && page?.number === search.pagina && search.pagina > lastPage;
  useEffect(() => {
    if (isPastTheEnd) goTo({ pagina: lastPage }, true);
  }, [isPastTheEnd, lastPage, goTo]);

  return {
    setTexto: useCallback((texto: string) => goTo({ texto, pagina: 0 }, true), [goTo]),
    setPagina: useCallback((pagina: number) => goTo({ pagina }, false), [goTo]),
  };
}
