import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { openPrintJob } from '@/lib/printing';
import { session } from '@/lib/session';
import { useSubmitGuard } from '@/lib/submit-guard';
import { isTyped } from '@/lib/option';
import type { MovimientoFormValues } from './movimiento-form.schema';
import { isRemitoInUse, movimientosMutations, type RemitoKind } from './movimientos.queries';
import { printRemito, remitoName } from './print-remito';
import { settleMovimiento } from './settle-movimiento';

/** A movement that its form has handed over. */
export interface Sent {
  /** The place in the order of the keys. */
  id: number;
  values: MovimientoFormValues;
  /** The remito number that the person was warned about, as `warned` of the form. */
  warned: string | null;
  /** Deletes its draft. */
  forget: () => void;
}

/** One that was not created: because its call failed, or because of what is in some of its fields. */
export interface Refused extends Sent {
  error: unknown;
  fields: readonly (keyof MovimientoFormValues)[];
}

interface Order {
  values: MovimientoFormValues;
  forget: () => void;
  /** To be printed. */
  remito: RemitoKind | undefined;
  warned: string | null;
}

interface Listener {
  /** The id is null if the answer could not be read. */
  onCreated: (id: number | null, values: MovimientoFormValues) => Promise<void>;
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
  const count = useRef(0);
  const [waiting, setWaiting] = useState<readonly Sent[]>([]);

  async function save(settling: Promise<MovimientoFormValues>, user: string, order: Order) {
    const values = await settling;
    const refused = { values, warned: order.warned, error: null as unknown };
    const fields = Object.keys(values) as (keyof MovimientoFormValues)[];
    const meaningless = fields.filter((name) => isTyped(values[name]));
    if (meaningless.length > 0) return { ...refused, fields: meaningless };
    const number = values.remitoNumero.trim();
    if (order.remito && number !== order.warned && (await isRemitoInUse(number))) {
      return { ...refused, fields: ['remitoNumero' as const], warned: number };
    }
    // Never in the name of another person, who signed in meanwhile.
    if (session.userId() !== user) return null;
    try {
      return { created: await mutateAsync(values) };
    } catch (error) {
      return { ...refused, fields: [], error };
    }
  }

  /** Call it inside the click or key, or the browser blocks the remito's window. */
  async function send(order: Order): Promise<void> {
    const { values, forget, remito, warned } = order;
    const job = remito && openPrintJob();
    const sent = { id: (count.current += 1), values, warned, forget };
    const user = session.userId();
    setWaiting((all) => [sent, ...all]);
    // Before its turn, so that a search and the save before it take their time together.
    const settling = settleMovimiento(queryClient, values);
    const outcome = await guard.runInTurn(() => save(settling, user, order));
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
      const name = remitoName(remito, values);
      void printRemito(job, { id: created?.id ?? null, kind: remito, name, received });
    }
    void onCreated(created?.id ?? null, values);
  }

  return { waiting, blocked: guard.blocked, isBlocked: guard.isBlocked, send };
}
