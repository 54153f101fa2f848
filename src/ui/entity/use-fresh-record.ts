import { useLayoutEffect, useRef } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Arrival } from './detail-state';

/**
 * Lets a form that opened with an older copy of its record take the fresh one over, once. Untouched fields follow it. What was typed stays,
 * and so does the value that it was typed over: a merge then sees that both changed it.
 */
export function useFreshRecord<Item, Values extends FieldValues>(
  form: UseFormReturn<Values>,
  arrival: Arrival<Item> | undefined,
  toForm: ((record: Item, base: Values) => Values) | undefined,
): void {
  const { defaultValues, dirtyFields } = useFormState({ control: form.control });
  const record = arrival?.record;
  const shown = useRef(record);
  const isTaken = useRef(!arrival);
  useLayoutEffect(() => {
    if (isTaken.current || record === undefined || record === shown.current || !toForm) return;
    isTaken.current = true;
    const base = defaultValues as Values;
    const typed = Object.keys(dirtyFields).map((name) => [name, base[name]] as const);
    form.reset(
      { ...toForm(record, base), ...Object.fromEntries(typed) },
      { keepDirtyValues: true, keepDirty: true },
    );
  }, [record, form, toForm, defaultValues, dirtyFields]);
}
