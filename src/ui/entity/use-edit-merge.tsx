import { useEffect, useRef, useState } from 'react';
import { logError } from '@/lib/page/log';
import { mergeEdits, takeTheirs } from '@/lib/values/merge-edits';
import { ConflictDialog, type ConflictQuestion } from './conflict-dialog';
import type { Editing, MergedEdit } from './editing';

/** `merge` returns the values to save (the form's if the record cannot be fetched), or null: back to the form. Render `dialog` outside the form. */
export function useEditMerge<Item, Values extends object>(
  editing: Editing<Item, Values> | undefined,
) {
  const [question, setQuestion] = useState<ConflictQuestion<Values> | null>(null);
  const left = useRef<AbortSignal>(null);
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller.signal;
    return () => controller.abort();
  }, []);

  async function merge(base: Values, mine: Values): Promise<MergedEdit<Item, Values> | null> {
    if (!editing) return { values: mine, before: base };
    const { read, toForm, merge: mergeBy = mergeEdits<Values> } = editing;
    // The save waited for a picker's search.
    if (left.current?.aborted !== false) return null;
    const signal = left.current;
    try {
      const stored = await read(signal).catch((error: unknown) => {
        if (!signal.aborted) logError(error);
        return undefined;
      });
      if (signal.aborted) return null;
      if (!stored) return { values: mine, before: base };
      const theirs = toForm(stored, base);
      const merged = mergeBy(base, mine, theirs);
      const { values, conflicts } = merged;
      if (conflicts.length === 0) return { values, before: theirs, stored };
      const keep = await new Promise<'mine' | 'theirs' | null>((answer) =>
        setQuestion({ conflicts, answer }),
      );
      if (keep === null) return null;
      return { values: keep === 'mine' ? values : takeTheirs(merged), before: theirs, stored };
    } finally {
      setQuestion(null);
    }
  }

  return {
    merge,
    dialog: editing && <ConflictDialog editing={editing} question={question} />,
  };
}
