import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Edit } from '@/lib/api/payload';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { useUnsavedForm } from '@/ui/leaving/use-unsaved-form';
import type { Arrival } from './detail-state';
import { useEditMerge, type MergeRules } from './edit-conflict';
import { useFreshRecord } from './use-fresh-record';
import { useReadAhead } from './use-read-ahead';

export interface SaveHost<Item, Values, Saved> {
  /** Fetches the record again before saving an edit, to merge other users' changes. */
  read?: ((signal: AbortSignal) => Promise<Item>) | undefined;
  /** For a form that opened before its record had come. */
  arrival?: Arrival<Item> | undefined;
  /** If it rejects, the form stays open. `record` is the one just fetched, if that succeeded. */
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
  merging?: MergeRules<Values>;
  /** For forms that edit. `base`: the values that the form opened with. */
  toForm?: (record: Item, base: Values) => Values;
}

/** Saves a record: registers unsaved work, guards the submit, merges edits. Spread `button`, and render `dialog` outside the form. */
export function useSaveForm<Item, Values extends FieldValues, Saved>({
  form,
  merging,
  toForm,
  read,
  arrival,
  onSubmit,
  onSaved,
}: SaveFormOptions<Item, Values, Saved>) {
  const guard = useSubmitGuard();
  const { defaultValues, isSubmitting } = useFormState({ control: form.control });
  const { merge, isMerging, dialog } = useEditMerge(merging);
  useFreshRecord(form, arrival, toForm);
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
              mustRead: arrival?.hasCome() === false,
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
    released: guard.released,
    /** Reads the record ahead, when the pointer or the focus reaches the button. */
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
