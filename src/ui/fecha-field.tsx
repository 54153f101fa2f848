import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { FechaInput } from './fecha-input';

interface FechaFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  /** A field that holds `yyyy-mm-dd`, or null where there is no date. */
  name: FieldPathByValue<Values, string | null>;
  label: string;
}

/** A date of a master-data form, which may be left empty. */
export function FechaField<Values extends FieldValues>({
  control,
  name,
  label,
}: FechaFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FechaInput
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      clearable
    />
  );
}
