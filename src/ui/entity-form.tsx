import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useSubmitGuard } from '@/lib/submit-guard';
import { FormActions } from './form-actions';
import { FormGrid } from './form-grid';
import { SaveError } from './states';
import { useUnsavedForm } from './unsaved-work';

/** What whoever hosts a form decides: how its end is called, what saving and leaving do. */
export interface FormHost<Values, Saved = unknown> {
  submitLabel: string;
  /** Saves. Rejects where that failed: the form stays as it is. */
  onSubmit: (values: Values) => Promise<Saved>;
  /** Leaves the form, which has nothing unsaved any more. */
  onSaved: (saved: Saved) => void;
  error: unknown;
  errorFallback: string;
  onCancel: () => void;
}

interface EntityFormProps<Values extends FieldValues, Saved> extends FormHost<Values, Saved> {
  form: UseFormReturn<Values>;
  children: ReactNode;
}

/** The frame of a master-data form: its fields in a grid, the failure in place, and a guarded submit. */
export function EntityForm<Values extends FieldValues, Saved>({
  form,
  submitLabel,
  onSubmit,
  onSaved,
  error,
  errorFallback,
  onCancel,
  children,
}: EntityFormProps<Values, Saved>) {
  const { leaveSaved } = useUnsavedForm(form.control);
  const guard = useSubmitGuard();
  const submit = form.handleSubmit(async (values) => {
    await guard.run(() =>
      onSubmit(values).then(
        (saved) => leaveSaved(() => onSaved(saved)),
        // The cache tells the failure; here it only must not end the form.
        () => undefined,
      ),
    );
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          // A drawer's form stands inside another form of the React tree.
          event.stopPropagation();
          void submit(event);
        }}
      >
        <FormGrid>{children}</FormGrid>
        <SaveError error={error} fallback={errorFallback} />
        <FormActions
          submitLabel={submitLabel}
          busy={form.formState.isSubmitting}
          blocked={guard.blocked}
          onCancel={onCancel}
        />
      </form>
    </FormProvider>
  );
}
