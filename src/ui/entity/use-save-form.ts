import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Edit } from '@/lib/api/payload';
import type { Change } from '@/lib/cache/last-change';
import { differingNames } from '@/lib/values/merge-edits';
import { shorten } from '@/lib/values/shorten';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { useUnsavedForm } from '@/ui/leaving/use-unsaved-form';
import { settleForm } from '@/ui/picker/settle';
import { putBack, rememberChange, type UndoRules } from '@/ui/undo/undo';
import type { Arrival } from './detail-state';
import { mergeBy, useEditMerge, type MergeRules } from './edit-conflict';
import { useFreshRecord } from './use-fresh-record';

/** What Deshacer needs of an edit besides its form. */
export interface EditUndo<Item, Values> extends Pick<Change, 'entity' | 'text' | 'error'> {
  id: number;
  name: string;
  /** By default the form's. */
  rules: Pick<UndoRules<Item, Values>, 'send'> & Partial<UndoRules<Item, Values>>;
}

export interface SaveHost<Item, Values, Saved> {
  /** Fetches the record again before saving an edit, to merge other users' changes. */
  read?: ((signal: AbortSignal) => Promise<Item>) | undefined;
  /** For a form that opened before its record had come. */
  arrival?: Arrival<Item> | undefined;
  /** For an edit: offers to put the former values back. */
  undo?: EditUndo<Item, Values> | undefined;
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
  /** Asks about values that are probably wrong. */
  confirm?: (values: Values) => Promise<boolean>;
  /** For forms that edit. `base`: the values that the form opened with. */
  toForm?: (record: Item, base: Values) => Values;
}

/** Remembers an edit, so that it can be undone. */
function rememberEdit<Item, Values extends object>(
  { values, before: former }: Edit<Values>,
  { id, name, text, rules: own, ...change }: EditUndo<Item, Values>,
  merging: MergeRules<Values>,
  toForm: (record: Item, base: Values) => Values,
  read: () => Promise<Item>,
) {
  const changed = new Set(differingNames(values, former).map((field) => merging.labels[field]));
  if (changed.size === 0) return;
  const rules: UndoRules<Item, Values> = {
    toForm,
    merge: mergeBy(merging),
    labels: merging.labels,
    ...own,
  };
  const undo = (throwIfEnded: () => void) =>
    putBack(read, { former, written: values }, rules, throwIfEnded);
  rememberChange({
    ...change,
    text: `${shorten(text)} (${[...changed].join(', ')})`,
    count: () => '1 cambio',
    records: [{ id, name, putBack: undo }],
  });
}

/** Saves a record: registers unsaved work, settles pickers, guards the submit, merges edits. Spread `button`, and render `dialog` outside the form. */
export function useSaveForm<Item, Values extends FieldValues, Saved>({
  form,
  merging,
  confirm,
  toForm,
  read,
  arrival,
  undo,
  onSubmit,
  onSaved,
}: SaveFormOptions<Item, Values, Saved>) {
  const queryClient = useQueryClient();
  const guard = useSubmitGuard();
  const { defaultValues, isSubmitting } = useFormState({ control: form.control });
  const { merge, isMerging, dialog } = useEditMerge(merging);
  useFreshRecord(form, arrival, toForm);
  const leaveSaved = useUnsavedForm(form, { isMerging });

  const submit = form.handleSubmit(async (mine) => {
    await guard.run(async () => {
      const base = defaultValues as Values;
      let record: Item | undefined;
      const edit =
        read && toForm
          ? await merge({
              base,
              mine,
              mustRead: arrival?.hasCome() === false,
              read: async (signal) => toForm((record = await read(signal)), base),
            })
          : { values: mine, before: base };
      if (!edit) return;
      await onSubmit(edit, record).then(
        (saved) => {
          if (undo && merging && toForm && read) {
            rememberEdit(edit, undo, merging, toForm, () => read(new AbortController().signal));
          }
          leaveSaved(() => onSaved(saved));
        },
        // The mutation cache shows the error.
        () => undefined,
      );
    });
  });

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
