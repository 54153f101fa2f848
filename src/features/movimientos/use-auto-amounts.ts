import { useEffect } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { montoToInput } from '@/ui/forms/money-input';
import { comisionOf, fleteOf, type MovimientoFormValues } from './movimiento-form.schema';

type Name = FieldPath<MovimientoFormValues>;

/** Changing one of these fields replaces a typed flete with the computed one. */
const FLETE_RESETS: Name[] = ['bultos', 'subBultos', 'servicio', 'subServicio', 'conSubServicio'];
const COMISION_RESETS: Name[] = ['servicio', 'monto'];
const INPUTS: Name[] = [...FLETE_RESETS, ...COMISION_RESETS, 'fleteManual', 'comisionManual'];

/**
 * Keeps flete and contrareembolso computed unless the user typed them. A change of a field that they depend on discards a typed amount
 * (spec section 4). Subscribes instead of watching, so that the form does not re-render.
 */
export function useAutoAmounts(form: UseFormReturn<MovimientoFormValues>) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (!name || !INPUTS.includes(name as Name)) return;
          const reset = (flag: 'fleteManual' | 'comisionManual', names: Name[]) => {
            if (!names.includes(name as Name)) return values[flag];
            if (values[flag]) form.setValue(flag, false);
            return false;
          };
          const write = (field: 'flete' | 'contrareembolso', pesos: number) => {
            const text = montoToInput(pesos);
            if (values[field] !== text) {
              form.setValue(field, text, {
                shouldDirty: true,
                shouldValidate: form.formState.isSubmitted,
              });
            }
          };
          if (!reset('fleteManual', FLETE_RESETS)) write('flete', fleteOf(values));
          if (!reset('comisionManual', COMISION_RESETS))
            write('contrareembolso', comisionOf(values));
        },
      }),
    [form],
  );
}
