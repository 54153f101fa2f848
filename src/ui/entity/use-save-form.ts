import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { useUnsavedForm } from '@/ui/leaving/use-unsaved-form';
import { settleForm } from '@/ui/picker/settle';
import type { Editing, MergedEdit } from './editing';
import { useEditMerge } from './use-edit-merge';

export interface SaveFormOptions<Item, Values extends FieldValues, Saved> {
  form: UseFormReturn<Values>;
  editing?: Editing<Item, Values> | undefined;
  confirm?: (values: Values) => Promise<boolean>;
  /** If it rejects, the form stays open. */
  onSubmit: (edit: MergedEdit<Item, Values>) => Promise<Saved>;
  /** Called after a save, when leaving no longer asks. */
  onSaved: (saved: Saved) => void;
}

/** Saves a record: registers unsaved work, settles pickers, guards the submit, merges edits. Its fields are in a `FieldSet`. Spread `button`, and render `dialog` outside the form. */
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
  const leaveSaved = useUnsavedForm(form, { isMerging });

  /** From the values that are sent until they have failed. A saved form is left. */
  const [isSending, setSending] = useState(false);
  const isCopy = editing?.isCopy === true;

  const shown = useRef(editing?.record);
  useLayoutEffect(() => {
    if (!editing || editing.record === shown.current) return;
    shown.current = editing.record;
    form.reset(editing.toForm(editing.record, form.getValues()));
  }, [editing, form]);

  async function send(mine: Values) {
    setSending(true);
    const edit = await merge(defaultValues as Values, mine);
    if (!edit) return setSending(false);
    await onSubmit(edit).then(
      (saved) => leaveSaved(() => onSaved(saved)),
      // The mutation cache shows the error.
      () => setSending(false),
    );
  }

  const submit = form.handleSubmit((mine) => guard.run(() => send(mine)));

  const isSaving = useRef(false);

  /** Waits for the second after a failed save to pass. */
  async function save() {
    if (isSaving.current || isCopy) return;
    isSaving.current = true;
    await guard.released();
    const isSettled = await settleForm(queryClient, form);
    if (isSettled && (!confirm || (await confirm(form.getValues())))) await submit();
    isSaving.current = false;
  }

  return {
    save,
    button: { loading: isSubmitting, blockedBy: guard.blocked || isCopy ? '' : null },
    locked: isSending || isCopy,
    dialog,
  };
}
