import { useEffect, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isSearching, isTyped } from '@/lib/option';
import { COMPUTED_AMOUNTS, type MovimientoFormValues } from './movimiento-form.schema';

type Form = UseFormReturn<MovimientoFormValues>;
type Amount = (typeof COMPUTED_AMOUNTS)[number]['name'];

/** Writes the amounts that are computed, except the one that is held. */
export function writeAmounts(form: Form, held: Amount | null = null): void {
  for (const { name, flag, compute } of COMPUTED_AMOUNTS) {
    const values = form.getValues();
    const text = compute(values);
    if (values[flag] || name === held || values[name] === text) continue;
    form.setValue(name, text, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }
}

/**
 * Keeps flete and contrareembolso computed unless the user typed them. A change of a field that they depend on discards a typed amount
 * (spec section 4); the answer to an earlier search does not. Subscribes instead of watching, so that the form does not re-render.
 */
export function useAutoAmounts(form: Form) {
  /** The amount with the focus, which does not change under the cursor. */
  const held = useRef<Amount | null>(null);
  useEffect(() => {
    let before = form.getValues();
    return form.subscribe({
      formState: { values: true },
      callback({ name, values }) {
        const isAnswer =
          (name === 'servicio' || name === 'subServicio') &&
          isSearching(before[name]) &&
          !(isTyped(values[name]) && values[name].takes === null);
        before = { ...values };
        if (!name) return;
        for (const { flag, resets } of COMPUTED_AMOUNTS) {
          const names: readonly string[] = resets;
          if (values[flag] && names.includes(name) && !isAnswer) form.setValue(flag, false);
        }
        writeAmounts(form, held.current);
      },
    });
  }, [form]);
  return useMemo(
    () => ({
      hold: (name: Amount) => (held.current = name),
      release() {
        held.current = null;
        writeAmounts(form);
      },
      /** Replaces a typed amount with the computed one, also under the cursor. */
      recompute(flag: (typeof COMPUTED_AMOUNTS)[number]['flag']) {
        form.setValue(flag, false, { shouldDirty: true });
        writeAmounts(form);
      },
    }),
    [form],
  );
}
