import type { ComponentType, Ref } from 'react';
import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import type { Option } from '@/lib/option';

interface BoundPickerProps {
  label: string;
  name: string;
  value: Option | null;
  onChange: (value: Option | null) => void;
  onBlur: () => void;
  error: string | undefined;
  disabled: boolean;
  ref: Ref<HTMLInputElement>;
}

interface PickerFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Its value is the picked row, a typed text, or null. */
  name: FieldPathByValue<Values, Option | null>;
  label: string;
  picker: ComponentType<BoundPickerProps>;
  disabled?: boolean;
}

/** A picker bound to a form field. */
export function PickerField<Values extends FieldValues>({
  control,
  name,
  label,
  picker: Picker,
  disabled = false,
}: PickerFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Picker
      ref={field.ref}
      label={label}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      disabled={disabled}
    />
  );
}
