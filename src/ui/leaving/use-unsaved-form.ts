import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useUnsavedWork } from './unsaved-work';

// Not in `unsaved-work`, which every screen loads: react-hook-form would come with it.

/** Registers a changed form as unsaved work, except once its values have been sent. */
export function useUnsavedForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  isSent = false,
) {
  const { isDirty } = useFormState({ control: form.control });
  return useUnsavedWork(() => isDirty && !isSent);
}
