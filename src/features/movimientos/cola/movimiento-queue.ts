import type { QueryClient } from '@tanstack/react-query';
import { readTarifas, TARIFAS_ERROR, type Tarifas } from '@/features/servicios';
import { mayBeDone } from '@/lib/api/http-errors';
import { invalidate } from '@/lib/cache/query-client';
import { saveFailure } from '@/lib/cache/show-error';
import { delays, pause } from '@/lib/page/delays';
import { signedInAgain } from '@/lib/person/own-store';
import { openPrintJob } from '@/lib/print/window';
import { listSearchDefaults } from '@/lib/url/list-search';
import { settle, type Sources } from '@/ui/picker/settle';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { serviciosOf } from '../movimiento-importes';
import { toMovimientoCreatePayload } from '../movimiento-payload';
import { printRemito, remitoName } from '../imprimir/print-remito';
import type { Movimiento } from '../movimiento.schema';
import {
  CREATE_ERROR,
  findRepeated,
  movimientosMutations,
  movimientosQueries,
  type RemitoKind,
} from '../movimientos.queries';
import { objectionByTarifa, unsettledIn, type Objection } from './objection';
import {
  changeQueue,
  inQueueTurn,
  queue,
  type CreatedMovimiento,
  type Refused,
  type SentMovimiento,
} from './queue-state';

let lastId = 0;

interface Order extends Omit<SentMovimiento, 'id'> {
  pickers: Sources;
  /** Those of the amounts that the user saw. */
  tarifas: Tarifas | undefined;
  remito?: RemitoKind | undefined;
}

/** Null if the session ended meanwhile. Never rejects. */
async function create(
  queryClient: QueryClient,
  order: Order,
  values: MovimientoFormValues,
  isDropped: () => boolean,
) {
  const refuse = (why: Objection, error: unknown = null) => ({ values, why: { ...why, error } });
  const failed = (failure: unknown, fallback: string, error?: unknown) =>
    refuse({ reason: saveFailure(failure, fallback).shown, fields: [] }, error);
  const unsettled = unsettledIn(values);
  if (unsettled) return refuse(unsettled);
  let tarifas: Tarifas;
  try {
    const ids = serviciosOf(values).map(({ id }) => id);
    tarifas = await readTarifas(queryClient, ids);
  } catch (error) {
    return failed(error, TARIFAS_ERROR);
  }
  const objection = objectionByTarifa(order, values, tarifas);
  if (objection) return refuse(objection);
  if (!(await signedInAgain()) || isDropped()) return null;
  try {
    const mutation = queryClient
      .getMutationCache()
      .build(queryClient, movimientosMutations.create());
    const answer = await mutation.execute(toMovimientoCreatePayload(values, tarifas));
    return { values, tarifas, answer };
  } catch (error) {
    // The list shows whether the server has it.
    if (mayBeDone(error)) void invalidate(queryClient);
    return failed(error, CREATE_ERROR, error);
  }
}

/** Reads the list again, from then on the movement as stored, and returns another with the same number. Null if its owner has left meanwhile. Never rejects. */
async function reread(
  queryClient: QueryClient,
  values: MovimientoFormValues,
  id: number | null,
): Promise<Movimiento | null> {
  await pause(delays.beforeRefetch);
  await invalidate(queryClient);
  await signedInAgain();
  const isThis = (one: CreatedMovimiento) => one.id === id;
  const isOwners = () => queue().created.some(isThis);
  if (id === null || !isOwners()) return null;
  try {
    const [other, { items }] = await Promise.all([
      findRepeated(queryClient, values.remitoNumero, id),
      queryClient.query(movimientosQueries.list(listSearchDefaults)),
    ]);
    const isListed = items.some((row) => row.id === id);
    if (!isListed && isOwners()) await queryClient.query(movimientosQueries.stored(id));
    if (!isOwners()) return null;
    const { created } = queue();
    changeQueue({ created: created.map((one) => (isThis(one) ? { ...one, sent: null } : one)) });
    return other;
  } catch {
    return null;
  }
}

interface Created {
  /** Null if the answer could not be read. */
  id: number | null;
  /** Another movement with the same number, once the newest are read again: two people can be offered the same. */
  repeated: Promise<Movimiento | null>;
}

/** Saves movements in the background, also after leaving the screen. Each waits for its searches, its user, and a second (spec section 9). */
export const movimientoQueue = {
  /**
   * Call it inside the click or key handler, or the browser blocks the print window. Resolves once the server has answered. Null if the
   * movement was dropped with its session. Never rejects.
   */
  async send(
    queryClient: QueryClient,
    order: Order,
  ): Promise<Created | { refused: Refused } | null> {
    const { remito, pickers, draft } = order;
    const job = remito && openPrintJob();
    const sent = { id: (lastId += 1), values: order.values, draft };
    const isDropped = () => !queue().waiting.includes(sent);
    changeQueue({ waiting: [sent, ...queue().waiting] });
    // Starts before its turn, so that the search runs while the previous movement is saved.
    const settling = settle(queryClient, pickers, order.values);
    const outcome = await inQueueTurn(async () => {
      const values = await settling;
      return (await signedInAgain()) ? create(queryClient, order, values, isDropped) : null;
    });
    if (outcome && 'answer' in outcome) draft.forget();
    if (!outcome || isDropped()) {
      job?.cancel();
      return null;
    }
    const { values } = outcome;
    changeQueue({ waiting: queue().waiting.filter((one) => one !== sent) });
    if ('why' in outcome) {
      job?.cancel();
      const refused = { ...sent, values, ...outcome.why };
      changeQueue({ refused: [...queue().refused, refused] });
      return { refused };
    }
    const { answer, tarifas } = outcome;
    const { id } = answer;
    changeQueue({ created: [{ id, sent: values, tarifas }, ...queue().created] });
    if (job) {
      const received = remito === 'remito' ? answer.remitoPdf : null;
      void printRemito(job, { id, kind: remito, name: remitoName(remito, values), received });
    }
    return { id, repeated: reread(queryClient, values, id) };
  },

  remove(one: Refused) {
    one.draft.forget();
    changeQueue({ refused: queue().refused.filter((other) => other !== one) });
  },
};
