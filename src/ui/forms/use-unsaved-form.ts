import { deepEqual } from '@tanstack/react-router';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useUnsavedWork } from '../overlay/unsaved-work';

/**
 * Registers a form as unsaved work while it differs from its default values. A running save does not ask, unless `isMerging` says that
 * nothing has been sent yet.
 */
export function useUnsavedForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { isMerging }: { isMerging?: () => boolean } = {},
) {
  const { isSubmitting } = useFormState({ control: form.control });
  return useUnsavedWork(
    (closesTab) =>
      (closesTab || !isSubmitting || isMerging?.() === true) &&
      // Not `formState.isDirty`, which misses amounts that are formatted on blur.
      !deepEqual(form.getValues(), form.formState.defaultValues),
  );
}
