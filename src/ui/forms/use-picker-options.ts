import { useDebouncedValue } from '@mantine/hooks';
import {
  QueryObserver,
  useQuery,
  type QueryClient,
  type QueryObserverResult,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { delays } from '@/lib/delays';
import { exactOptions, isSearching, type Meaning, type Option, type TypedText } from '@/lib/option';
import { isAwaitingConnection } from '../feedback/states';

/** Where a picker's options come from, and what its texts mean. */
export interface PickerSource<Item extends Option> extends Pick<Meaning<Item>, 'hasCode'> {
  /** The server's search. It may keep the previous options as placeholder data while it fetches. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- key and data before `select` differ for each query
  query: (texto: string) => UseQueryOptions<any, Error, Item[], any>;
}

/** A search's own answer: null if it failed or the browser is offline, undefined while it is awaited. */
function answerOf<Item>(search: QueryObserverResult<Item[]>): Item[] | null | undefined {
  if (isAwaitingConnection(search)) return null;
  // Older than what others, or this person, have registered since.
  const isOld = search.isStale && search.isFetching && !search.isFetchedAfterMount;
  if (search.data !== undefined && isOld) return undefined;
  // Placeholder options belong to the previous search.
  if (search.data !== undefined) return search.isPlaceholderData ? undefined : search.data;
  return search.isError && !search.isFetching ? null : undefined;
}

/** Searches a text without a picker. Null if the search failed. Never rejects. */
export function findOptions<Item extends Option>(
  queryClient: QueryClient,
  { query }: PickerSource<Item>,
  texto: string,
): Promise<Item[] | null> {
  // An observer, because the picker's own leaves with its text, and the search would be cancelled.
  const observer = new QueryObserver(queryClient, query(texto));
  return new Promise((resolve) => {
    const unsubscribe = observer.subscribe(check);
    check();
    function check() {
      const answer = answerOf(observer.getCurrentResult());
      if (answer === undefined) return;
      resolve(answer);
      queueMicrotask(() => unsubscribe());
    }
  });
}

/** The options of a picker: of its whole list, or of the text that is typed or searched. Exact ones come first. */
export function usePickerOptions<Item extends Option>(
  { query, hasCode }: PickerSource<Item>,
  first: Item | undefined,
  typed: TypedText | null,
  opened: boolean,
) {
  const wanted = typed?.nombre.trim() ?? '';
  const [quiet] = useDebouncedValue(wanted, delays.search);
  const isTakenSoon = isSearching(typed);
  const texto = (typed && typed.takes !== null) || wanted === '' ? wanted : quiet;
  // Wait for the debounce, or we would fetch the unfiltered list.
  const begins = texto === '' && wanted !== '';
  const search = useQuery({ ...query(texto), enabled: (opened || isTakenSoon) && !begins });
  const { isFetching, refetch } = search;
  const answer = texto === wanted ? answerOf(search) : undefined;
  // Without a connection there is nothing to choose from.
  const found = answer === null ? undefined : search.data;
  const { options, isAmbiguous } = useMemo(() => {
    const exact = texto === '' ? [] : exactOptions(found ?? [], texto, hasCode);
    const leading = texto === '' && first ? [first] : exact;
    const isLeading = ({ id }: Item) => leading.some((item) => item.id === id);
    return {
      options: [...leading, ...(found ?? []).filter((item) => !isLeading(item))],
      isAmbiguous: exact.length > 1,
    };
  }, [found, texto, first, hasCode]);
  return {
    options,
    isAmbiguous,
    /** The server's options for the typed text: null if the search failed, undefined while it is awaited. */
    answer,
    isOffline: isAwaitingConnection(search),
    isFetching,
    retry: () => void refetch(),
  };
}
