import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFormState, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { fieldReasons } from '@/lib/api/http-errors';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { useUnsavedForm } from '@/ui/leaving/use-unsaved-form';
import { settleForm } from '@/ui/picker/settle';
import type { Editing, MergedEdit } from './editing';
import { useEditMerge } from './use-edit-merge';
import { useFreshRecord } from './use-fresh-record';

export interface SaveFormOptions<Item, Values extends FieldValues, Saved> {
  form: UseFormReturn<Values>;
  editing?: Editing<Item, Values> | undefined;
  confirm?: (values: Values) => Promise<boolean>;
  /** If it rejects, the form stays open. */
  onSubmit: (edit: MergedEdit<Item, Values>) => Promise<Saved>;
  /** Called after a save, when leaving no longer asks. */
  onSaved: (saved: Saved) => void;
}

/** Saves a record: registers unsaved work, settles pickers, guards the submit, merges edits. Spread `button`, and render `dialog` outside the form. */
export function useSaveForm<Item, Values extends FieldValues, Saved>({
  form,
  editing,
  confirm,
  onSubmit,
  onSaved,
}: SaveFormOptions<Item, Values, Saved>) {
  const queryClient = useQueryClient();
  const guard = useSubmitGuard();
  const { defaultValues, isSubmitting } = useFormState({ control: form.control });
  const { merge, isMerging, dialog } = useEditMerge(editing);
  useFreshRecord(form, editing);
  const leaveSaved = useUnsavedForm(form, { isMerging });

  const submit = form.handleSubmit((mine) =>
    guard.run(async () => {
      const edit = await merge(defaultValues as Values, mine);
      // The mutation cache shows the error.
      if (edit)
        await onSubmit(edit).then((saved) => leaveSaved(() => onSaved(saved)), showAtFields);
    }),
  );

  function showAtFields(error: unknown) {
    const names = Object.keys(form.getValues()) as Path<Values>[];
    for (const [name, message] of fieldReasons(error, names)) form.setError(name, { message });
  }

  const isSaving = useRef(false);

  /** Waits for the second after a failed save to pass. */
  async function save() {
    if (isSaving.current) return;
    isSaving.current = true;
    await guard.released();
    const isSettled = await settleForm(queryClient, form);
    if (isSettled && (!confirm || (await confirm(form.getValues())))) await submit();
    isSaving.current = false;
  }

  return {
    save,
    button: { loading: isSubmitting, blockedBy: guard.blocked ? '' : null },
    dialog,
  };
}
