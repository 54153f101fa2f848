import { Text } from '@mantine/core';
import {
  hashKey,
  replaceEqualDeep,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { latestCopy } from '@/lib/cache/latest-copy';
import { QueryState } from '@/ui/feedback/states';

interface DetailProps<Data, Key extends QueryKey> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  notFound: string;
  /** Called with the cache's copy, to be read only, until the record has come. Later versions are not shown: the user may be typing. */
  children: (record: Data, isCopy: boolean) => ReactNode;
}

/** Loads one record (spec section 2, Clients). */
export const Detail = <Data, Key extends QueryKey>(props: DetailProps<Data, Key>) => (
  // A route keeps its component when only the id changes.
  <One key={hashKey(props.query.queryKey)} {...props} />
);

function One<Data, Key extends QueryKey>({
  query: options,
  notFound,
  children,
}: DetailProps<Data, Key>) {
  const queryClient = useQueryClient();
  const [copy] = useState(() => latestCopy<Data>(queryClient, options.queryKey));
  /** A list has a newer row. */
  const [isOlder] = useState(() => copy !== queryClient.getQueryData(options.queryKey));
  const query = useQuery({ ...options, refetchOnMount: isOlder ? 'always' : true });
  const [record, setRecord] = useState<Data>();
  const isFresh = query.isFetchedAfterMount ? query.isSuccess : !query.isStale && !isOlder;
  if (record === undefined && isFresh && query.data !== undefined) {
    // The same as the copy: the form keeps its values.
    setRecord(() => replaceEqualDeep(copy, query.data));
  }
  const shown = record ?? copy;
  return (
    <>
      {record === undefined && (
        <QueryState
          queries={[{ ...query, data: undefined }]}
          error={options.meta?.error}
          notFound={notFound}
        >
          {copy === undefined && <Text role="status">Cargando...</Text>}
        </QueryState>
      )}
      {shown !== undefined && children(shown, record === undefined)}
    </>
  );
}
