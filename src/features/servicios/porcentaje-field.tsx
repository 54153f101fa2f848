import { TextInput } from '@mantine/core';
import { useController, type Control } from 'react-hook-form';
import {
  formatPorcentaje,
  parsePorcentaje,
  percentToFraction,
  tidyPorcentaje,
} from '@/domain/porcentajes';
import { Warnings } from '@/ui/feedback/warnings';
import type { PorcentajeUnit, ServicioFormValues } from './servicio.schema';

interface PorcentajeFieldProps {
  control: Control<ServicioFormValues>;
  name: 'porcentaje' | 'porcentajeContrareembolso';
  label: string;
  unit: PorcentajeUnit;
}

/** A fraction's description shows it as a percentage. More than 100 % gets a warning but is accepted. */
export function PorcentajeField({ control, name, label, unit }: PorcentajeFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const isFraction = unit === 'fraccion';
  const typed = parsePorcentaje(field.value);

  function tidy() {
    field.onChange(tidyPorcentaje(field.value));
    field.onBlur();
  }

  return (
    <TextInput
      ref={field.ref}
      label={isFraction ? `${label} (como fracción)` : label}
      placeholder={isFraction ? '0,1' : undefined}
      description={<Equivalent typed={typed} isFraction={isFraction} />}
      rightSection={isFraction ? undefined : <span aria-hidden="true">%</span>}
      inputMode="decimal"
      autoComplete="off"
      styles={{ input: { textAlign: 'right' } }}
      value={field.value}
      error={fieldState.error?.message}
      onChange={field.onChange}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={tidy}
    />
  );
}

/** Always one line, so that nothing moves while the user types. */
function Equivalent({ typed, isFraction }: { typed: number | null; isFraction: boolean }) {
  if (typed === null) return isFraction ? 'Por ejemplo, 0,1 es 10\u00a0%' : 'Del monto';
  const fraction = isFraction ? typed : percentToFraction(typed);
  const equivalent = isFraction ? `= ${formatPorcentaje(fraction)}` : 'Del monto';
  if (fraction <= 1) return equivalent;
  return <Warnings warnings={[{ text: `${equivalent}: es más que el 100\u00a0%` }]} />;
}
