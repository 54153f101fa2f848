import {
  useQueryClient,
  type DefaultError,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useForm, type FieldValues } from 'react-hook-form';

/**
 * The filters of a search that the URL holds. The form follows the URL, back and forward too; `apply` writes a search there and asks
 * for it anew, though nothing changed, and tells whether there was an answer: a failure is the screen's to show.
 */
export function useAppliedSearch<Search extends object, Values extends FieldValues>(
  search: Search,
  toValues: (search: Search) => Values,
) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Made once for a search: the default date may become another one while the form is being filled in.
  const values = useMemo(() => toValues(search), [search, toValues]);
  const form = useForm<Values>({ values });

  async function apply<Data, Result, Key extends QueryKey>(
    next: Search,
    query: QueryExecuteOptions<Data, DefaultError, Result, Data, Key>,
  ): Promise<boolean> {
    // Before the URL moves: the screen would ask by itself for what it finds there, and this one would be a second time.
    const answered = queryClient.query({ ...query, staleTime: 0 }).then(
      () => true,
      () => false,
    );
    await navigate({ to: '.', search: next });
    return answered;
  }

  return { form, apply };
}
