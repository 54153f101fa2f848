import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { fechaLocal } from '@/domain/fechas';
import { fechaError, fechaHint } from '@/lib/fecha-form';
import { FechaInput } from './fecha-input';

interface FechaFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Its value is `yyyy-mm-dd`, null if empty, or the typed text if that is not a date. */
  name: FieldPathByValue<Values, string | null>;
  label: string;
  required?: boolean;
  /** Whether the field may be empty. */
  clearable?: boolean;
  /** Says under the field if the date is tomorrow, as a default date is from 17:00 on. */
  saysTomorrow?: boolean;
  /** Another note under the field. An error takes its place. */
  description?: ReactNode;
}

/** A date bound to a form field. If the form has a schema, the schema validates the date: see `fechaFormField`. */
export function FechaField<Values extends FieldValues>({
  control,
  name,
  label,
  required = false,
  clearable = !required,
  saysTomorrow = false,
  description,
}: FechaFieldProps<Values>) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (value: string | null) =>
        fechaError(value) ?? (clearable || value !== null || 'La fecha es obligatoria'),
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
      description={saysTomorrow ? fechaHint(field.value, fechaLocal(new Date())) : description}
      required={required}
      clearable={clearable}
    />
  );
}
