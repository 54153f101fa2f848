import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Edit } from '@/lib/api/payload';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { useUnsavedForm } from '@/ui/leaving/use-unsaved-form';
import { useEditMerge, type MergeRules } from './edit-conflict';
import { useReadAhead } from './use-read-ahead';

/** What the host of a form does with its values. */
export interface SaveHost<Item, Values, Saved> {
  /** Fetches the record again before saving an edit, to merge other users' changes. */
  read?: ((signal: AbortSignal) => Promise<Item>) | undefined;
  /** Saves. If it rejects, the form stays open. `record` is the one just fetched, if that succeeded. */
  onSubmit: (edit: Edit<Values>, record?: Item) => Promise<Saved>;
  /** Called after a save, when leaving no longer asks. */
  onSaved: (saved: Saved) => void;
}

export interface SaveFormOptions<Item, Values extends FieldValues, Saved> extends SaveHost<
  Item,
  Values,
  Saved
> {
  form: UseFormReturn<Values>;
  /** For forms that edit. */
  merging?: MergeRules<Values>;
  /** The record in form values, for forms that edit. `base`: the values that the form opened with. */
  toForm?: (record: Item, base: Values) => Values;
}

/**
 * What a form that saves a record has in common: it is unsaved work, its submit is guarded, and an edit is merged with what the server has
 * by then. Spread `button` on the submit button, and render `dialog` outside the form.
 */
export function useSaveForm<Item, Values extends FieldValues, Saved>({
  form,
  merging,
  toForm,
  read,
  onSubmit,
  onSaved,
}: SaveFormOptions<Item, Values, Saved>) {
  const guard = useSubmitGuard();
  const { defaultValues, isSubmitting } = useFormState({ control: form.control });
  const { merge, isMerging, dialog } = useEditMerge(merging);
  const again = useReadAhead(read);
  const leaveSaved = useUnsavedForm(form, { isMerging });

  const submit = form.handleSubmit(async (mine) => {
    await guard.run(async () => {
      const base = defaultValues as Values;
      let record: Item | undefined;
      const edit =
        again && toForm
          ? await merge({
              base,
              mine,
              read: async (signal) => toForm((record = await again.read(signal)), base),
            })
          : { values: mine, before: base };
      if (!edit) return;
      await onSubmit(edit, record).then(
        (saved) => leaveSaved(() => onSaved(saved)),
        // The mutation cache shows the error.
        () => undefined,
      );
    });
  });

  return {
    submit,
    /** Resolves once a submit is not blocked any more. */
    released: guard.released,
    /** Fetches the record while the hand is on its way to the button. */
    ahead: again?.ahead,
    button: {
      loading: isSubmitting,
      blockedBy: guard.blocked ? '' : null,
      onPointerEnter: again?.ahead,
      onFocus: again?.ahead,
    },
    dialog,
  };
}
