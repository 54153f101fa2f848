import { TextInput, type TextInputProps } from '@mantine/core';
import {
  useFormContext,
  useFormState,
  type Control,
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
  const { control, register, formState } = useFormContext<Values>();
  const stored: unknown = formState.defaultValues?.[name];
  return (
    <TextInput
      description={
        typeof stored === 'string' &&
        isGarbled(stored) && <SpoiltNote control={control} name={name} />
      }
      {...props}
      {...register(name)}
    />
  );
}

function SpoiltNote<Values extends FieldValues>({
  control,
  name,
}: {
  control: Control<Values>;
  name: FieldPath<Values>;
}) {
  const { dirtyFields } = useFormState({ control, name, exact: true });
  const isDirty = (dirtyFields as Partial<Record<string, unknown>>)[name];
  return !isDirty && <Warnings warnings={[{ text: 'Llegó dañado del servidor' }]} />;
}
