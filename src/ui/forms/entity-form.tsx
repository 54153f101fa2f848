import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Edit } from '@/lib/payload';
import { useSubmitGuard } from '@/lib/submit-guard';
import { useEditMerge, type MergeRules } from './edit-conflict';
import { FormGrid } from './form-grid';
import { GuardedButton } from './guarded-button';
import { useReadAhead } from './use-read-ahead';
import { useUnsavedForm } from './use-unsaved-form';
import { Foot } from '../layout/foot';
import { SaveError } from '../feedback/states';

/** Props that the page, drawer or dialog passes to its form. */
export interface FormHost<Item, Values, Saved = unknown> {
  /** The record to edit; undefined for a new one. */
  record?: Item;
  /** Fetches the record again before saving an edit, to merge other users' changes. */
  read?: (signal: AbortSignal) => Promise<Item>;
  submitLabel: string;
  /** Saves. If it rejects, the form stays open. */
  onSubmit: (edit: Edit<Values>) => Promise<Saved>;
  /** Called after a save, when leaving no longer asks. */
  onSaved: (saved: Saved) => void;
  onCancel: () => void;
  error: unknown;
  errorFallback?: string | undefined;
}

interface EntityFormProps<Item, Values extends FieldValues, Saved> extends Omit<
  FormHost<Item, Values, Saved>,
  'record'
> {
  form: UseFormReturn<Values>;
  /** For forms that edit. */
  merging?: MergeRules<Values>;
  /** The record in form values, for forms that edit. */
  toForm?: (record: Item) => Values;
  children: ReactNode;
}

/** Frame of a form: a grid of fields, the error of a failed save, Cancelar and a guarded submit button. */
export function EntityForm<Item, Values extends FieldValues, Saved>({
  form,
  merging,
  toForm,
  read,
  submitLabel,
  onSubmit,
  onSaved,
  onCancel,
  error,
  errorFallback,
  children,
}: EntityFormProps<Item, Values, Saved>) {
  const guard = useSubmitGuard();
  const [base] = useState(() => form.getValues());
  const { merge, isMerging, dialog } = useEditMerge(merging);
  const again = useReadAhead(read);
  const leaveSaved = useUnsavedForm(form, { isMerging });
  const submit = form.handleSubmit(async (mine) => {
    await guard.run(async () => {
      const edit =
        again && toForm
          ? await merge({ base, mine, read: (signal) => again.read(signal).then(toForm) })
          : { values: mine, before: base };
      if (!edit) return;
      await onSubmit(edit).then(
        (saved) => leaveSaved(() => onSaved(saved)),
        // The mutation cache shows the error.
        () => undefined,
      );
    });
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          // A drawer's form is inside another form in the React tree.
          event.stopPropagation();
          void submit(event);
        }}
      >
        <FormGrid>{children}</FormGrid>
        <SaveError error={error} fallback={errorFallback} />
        <Foot>
          <Button variant="default" onClick={onCancel}>
            Cancelar
          </Button>
          <GuardedButton
            type="submit"
            loading={form.formState.isSubmitting}
            blockedBy={guard.blocked ? '' : null}
            onPointerEnter={again?.ahead}
            onFocus={again?.ahead}
          >
            {submitLabel}
          </GuardedButton>
        </Foot>
      </form>
      {dialog}
    </FormProvider>
  );
}
