import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorStatus, mayBeDone, shortMessage } from '@/lib/api/http-errors';
import { invalidate } from '@/lib/cache/query-client';
import { follow, runMany, type Progress } from '@/lib/cache/run-many';
import { showError } from '@/lib/cache/show-error';
import { underWayText } from '@/lib/cache/under-way';
import { toasts } from '@/lib/page/toasts';
import { session } from '@/lib/person/session';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { UNSURE } from './kept';
import type { FilaBase, Planilla } from './use-planilla';

export interface CargaOptions<Fila extends FilaBase> {
  planilla: Planilla;
  count: (n: number) => string;
  /** The id of the newest record. */
  newest: () => Promise<number>;
  /** Adds a row's record, and returns its id, or null if the answer could not be read. */
  send: (fila: Fila) => Promise<number | null>;
  /** Looks for the record of a row among those after `since` that are no other row's. */
  find: (fila: Fila, since: number, taken: ReadonlySet<number>) => Promise<number | null>;
  error: string;
}

const ELSEWHERE = 'La planilla se abrió en otra pestaña: seguí allá.';
const NOT_THERE = 'Sin confirmar: no tuvo respuesta y todavía no aparece en la lista';

/** A row that is not sent, for a reason that its message says. */
export class NotSentError extends Error {
  override name = 'NotSentError';
}

/**
 * Adds rows one after another, in the file's order. Each row's state is kept before and after its call, so that no row is sent twice: one
 * without an answer is looked for, and is sent again only when a person says so.
 */
export function useCarga<Fila extends FilaBase>({
  planilla,
  count,
  newest,
  send,
  find,
  error: fallback,
}: CargaOptions<Fila>) {
  const queryClient = useQueryClient();
  const guard = useSubmitGuard();
  const [progress, say] = useState<Progress | null>(null);
  const stop = useEffectEvent(() => progress?.cancel());
  useEffect(() => () => stop(), []);

  /** Returns whether the list could be read. */
  async function look(fila: Fila, refusal: string | null): Promise<boolean> {
    const others = Object.entries(planilla.marks()).flatMap(([n, { id }]) =>
      Number(n) === fila.id ? [] : (id ?? []),
    );
    try {
      const id = await find(fila, planilla.since(), new Set(others));
      if (id !== null) planilla.settle(fila, id);
      else
        planilla.mark({
          [fila.id]: refusal
            ? { state: 'failed', reason: refusal }
            : { state: 'unsure', reason: NOT_THERE },
        });
      return true;
    } catch {
      planilla.mark({ [fila.id]: { state: 'unsure', reason: UNSURE } });
      return false;
    }
  }

  async function add(fila: Fila) {
    if (!planilla.isHere()) throw new Error(ELSEWHERE);
    planilla.mark({ [fila.id]: { state: 'sending', reason: undefined } });
    try {
      planilla.settle(fila, await send(fila));
    } catch (error) {
      const status = errorStatus(error);
      if (status === 401) {
        planilla.mark({ [fila.id]: { state: undefined } });
        throw error;
      }
      const isUnsent = error instanceof NotSentError;
      const reason = isUnsent ? error.message : shortMessage(error, fallback);
      if (isUnsent || !mayBeDone(error)) planilla.mark({ [fila.id]: { state: 'failed', reason } });
      // Without a connection, the rows after it would be unsure too.
      else if (!(await look(fila, status === null ? null : reason))) throw error;
    }
  }

  /** Never rejects. A session that ended in the middle goes on once the same person has signed in. */
  async function runAll(rows: readonly Fila[]) {
    let left: readonly Fila[] = rows;
    try {
      // Kept from the first run: a row without an answer may have been stored then.
      planilla.put({ since: planilla.since() || (await newest()) });
    } catch (error) {
      showError(error, `No se agregó nada. ${fallback}`);
      return;
    }
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
      if (outcome.ended?.by !== 'session' || !(await isBack())) break;
    }
    await invalidate(queryClient);
  }

  return {
    progress,
    blocked: guard.blocked,
    run: (rows: readonly Fila[]) => guard.run(() => runAll(rows)),
    /** Looks for rows whose answer never came. */
    lookFor: async (rows: readonly Fila[]) =>
      rows.length > 0 &&
      guard.run(async () => {
        for (const fila of rows) if (!(await look(fila, null))) break;
      }),
  };
}

/** Whether the same person signs in again. */
function isBack(): Promise<boolean> {
  const user = session.userId();
  return new Promise((resolve) => {
    function check() {
      if (['expired', 'closed'].includes(session.status())) return;
      unsubscribe();
      resolve(session.isOf(user));
    }
    const unsubscribe = session.subscribe(check);
    check();
  });
}
