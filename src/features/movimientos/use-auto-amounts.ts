import { useEffect } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { montoToInput } from '@/ui/forms/money-input';
import { comisionOf, fleteOf, type MovimientoFormValues } from './movimiento-form.schema';

type Name = FieldPath<MovimientoFormValues>;

/** Changing one of these gives the flete back to the computation. */
const FLETE_RESETS: Name[] = ['bultos', 'subBultos', 'servicio', 'subServicio', 'conSubServicio'];
const COMISION_RESETS: Name[] = ['servicio', 'monto'];
const INPUTS: Name[] = [...FLETE_RESETS, ...COMISION_RESETS, 'fleteManual', 'comisionManual'];

/**
 * Keeps flete and contrareembolso computed while nobody typed them, and gives them back to the computation when what they depend on
 * changes (spec section 4). Writes into the fields without drawing the form anew.
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
