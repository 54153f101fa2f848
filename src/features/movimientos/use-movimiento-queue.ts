import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { openPrintJob } from '@/lib/printing';
import { session } from '@/lib/session';
import { useSubmitGuard } from '@/lib/submit-guard';
import { isTyped } from '@/lib/option';
import type { MovimientoFormValues } from './movimiento-form.schema';
import { movimientosMutations, type RemitoKind } from './movimientos.queries';
import { printRemito } from './print-remito';
import { settleMovimiento } from './settle-movimiento';

/** A movement that its form has handed over. */
export interface Sent {
  /** The place in the order of the keys. */
  id: number;
  values: MovimientoFormValues;
  /** Deletes its draft. */
  forget: () => void;
}

/** One that was not created. Without an error, a picker's text means nothing. */
export interface Refused extends Sent {
  error: unknown;
}

interface Listener {
  /** The id is null if the answer could not be read. */
  onCreated: (id: number | null) => void;
  onRefused: (refused: Refused) => void;
}

/**
 * Saves movements in the background, one after another in the order of their keys, so that the form is free at once. Each waits for its
 * pickers' searches and for the second after the one before it (spec section 9).
 */
export function useMovimientoQueue({ onCreated, onRefused }: Listener) {
  const queryClient = useQueryClient();
  const guard = useSubmitGuard();
  const { mutateAsync } = useMutation(movimientosMutations.create());
  const order = useRef(0);
  const [waiting, setWaiting] = useState<readonly Sent[]>([]);

  async function save(settling: Promise<MovimientoFormValues>, user: string) {
    const values = await settling;
    if (Object.values(values).some(isTyped)) return { values, error: null };
    // Never in the name of another person, who signed in meanwhile.
    if (session.userId() !== user) return null;
    try {
      return { values, created: await mutateAsync(values) };
    } catch (error) {
      return { values, error };
    }
  }

  /** Call it inside the click or key, or the browser blocks the remito's window. */
  async function send(
    values: MovimientoFormValues,
    forget: () => void,
    remito?: RemitoKind,
  ): Promise<void> {
    const job = remito && openPrintJob();
    const sent = { id: (order.current += 1), values, forget };
    const user = session.userId();
    setWaiting((all) => [sent, ...all]);
    // Before its turn, so that a search and the save before it take their time together.
    const settling = settleMovimiento(queryClient, values);
    const outcome = await guard.runInTurn(() => save(settling, user));
    setWaiting((all) => all.filter((one) => one !== sent));
    if (!outcome || !('created' in outcome)) {
      job?.cancel();
      if (outcome) onRefused({ ...sent, ...outcome });
      return;
    }
    const { created = null } = outcome;
    forget();
    if (job) {
      const received = remito === 'remito' ? created?.remitoPdf : null;
      void printRemito(job, created?.id ?? null, remito, received);
    }
    onCreated(created?.id ?? null);
  }

  return { waiting, blocked: guard.blocked, isBlocked: guard.isBlocked, send };
}
