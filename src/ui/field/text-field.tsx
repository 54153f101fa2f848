import { TextInput, type TextInputProps } from '@mantine/core';
import { useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { isGarbled } from '@/domain/garbled';
import { StoredNote } from './stored-note';

interface TextFieldProps<Values extends FieldValues> extends Omit<TextInputProps, 'name'> {
  name: FieldPath<Values>;
}

/** A text of a record. What the server spoilt is shown as it came, and an edit of other fields leaves it alone: see `dropStillEmpty`. */
export function TextField<Values extends FieldValues>({ name, ...props }: TextFieldProps<Values>) {
  const { control, register, formState } = useFormContext<Values>();
  const stored: unknown = formState.defaultValues?.[name];
  return (
    <TextInput
      description={
        typeof stored === 'string' &&
        isGarbled(stored) && (
          <StoredNote control={control} name={name} text="Llegó dañado del servidor" />
        )
      }
      {...props}
      {...register(name)}
    />
  );
}
