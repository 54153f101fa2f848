import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isMeaningless, isSearching, isTyped } from '@/lib/option';
import { fieldsOf, focusField } from './form-keys';

/** Focuses the first picker whose text is known to mean nothing, and returns whether there is one. */
export function focusMeaningless(element: HTMLFormElement | null, values: FieldValues): boolean {
  const names = Object.keys(values).filter((name) => isMeaningless(values[name]));
  return !!element && focusField(element, names);
}

/** The names of a form's enabled fields, in the order of the screen. */
export const fieldNames = (element: HTMLFormElement): string[] =>
  fieldsOf(element).map(({ name }) => name);

/** Whether a picker of the form holds a text whose search may take time. */
export const isSettling = <Values extends FieldValues>(form: UseFormReturn<Values>): boolean =>
  Object.values(form.getValues()).some(isTyped);

/**
 * Waits until the texts in these pickers, by default all of the form, have been searched, and returns whether each means something.
 * Otherwise focuses the first that does not, which says why. A search that failed is tried again.
 */
export async function settlePickers<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  names: readonly string[] = Object.keys(form.getValues()),
): Promise<boolean> {
  const fields = names as readonly Path<Values>[];
  const values = () => fields.map((name): unknown => form.getValues(name));
  for (const name of fields) {
    const value: unknown = form.getValues(name);
    if (!isTyped(value)) continue;
    const again = { ...value, takes: value.takes ?? 'exact', problem: null };
    form.setValue(name, again as PathValue<Values, typeof name>);
  }
  if (values().some(isSearching)) {
    await new Promise<void>((resolve) => {
      const unsubscribe = form.subscribe({
        formState: { values: true },
        callback() {
          if (values().some(isSearching)) return;
          unsubscribe();
          resolve();
        },
      });
    });
  }
  const meaningless = fields[values().findIndex(isTyped)];
  if (meaningless) form.setFocus(meaningless);
  return !meaningless;
}
