import { TextInput, type TextInputProps } from '@mantine/core';
import {
  get,
  useFormContext,
  useFormState,
  type FieldError,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { isGarbled } from '@/domain/garbled';
import { Warnings } from '@/ui/feedback/warnings';

interface TextFieldProps<Values extends FieldValues> extends Omit<TextInputProps, 'name'> {
  name: FieldPath<Values>;
}

/** A text of a record. What the server spoilt is shown as it came, and an edit of other fields leaves it alone: see `dropStillEmpty`. */
export function TextField<Values extends FieldValues>({ name, ...props }: TextFieldProps<Values>) {
  const { register, formState } = useFormContext<Values>();
  const stored: unknown = formState.defaultValues?.[name];
  const refused = get(formState.errors, name) as FieldError | undefined;
  return (
    <TextInput
      error={refused?.message}
      description={typeof stored === 'string' && isGarbled(stored) && <SpoiltNote name={name} />}
      {...props}
      {...register(name)}
    />
  );
}

function SpoiltNote<Values extends FieldValues>({ name }: { name: FieldPath<Values> }) {
  const { control } = useFormContext<Values>();
  const { dirtyFields } = useFormState({ control, name, exact: true });
  return !get(dirtyFields, name) && <Warnings warnings={[{ text: 'Llegó dañado del servidor' }]} />;
}
