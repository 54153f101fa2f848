import { useLayoutEffect, useRef } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Editing } from './editing';

/** Gives a form with an older copy the fresh record, once. Typed text stays with the value that it was typed over: a merge sees that both changed. */
export function useFreshRecord<Item, Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { arrival, toForm }: Partial<Editing<Item, Values>> = {},
): void {
  const { defaultValues, dirtyFields, isSubmitting } = useFormState({ control: form.control });
  const record = arrival?.record;
  const taken = useRef(record);
  useLayoutEffect(() => {
    if (record === undefined || record === taken.current || isSubmitting || !toForm) return;
    taken.current = record;
    const base = defaultValues as Values;
    const typed = Object.keys(dirtyFields).map((name) => [name, base[name]] as const);
    form.reset(
      { ...toForm(record, base), ...Object.fromEntries(typed) },
      { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepIsSubmitted: true },
    );
  }, [record, form, toForm, defaultValues, dirtyFields, isSubmitting]);
}
