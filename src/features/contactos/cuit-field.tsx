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

const CUIT_WARNINGS = {
  length: 'Un CUIT tiene 11 dígitos. Se puede guardar igual',
  prefix: 'No empieza como un CUIT. Se puede guardar igual',
  'check digit': 'El dígito verificador no coincide. Se puede guardar igual',
} satisfies Record<NonNullable<ReturnType<typeof cuitProblem>>, string>;

interface CuitFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string>;
  label: string;
}

/** The form holds a CUIT with dashes. A wrong one gets a warning, not an error: not every party has a valid CUIT. */
export function CuitField<Values extends FieldValues>({
  control,
  name,
  label,
}: CuitFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const [draft, setDraft] = useState<string | null>(null);
  const value: string = field.value;
  const problem = fieldState.isDirty && clean(value) !== '' ? cuitProblem(value) : null;
  // Warn about eleven digits while typing: on blur, the warning could move the button that the user is clicking.
  const shownProblem = draft !== null && problem === 'length' ? null : problem;

  return (
    <TextInput
      ref={field.ref}
      name={field.name}
      label={label}
      autoComplete="off"
      error={fieldState.error?.message}
      // Always rendered, so that the warning replaces a line instead of adding one.
      description={
        shownProblem ? (
          <Warnings warnings={[{ text: CUIT_WARNINGS[shownProblem] }]} />
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
