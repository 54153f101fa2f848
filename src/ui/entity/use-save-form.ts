import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useFormState, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { fieldReasons } from '@/lib/api/http-errors';
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

/** Saves a record: registers unsaved work, settles pickers, guards the submit, merges edits. Its fields are in a `FieldSet`. Spread `props` and `button`, and render `dialog` outside the form. */
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
  const { merge, dialog } = useEditMerge(editing);
  /** Its values are taken, and then sent. A saved form is left as it is. */
  const [step, setStep] = useState<'typing' | 'merging' | 'sent'>('typing');
  const leaveSaved = useUnsavedForm(form, step === 'sent');
  const isCopy = editing?.isCopy === true;

  const wasCopy = useRef(isCopy);
  useLayoutEffect(() => {
    // Once: the user may be typing when a later version comes.
    if (editing && wasCopy.current && !isCopy) {
      form.reset(editing.toForm(editing.record, form.getValues()));
    }
    wasCopy.current = isCopy;
  }, [editing, isCopy, form]);

  async function send(mine: Values) {
    setStep('merging');
    const edit = await merge(defaultValues as Values, mine);
    if (!edit) {
      setStep('typing');
      return;
    }
    setStep('sent');
    await onSubmit(edit).then(
      (saved) => leaveSaved(() => onSaved(saved)),
      // The mutation cache shows the error.
      (error: unknown) => {
        setStep('typing');
        showAtFields(error);
      },
    );
  }

  const submit = form.handleSubmit((mine) => guard.run(() => send(mine)));

  function showAtFields(error: unknown) {
    const names = Object.keys(form.getValues()) as Path<Values>[];
    for (const [name, message] of fieldReasons(error, names)) form.setError(name, { message });
  }

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
    /** Of the form element. */
    props: {
      noValidate: true,
      onSubmit(event: SyntheticEvent) {
        // React bubbles events from a drawer's form to the form around it.
        event.stopPropagation();
        event.preventDefault();
        void save();
      },
    },
    button: { loading: isSubmitting, blockedBy: guard.blocked || isCopy ? '' : null },
    locked: step !== 'typing' || isCopy,
    dialog,
  };
}
