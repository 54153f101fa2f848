import { Button, Group } from '@mantine/core';
import {
  useWatch,
  type FieldPathByValue,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { fechaLocal } from '@/domain/fechas';
import { rangosRapidos } from '@/domain/rangos';
import { FechaField } from './fecha-field';
import classes from './rango-fields.module.css';

interface RangoFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Names of two dates, `yyyy-mm-dd`. */
  desde: FieldPathByValue<Values, string | null>;
  hasta: FieldPathByValue<Values, string | null>;
  /** Whether the dates may be empty. */
  clearable: boolean;
}

/** Two dates of a filter side by side, and buttons that fill both. They do not submit. */
export function RangoFields<Values extends FieldValues>({
  form,
  desde,
  hasta,
  clearable,
}: RangoFieldsProps<Values>) {
  const { control } = form;
  const [from, to] = useWatch({ control, name: [desde, hasta] });

  function set(name: typeof desde, fecha: string) {
    form.setValue(name, fecha as PathValue<Values, typeof desde>, {
      shouldDirty: true,
      shouldValidate: true,
    });
  }

  return (
    <div className={classes.rango}>
      <FechaField control={control} name={desde} label="Fecha desde" clearable={clearable} />
      <FechaField control={control} name={hasta} label="Fecha hasta" clearable={clearable} />
      <Group gap={6} className={classes.rapidos} role="group" aria-label="Rangos de fechas">
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
