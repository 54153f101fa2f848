import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useUnsavedWork } from './unsaved-work';

/**
 * Registers a form as unsaved work while it differs from its default values. What is being saved is not lost, unless `isMerging` says that
 * nothing has been sent yet.
 */
export function useUnsavedForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { isMerging }: { isMerging?: () => boolean } = {},
) {
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  return useUnsavedWork(() => isDirty && (!isSubmitting || isMerging?.() === true));
}
