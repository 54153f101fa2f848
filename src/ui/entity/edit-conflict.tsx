import { Box, Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatFecha } from '@/domain/fechas';
import type { Edit } from '@/lib/api/payload';
import { showError } from '@/lib/cache/show-error';
import { logError } from '@/lib/page/log';
import {
  mergeEdits,
  takeTheirs,
  type Conflict,
  type Merge,
  type MergeOptions,
} from '@/lib/values/merge-edits';
import { shorten } from '@/lib/values/shorten';
import { Foot } from '@/ui/frame/foot';
import { Modal } from '@/ui/overlay/overlay';
import classes from './edit-conflict.module.css';

export interface MergeRules<Values> extends MergeOptions<Values> {
  labels: Record<keyof Values & string, string>;
  /** The text for a value such as an id. */
  show?: (name: keyof Values & string, value: unknown) => string | undefined;
  /** Replaces `mergeEdits`, for a form whose values are more than its fields. */
  merge?: (base: Values, mine: Values, theirs: Values) => Merge<Values>;
}

/** Merges as the rules say: by `merge`, else by {@link mergeEdits}. */
export const mergeBy =
  <Values extends object>(rules: MergeRules<Values> | undefined) =>
  (base: Values, mine: Values, theirs: Values): Merge<Values> =>
    rules?.merge?.(base, mine, theirs) ?? mergeEdits(base, mine, theirs, rules);

interface Question {
  conflicts: readonly Conflict<Record<string, unknown>>[];
  answer: (keep: 'mine' | 'theirs' | null) => void;
}

interface MergeArgs<Values> {
  /** The values that the form opened with. */
  base: Values;
  mine: Values;
  /** Fetches the record again, as form values. */
  read: (signal: AbortSignal) => Promise<Values>;
  /** The base is an older copy: without the record, untouched fields would take other users' changes back. */
  mustRead: boolean;
}

/**
 * Merges an edit with other users' changes since the form opened. `merge` returns the values to save, or null if the user went back to the
 * form. If the record cannot be fetched, returns the form's values. Render `dialog` outside the form.
 */
export function useEditMerge<Values extends object>(
  rules?: MergeRules<Values>,
): {
  merge: (args: MergeArgs<Values>) => Promise<Edit<Values> | null>;
  /** Nothing has been sent yet, so leaving would lose the edit. */
  isMerging: () => boolean;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const reading = useRef<AbortController>(null);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      reading.current?.abort();
    };
  }, []);

  const ask = (conflicts: Question['conflicts']) =>
    new Promise<'mine' | 'theirs' | null>((resolve) =>
      setQuestion({
        conflicts,
        answer(keep) {
          setQuestion(null);
          resolve(keep);
        },
      }),
    );

  async function merge({ base, mine, read, mustRead }: MergeArgs<Values>) {
    // The save waited for a picker's search.
    if (hasLeft.current) return null;
    const controller = new AbortController();
    reading.current = controller;
    try {
      const theirs = await read(controller.signal).catch((error: unknown) => {
        if (controller.signal.aborted) return null;
        if (mustRead) showError(error, 'No se guardó: no se pudo leer el registro');
        else logError(error);
        return null;
      });
      if (controller.signal.aborted || (mustRead && !theirs)) return null;
      if (!theirs) return { values: mine, before: base };
      const merged = mergeBy(rules)(base, mine, theirs);
      if (merged.conflicts.length === 0) return { values: merged.values, before: theirs };
      const keep = await ask(merged.conflicts as unknown as Question['conflicts']);
      if (keep === null) return null;
      return { values: keep === 'mine' ? merged.values : takeTheirs(merged), before: theirs };
    } finally {
      reading.current = null;
    }
  }

  const labels: Partial<Record<string, string>> = rules?.labels ?? {};
  const shown = (name: string, value: unknown) =>
    rules?.show?.(name as keyof Values & string, value) ?? textOf(value);
  return {
    merge,
    isMerging: () => reading.current !== null,
    dialog: (
      <ConflictDialog
        question={question}
        rows={(question?.conflicts ?? []).map(({ name, mine, theirs }) => ({
          label: labels[name] ?? name,
          mine: shown(name, mine),
          theirs: shown(name, theirs),
        }))}
      />
    ),
  };
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const text = value.trim();
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatFecha(text) : text;
  }
  return (value as { nombre?: string } | null)?.nombre ?? '';
}

interface ConflictDialogProps {
  question: Question | null;
  rows: readonly { label: string; mine: string; theirs: string }[];
}

const listFormat = new Intl.ListFormat('es-AR');

function ConflictDialog({ question, rows }: ConflictDialogProps) {
  const back = () => question?.answer(null);
  return (
    <Modal
      opened={question !== null}
      onClose={back}
      title={`Otra persona cambió ${listFormat.format(rows.map(({ label }) => label))} mientras editabas`}
      centered
      size="xl"
    >
      <table className={classes.values}>
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Lo tuyo</th>
            <th scope="col">Lo de la otra persona</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, mine, theirs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <Value text={mine} />
              <Value text={theirs} />
            </tr>
          ))}
        </tbody>
      </table>
      <Foot>
        <Button variant="default" data-autofocus onClick={back}>
          Seguir editando
        </Button>
        <Button
          variant="default"
          h="auto"
          classNames={{ label: classes.long }}
          onClick={() => question?.answer('theirs')}
        >
          Guardar lo de la otra persona
        </Button>
        <Button onClick={() => question?.answer('mine')}>Guardar lo mío</Button>
      </Foot>
    </Modal>
  );
}

function Value({ text }: { text: string }) {
  return (
    <Box component="td" c={text ? undefined : 'dimmed'}>
      {shorten(text, 300) || '(vacío)'}
    </Box>
  );
}
