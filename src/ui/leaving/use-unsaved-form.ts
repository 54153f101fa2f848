import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useUnsavedWork } from './unsaved-work';

// Not in `unsaved-work`, which every screen loads: react-hook-form would come with it.

/** Registers a changed form as unsaved work, except while its values are being sent. During `isMerging` nothing has been sent yet. */
export function useUnsavedForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { isMerging }: { isMerging?: () => boolean } = {},
) {
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  return useUnsavedWork(() => isDirty && (!isSubmitting || isMerging?.() === true));
}
