import {
  QueryObserver,
  type QueryClient,
  type QueryObserverResult,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { deepEqual } from '@tanstack/react-router';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clean } from '@/domain/clean';
import {
  isMeaningless,
  isSearching,
  isTyped,
  meaningOf,
  type Meaning,
  type Option,
  type TypedText,
} from '@/lib/values/option';
import { isAwaitingConnection } from '@/ui/feedback/states';
import { focusField } from '@/ui/field/form-keys';

export interface PickerSource<Item extends Option = Option> extends Meaning<Item> {
  /** The server's search. It may keep the previous options as placeholder data while it fetches. */
  // oxlint-disable-next-line typescript/no-explicit-any -- key and data before `select` differ for each query
  query(texto: string): UseQueryOptions<any, Error, Item[], any>;
  describe?(item: Item): string | null;
}

export type Sources = Readonly<Record<string, PickerSource>>;

const registered = new WeakMap<object, Record<string, PickerSource>>();

/** Called by each picker for its field. A picker that leaves the screen stays registered, like its value. */
export function registerPicker<Values extends FieldValues>(
  { control }: UseFormReturn<Values>,
  name: string,
  source: PickerSource,
): void {
  registered.set(control, { ...registered.get(control), [name]: source });
}

export const pickersOf = <Values extends FieldValues>({
  control,
}: UseFormReturn<Values>): Sources => registered.get(control) ?? {};

/** Null if the search failed or the browser is offline, undefined while loading. */
export function answerOf<Item>(search: QueryObserverResult<Item[]>): Item[] | null | undefined {
  if (isAwaitingConnection(search)) return null;
  // Cached before another user, or this one, registered more.
  const isOld = search.isStale && search.isFetching && !search.isFetchedAfterMount;
  if (search.data !== undefined && isOld) return undefined;
  // Placeholder options belong to the previous search.
  if (search.data !== undefined) return search.isPlaceholderData ? undefined : search.data;
  return search.isError && !search.isFetching ? null : undefined;
}

/** Null if the search failed. Never rejects. */
function find(queryClient: QueryClient, { query }: PickerSource, { nombre }: TypedText) {
  // An own observer: the list's unmounts with its text, which would cancel the search.
  const observer = new QueryObserver(queryClient, query(clean(nombre)));
  return new Promise<Option[] | null>((resolve) => {
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

/** Replaces typed texts by their options. A text without one stays, with its problem, as does that of an unknown picker. Never rejects. */
export async function settle<Values extends FieldValues>(
  queryClient: QueryClient,
  sources: Sources,
  values: Values,
): Promise<Values> {
  const settled: FieldValues = { ...values };
  const search = async ([name, typed]: [string, unknown]) => {
    const source = sources[name];
    if (!isTyped(typed)) return;
    const found = source ? await find(queryClient, source, typed) : null;
    settled[name] = meaningOf(typed, found, source ?? {});
  };
  await Promise.all(Object.entries(values).map(search));
  return settled as Values;
}

/** Settles the texts of a form that wait for a search, each when its answer arrives, unless the field has changed by then. */
export async function settleFields<Values extends FieldValues>(
  queryClient: QueryClient,
  form: UseFormReturn<Values>,
  names: readonly string[] = Object.keys(form.getValues()),
): Promise<void> {
  const { getValues, setValue } = form as unknown as UseFormReturn;
  async function settleField(name: string) {
    const asked: unknown = getValues(name);
    if (!isSearching(asked)) return;
    const settled = await settle(queryClient, pickersOf(form), { [name]: asked });
    if (!deepEqual(getValues(name), asked)) return;
    setValue(name, settled[name], { shouldDirty: true, shouldValidate: true });
  }
  await Promise.all(names.map(settleField));
}

/** Settles these fields of a submitted form. If a text finds no option, focuses its field and returns false. */
export async function settleForm<Values extends FieldValues>(
  queryClient: QueryClient,
  form: UseFormReturn<Values>,
  names: readonly string[] = Object.keys(form.getValues()),
): Promise<boolean> {
  const { getValues, setValue, setFocus } = form as unknown as UseFormReturn;
  for (const name of names) {
    const typed: unknown = getValues(name);
    if (isTyped(typed)) setValue(name, { ...typed, takes: typed.takes ?? 'exact', problem: null });
  }
  await settleFields(queryClient, form, names);
  const meaningless = names.find((name) => isTyped(getValues(name)));
  if (meaningless) setFocus(meaningless);
  return !meaningless;
}

/** A picker holds a text whose search may take time. */
export const isSettling = <Values extends FieldValues>(form: UseFormReturn<Values>): boolean =>
  Object.values(form.getValues()).some(isTyped);

/** Focuses the first picker whose text is known to match nothing, and returns whether there is one. */
export function focusMeaningless(element: HTMLFormElement | null, values: FieldValues): boolean {
  const names = Object.keys(values).filter((name) => isMeaningless(values[name]));
  return !!element && focusField(element, names);
}
