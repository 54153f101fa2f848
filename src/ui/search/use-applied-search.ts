import {
  useQueryClient,
  type DefaultError,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { differingNames } from '@/lib/values/merge-edits';
import type { TableView } from '@/ui/table/table-view';

/** `apply` writes a search to the URL and fetches it, even if nothing changed. Returns whether that succeeded; the screen shows the error. */
export function useAppliedSearch<
  Search extends { columnas?: TableView | undefined },
  Values extends FieldValues,
>(search: Search, toValues: (search: Search) => Values) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Memoized, because the default date may change while the user fills in the form.
  const values = useMemo(() => toValues(search), [search, toValues]);
  // On change, so that a field's error clears with its next value. By default it would stay until a submit.
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    mode: 'onChange',
  });
  const { resetField } = form;
  const applied = useRef(values);
  // Only fields whose filter changed follow the URL: the others may hold what is not searched yet.
  useLayoutEffect(() => {
    for (const name of differingNames(values, applied.current)) {
      resetField(name as Path<Values>, { defaultValue: values[name] });
    }
    applied.current = values;
  }, [values, resetField]);

  async function apply<Data, Result, Key extends QueryKey>(
    next: Search,
    query: QueryExecuteOptions<Data, DefaultError, Result, Data, Key>,
  ): Promise<boolean> {
    // Fetch before navigating: the screen then shares this request instead of sending its own.
    const answered = queryClient.query({ ...query, staleTime: 0 }).then(
      () => true,
      () => false,
    );
    await navigate({ to: '.', search: { ...next, columnas: search.columnas } });
    return answered;
  }

  return { form, apply };
}
