import { Button, Group } from '@mantine/core';
import {
  useFormState,
  useWatch,
  type FieldPathByValue,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { fechaLocal } from '@/domain/fechas';
import { rangosRapidos } from '@/domain/rangos';
import { fechaError } from '@/lib/values/fecha-form';
import { FechaField } from './fecha-field';
import classes from './rango-fields.module.css';

interface RangoFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  desde: FieldPathByValue<Values, string | null>;
  hasta: FieldPathByValue<Values, string | null>;
  clearable: boolean;
  /** The search ignores the dates, so their order does not matter. */
  isIgnored?: (values: Values) => boolean;
}

export function RangoFields<Values extends FieldValues>({
  form,
  desde,
  hasta,
  clearable,
  isIgnored,
}: RangoFieldsProps<Values>) {
  const { control } = form;
  const { invalid } = form.getFieldState(hasta, useFormState({ control, name: hasta }));
  const [from, to] = useWatch({ control, name: [desde, hasta] });

  function set(name: typeof desde, fecha: string) {
    form.setValue(name, fecha as PathValue<Values, typeof desde>, {
      shouldDirty: true,
      shouldValidate: true,
    });
  }

  function checkHasta(to: string): string | null {
    const from: string | null = form.getValues(desde);
    if (from === null || fechaError(from) || from <= to) return null;
    return isIgnored?.(form.getValues()) ? null : 'Es anterior a la fecha desde';
  }

  return (
    <div className={classes.rango}>
      <FechaField
        control={control}
        name={desde}
        label="Fecha desde"
        clearable={clearable}
        // Only to clear an error: a user who changes this date first is about to change the other.
        rechecks={invalid ? hasta : undefined}
      />
      <FechaField
        control={control}
        name={hasta}
        label="Fecha hasta"
        clearable={clearable}
        check={checkHasta}
      />
      <Group gap={6} style={{ gridColumn: '1 / -1' }} role="group" aria-label="Rangos de fechas">
        {rangosRapidos(fechaLocal(new Date())).map((rango) => {
          const isOn = from === rango.desde && to === rango.hasta;
          return (
            <Button
              key={rango.nombre}
              className={classes.rapido}
              size="compact-xs"
              variant={isOn ? 'light' : 'default'}
              aria-pressed={isOn}
              onClick={() => {
                set(desde, rango.desde);
                set(hasta, rango.hasta);
              }}
            >
              {rango.nombre}
            </Button>
          );
        })}
      </Group>
    </div>
  );
}
