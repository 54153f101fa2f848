import { TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { clean } from '@/domain/clean';
import { cuitProblem, formatCuit } from '@/domain/cuit';
import { Warnings } from '@/ui/feedback/warnings';

const WARNINGS = {
  length: 'Un CUIT tiene 11 dígitos. Se puede guardar igual',
  prefix: 'No empieza como un CUIT. Se puede guardar igual',
  'check digit': 'El dígito verificador no coincide. Se puede guardar igual',
} satisfies Record<NonNullable<ReturnType<typeof cuitProblem>>, string>;

interface CuitFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string>;
  label: string;
}

/**
 * A CUIT, typed with or without dashes; the form holds it with them, and so does the field show it on blur. Warns if the user enters a
 * wrong one, but accepts it: not every party has a valid one. An unchanged CUIT gets no warning.
 */
export function CuitField<Values extends FieldValues>({
  control,
  name,
  label,
}: CuitFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const [draft, setDraft] = useState<string | null>(null);
  const value: string = field.value;
  const problem = fieldState.isDirty && clean(value) !== '' ? cuitProblem(value) : null;
  // Warn of eleven digits at once: on blur, the warning could move the button that the user is clicking.
  const shownProblem = draft !== null && problem === 'length' ? null : problem;

  return (
    <TextInput
      ref={field.ref}
      name={field.name}
      label={label}
      autoComplete="off"
      // Always there, so that the warning takes its line.
      description={
        shownProblem ? (
          <Warnings warnings={[{ text: WARNINGS[shownProblem] }]} />
        ) : (
          'Con o sin guiones'
        )
      }
      value={draft ?? value}
      onChange={({ currentTarget: { value: text } }) => {
        setDraft(text);
        field.onChange(formatCuit(text));
      }}
      onBlur={() => {
        setDraft(null);
        field.onBlur();
      }}
    />
  );
}
