import { useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorStatus, isSessionOver, mayBeDone, shortMessage } from '@/lib/api/http-errors';
import { invalidate } from '@/lib/cache/query-client';
import { follow, isLeft, runMany, type Progress } from '@/lib/cache/run-many';
import { showError } from '@/lib/cache/show-error';
import { underWayText } from '@/lib/cache/under-way';
import { toasts } from '@/lib/page/toasts';
import { signedInAgain } from '@/lib/person/own-store';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import type { FilaBase } from './fila';
import { UNSURE, type Mark } from './kept';
import type { Planilla } from './use-planilla';

export interface CargaOptions<Item extends { id: number }, Fila extends FilaBase> {
  planilla: Planilla;
  count: (n: number) => string;
  /** Adds a row's record, and calls `throwIfEnded` before its POST. Null if the answer has none: it is looked for. */
  send: (fila: Fila, throwIfEnded: () => void) => Promise<{ id: number | null } | null>;
  /** Fetches the records that the server has, at least the newest. */
  read: () => Promise<readonly Item[]>;
  isSame: (item: Item, fila: Fila) => boolean;
  error: string;
}

const ELSEWHERE = 'La planilla se abrió en otra pestaña: seguí allá.';
const NOT_THERE: Mark = {
  state: 'unsure',
  reason: 'Sin confirmar: todavía no aparece en la lista',
};

/** A row that is not sent, for a reason that its message says. */
export class NotSentError extends Error {
  override name = 'NotSentError';
}

/** Runs a creation without its toast and refetches: those are the run's. */
export const createQuietly = <Data, Variables>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> =>
  queryClient
    .getMutationCache()
    .build(queryClient, { ...options, meta: { invalidates: [] } })
    .execute(variables);

/**
 * Adds rows one after another, in the file's order. Each row's state is kept before and after its call, so that no row is sent twice: one
 * without an answer is looked for, and is sent again only when a person says so.
 */
export function useCarga<Item extends { id: number }, Fila extends FilaBase>({
  planilla,
  count,
  send,
  read,
  isSame,
  error: fallback,
}: CargaOptions<Item, Fila>) {
  const queryClient = useQueryClient();
  const guard = useSubmitGuard();
  const [progress, say] = useState<Progress | null>(null);
  const stop = useEffectEvent(() => progress?.cancel());
  useEffect(() => () => stop(), []);

  /** Looks for rows among the records that are newer than the run and no other row's. Returns whether they could be read. */
  async function look(filas: readonly Fila[], missing = NOT_THERE): Promise<boolean> {
    const items = await read().catch(() => null);
    const since = planilla.since() ?? Infinity;
    const marks = planilla.marks();
    const taken = new Set(Object.values(marks).map(({ id }) => id));
    for (const fila of filas) {
      const found = items?.find(
        (item) => item.id > since && !taken.has(item.id) && isSame(item, fila),
      );
      taken.add(found?.id);
      if (found) planilla.settle(fila, found.id);
      else planilla.mark({ [fila.id]: items ? missing : UNSURE });
    }
    return items !== null;
  }

  async function add(fila: Fila, throwIfEnded: () => void) {
    if (!planilla.isHere()) throw new Error(ELSEWHERE);
    // Kept from the first run: a row without an answer may have been stored then.
    if (planilla.since() === null) {
      const items = await read();
      planilla.put({ since: items.reduce((newest, { id }) => Math.max(newest, id), 0) });
      throwIfEnded();
    }
    planilla.mark({ [fila.id]: { state: 'sending', reason: undefined } });
    try {
      const created = await send(fila, throwIfEnded);
      if (created?.id) planilla.settle(fila, created.id);
      else planilla.mark({ [fila.id]: UNSURE });
    } catch (error) {
      const status = errorStatus(error);
      if (isSessionOver(error) || isLeft(error)) {
        planilla.mark({ [fila.id]: { state: undefined } });
        throw error;
      }
      const reason = error instanceof NotSentError ? error.message : shortMessage(error, fallback);
      const failed: Mark = { state: 'failed', reason };
      if (!mayBeDone(error)) planilla.mark({ [fila.id]: failed });
      // Without a connection, the rows after it would be unsure too.
      else if (!(await look([fila], status === null ? NOT_THERE : failed))) throw error;
    }
  }

  /** Never rejects. A session that ended in the middle goes on once the same person has signed in. */
  async function runAll(rows: readonly Fila[]) {
    let left: readonly Fila[] = rows;
    for (;;) {
      const outcome = await follow(left.length, say, (options) =>
        runMany(left, add, {
          ...options,
          atOnce: 1,
          stopAtFailure: true,
          doing: (tried) => underWayText('agregando', count(left.length), tried),
        }),
      );
      const [failure] = outcome.failed;
      if (failure && !planilla.isHere()) toasts.warning(ELSEWHERE);
      else if (failure) showError(failure.error, fallback);
      ({ left } = outcome);
      if (outcome.ended?.by !== 'session') break;
      if (!(await signedInAgain())) return;
    }
    const unanswered = rows.filter(({ id }) => planilla.marks()[id]?.reason === UNSURE.reason);
    if (unanswered.length > 0) await look(unanswered);
    await invalidate(queryClient);
  }

  return {
    progress,
    blocked: guard.blocked,
    run: (rows: readonly Fila[]) => guard.run(() => runAll(rows)),
    /** Looks for rows whose answer never came. */
    lookFor: async (rows: readonly Fila[]) => rows.length > 0 && guard.run(() => look(rows)),
  };
}

export type Carga<Fila extends FilaBase> = ReturnType<typeof useCarga<{ id: number }, Fila>>;
