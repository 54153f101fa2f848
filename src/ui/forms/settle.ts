import {
  QueryObserver,
  type QueryClient,
  type QueryObserverResult,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { deepEqual } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import {
  isMeaningless,
  isTyped,
  meaningOf,
  type Meaning,
  type Option,
  type TypedText,
} from '@/lib/option';
import { isAwaitingConnection } from '../feedback/states';
import { fieldsOf, focusField } from './form-keys';

/** Where a picker's options come from, what its texts mean, and how its list shows them. */
export interface PickerSource<Item extends Option = Option> extends Meaning<Item> {
  /** The server's search. It may keep the previous options as placeholder data while it fetches. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- key and data before `select` differ for each query
  query(texto: string): UseQueryOptions<any, Error, Item[], any>;
  /** A second line, to distinguish options with the same name. */
  describe?(item: Item): string | null;
  /** A warning beside an option, which may come later. */
  warn?(item: Item): ReactNode;
}

/** The sources of a form's pickers, in the order of the screen. */
export type Sources<Values extends FieldValues> = {
  readonly [Name in keyof Values]?: PickerSource;
};

/** A search's own answer: null if it failed or the browser is offline, undefined while it is awaited. */
export function answerOf<Item>(search: QueryObserverResult<Item[]>): Item[] | null | undefined {
  if (isAwaitingConnection(search)) return null;
  // Older than what others, or this person, have registered since.
  const isOld = search.isStale && search.isFetching && !search.isFetchedAfterMount;
  if (search.data !== undefined && isOld) return undefined;
  // Placeholder options belong to the previous search.
  if (search.data !== undefined) return search.isPlaceholderData ? undefined : search.data;
  return search.isError && !search.isFetching ? null : undefined;
}

/** Searches a typed text, and returns what it means. Never rejects. */
function settleText(queryClient: QueryClient, source: PickerSource, typed: TypedText) {
  // An observer, because the list's own leaves with its text, and the search would be cancelled.
  const observer = new QueryObserver(queryClient, source.query(typed.nombre.trim()));
  return new Promise<Option>((resolve) => {
    const unsubscribe = observer.subscribe(check);
    check();
    function check() {
      const answer = answerOf(observer.getCurrentResult());
      if (answer === undefined) return;
      resolve(meaningOf(searched(typed), answer, source));
      queueMicrotask(() => unsubscribe());
    }
  });
}

/** What a text is while it is searched. One that was not left by a key takes an exact name only. */
const searched = (typed: TypedText): TypedText => ({
  ...typed,
  takes: typed.takes ?? 'exact',
  problem: null,
});

/** Replaces the typed texts among the values with what they mean. A text that means nothing stays, with its problem. Never rejects. */
export async function settle<Values extends FieldValues>(
  queryClient: QueryClient,
  sources: Sources<Values>,
  values: Values,
): Promise<Values> {
  const settled = Object.entries(sources).map(async ([name, source]) => {
    const value: unknown = values[name];
    const isPending = source && isTyped(value);
    return [name, isPending ? await settleText(queryClient, source, value) : value] as const;
  });
  return { ...values, ...Object.fromEntries(await Promise.all(settled)) };
}

/** The same in a form: replaces each text when its search answers, unless the field holds something else by then. */
export async function settleFields<Values extends FieldValues>(
  queryClient: QueryClient,
  form: UseFormReturn<Values>,
  sources: Sources<Values>,
  names: readonly string[] = Object.keys(sources),
): Promise<void> {
  async function settleField(name: Path<Values>) {
    const source = sources[name];
    const typed: unknown = form.getValues(name);
    if (!source || !isTyped(typed)) return;
    const asked = searched(typed);
    form.setValue(name, asked as PathValue<Values, typeof name>);
    const meaning = await settleText(queryClient, source, asked);
    if (!deepEqual(form.getValues(name), asked)) return;
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue(name, meaning as PathValue<Values, typeof name>, options);
  }
  await Promise.all(names.map((name) => settleField(name as Path<Values>)));
}

/** Settles the pickers of a form that is submitted, and returns whether each text means something. Otherwise focuses the first that does not. */
export async function settleForm<Values extends FieldValues>(
  queryClient: QueryClient,
  form: UseFormReturn<Values>,
  sources: Sources<Values>,
  names: readonly string[] = Object.keys(sources),
): Promise<boolean> {
  await settleFields(queryClient, form, sources, names);
  const meaningless = (names as readonly Path<Values>[]).find((name) =>
    isTyped(form.getValues(name)),
  );
  if (meaningless) form.setFocus(meaningless);
  return !meaningless;
}

/** Whether a picker of the form holds a text whose search may take time. */
export const isSettling = <Values extends FieldValues>(form: UseFormReturn<Values>): boolean =>
  Object.values(form.getValues()).some(isTyped);

/** Focuses the first picker whose text is known to mean nothing, and returns whether there is one. */
export function focusMeaningless(element: HTMLFormElement | null, values: FieldValues): boolean {
  const names = Object.keys(values).filter((name) => isMeaningless(values[name]));
  return !!element && focusField(element, names);
}

/** The names of a form's enabled fields, in the order of the screen. */
export const fieldNames = (element: HTMLFormElement): string[] =>
  fieldsOf(element).map(({ name }) => name);
