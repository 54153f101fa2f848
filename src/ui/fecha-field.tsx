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
  required?: boolean;
  clearable?: boolean;
  /** See `FechaInput`. */
  opensAbove?: boolean;
}

/** A date bound to a form's field; unless it is required it can be emptied again. */
export function FechaField<Values extends FieldValues>({
  control,
  name,
  label,
  required = false,
  clearable = !required,
  opensAbove = false,
}: FechaFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FechaInput
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      required={required}
      clearable={clearable}
      opensAbove={opensAbove}
    />
  );
}
