import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { MoneyInput } from './money-input';

interface MoneyFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string>;
  label: string;
  whole?: boolean;
  description?: ReactNode;
  /** For a form without a schema. */
  error?: string | undefined;
  className?: string | undefined;
  onChange?: () => void;
}

export function MoneyField<Values extends FieldValues>({
  control,
  name,
  error,
  onChange,
  ...props
}: MoneyFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <MoneyInput
      {...props}
      {...field}
      onChange={(value) => {
        field.onChange(value);
        onChange?.();
      }}
      error={error ?? fieldState.error?.message}
    />
  );
}
