import { useCallback, useEffect, useRef } from 'react';
import type { FieldPathByValue, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { useFechaInicial } from '@/lib/values/use-hoy';

/** Dates that the user has not chosen, by whatever control, follow the default date. Returns whether a date does. */
export function useFollowedFecha<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  names: readonly FieldPathByValue<Values, string | null>[],
): (name: FieldPathByValue<Values, string | null>) => boolean {
  type Name = (typeof names)[number];
  const fecha = useFechaInicial();
  const before = useRef(fecha);
  const byHand = useRef(new Set<string>());

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ name }) {
          if (name) byHand.current.add(name);
          else byHand.current.clear();
        },
      }),
    [form],
  );

  const isFollowed = useCallback(
    (name: Name) => form.getValues(name) === before.current && !byHand.current.has(name),
    [form],
  );

  useEffect(() => {
    if (fecha === before.current) return;
    for (const name of names) {
      if (!isFollowed(name)) continue;
      form.resetField(name, { defaultValue: fecha as PathValue<Values, Name> });
      // The form tells of it like of a choice.
      byHand.current.delete(name);
    }
    before.current = fecha;
  }, [form, names, fecha, isFollowed]);

  return isFollowed;
}
