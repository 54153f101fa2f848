import { useFormState, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Warnings } from '@/ui/feedback/warnings';

interface StoredNoteProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  text: string;
}

/** For a field whose stored value breaks its rules, until the user edits it. */
export function StoredNote<Values extends FieldValues>({
  control,
  name,
  text,
}: StoredNoteProps<Values>) {
  const { dirtyFields } = useFormState({ control, name, exact: true });
  const isDirty = (dirtyFields as Partial<Record<string, unknown>>)[name];
  return !isDirty && <Warnings warnings={[{ text }]} />;
}
