import { useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useSubmitGuard } from '@/lib/submit-guard';
import { useEditMerge, type MergeRules } from './edit-conflict';
import { FormActions } from './form-actions';
import { FormGrid } from './form-grid';
import { SaveError } from './states';
import { useUnsavedForm } from './unsaved-work';

/** What whoever hosts a form decides: how its end is called, what saving and leaving do. */
export interface FormHost<Values, Saved = unknown> {
  submitLabel: string;
  /** Saves. Rejects where that failed: the form stays as it is. `before` is the stored record, in form values. */
  onSubmit: (values: Values, before: Values) => Promise<Saved>;
  /** Leaves the form, which has nothing unsaved any more. */
  onSaved: (saved: Saved) => void;
  error: unknown;
  errorFallback: string;
  onCancel: () => void;
}

interface EntityFormProps<Values extends FieldValues, Saved> extends FormHost<Values, Saved> {
  form: UseFormReturn<Values>;
  /** For forms that edit. */
  merging?: MergeRules<Values>;
  /** Reads the edited record again, in form values. Undefined for a new record. */
  read?: ((signal: AbortSignal) => Promise<Values>) | undefined;
  children: ReactNode;
}

/** The frame of a master-data form: its fields in a grid, the failure in place, and a guarded submit. */
export function EntityForm<Values extends FieldValues, Saved>({
  form,
  merging,
  read,
  submitLabel,
  onSubmit,
  onSaved,
  error,
  errorFallback,
  onCancel,
  children,
}: EntityFormProps<Values, Saved>) {
  const guard = useSubmitGuard();
  const [base] = useState(() => form.getValues());
  const { merge, isMerging, dialog } = useEditMerge(merging);
  const { leaveSaved } = useUnsavedForm(form, { isMerging });
  const submit = form.handleSubmit(async (mine) => {
    await guard.run(async () => {
      const edit = read ? await merge({ base, mine, read }) : { values: mine, before: base };
      if (!edit) return;
      await onSubmit(edit.values, edit.before).then(
        (saved) => leaveSaved(() => onSaved(saved)),
        // The mutation cache shows the error; the form only stays.
        () => undefined,
      );
    });
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
      {dialog}
    </FormProvider>
  );
}
