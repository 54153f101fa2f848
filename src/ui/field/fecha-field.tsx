import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { fechaError, fechaHint } from '@/lib/values/fecha-form';
import { useHoy } from '@/lib/values/use-hoy';
import { FechaInput } from './fecha-input';

interface FechaFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string | null>;
  label: string;
  required?: boolean;
  clearable?: boolean;
  /** Notes that the date is tomorrow, as a default date is from 17:00 on, or past, as one may be after midnight. */
  saysDay?: boolean;
  description?: ReactNode;
  /** An error for a valid date, or null. */
  check?: (fecha: string) => string | null;
  rechecks?: FieldPathByValue<Values, string | null> | undefined;
}

/** If the form has a schema, the schema validates the date instead: see `fechaFormField`. */
export function FechaField<Values extends FieldValues>({
  control,
  name,
  label,
  required = false,
  clearable = !required,
  saysDay = false,
  description,
  check,
  rechecks,
}: FechaFieldProps<Values>) {
  const hoy = useHoy();
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate(value: string | null) {
        if (value === null) return clearable || 'La fecha es obligatoria';
        return fechaError(value) ?? check?.(value) ?? true;
      },
      deps: rechecks ?? [],
    },
  });
  return (
    <FechaInput
      ref={field.ref}
      name={field.name}
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      description={(saysDay && fechaHint(field.value, hoy)) || description}
      required={required}
      clearable={clearable}
    />
  );
}
