import type { QueryClient } from '@tanstack/react-query';
import { readTarifas, TARIFAS_ERROR, type Tarifas } from '@/features/servicios';
import { mayBeDone } from '@/lib/api/http-errors';
import { invalidate } from '@/lib/cache/query-client';
import { beginWork, underWayText } from '@/lib/cache/under-way';
import { delays, pause } from '@/lib/page/delays';
import { onReset } from '@/lib/page/resets';
import { createStore, useStore } from '@/lib/page/store';
import type { HandedDraft } from '@/lib/person/drafts';
import { onOwnerGone } from '@/lib/person/own-store';
import { session } from '@/lib/person/session';
import { openPrintJob } from '@/lib/print/window';
import { listSearchDefaults } from '@/lib/url/list-search';
import { showCount } from '@/lib/values/show-importe';
import { saveFailure } from '@/ui/feedback/states';
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

interface SentMovimiento {
  id: number;
  values: MovimientoFormValues;
  draft: HandedDraft;
}

/** Not created. `error`: why its call failed, if it was sent. */
export interface Refused extends SentMovimiento, Objection {
  error: unknown;
}

interface Order extends Omit<SentMovimiento, 'id'> {
  pickers: Sources;
  /** Those of the amounts that the user saw. */
  tarifas: Tarifas | undefined;
  remito?: RemitoKind | undefined;
}

interface CreatedMovimiento {
  /** Null if the answer could not be read. */
  id: number | null;
  /** As sent, until it can be read as stored. */
  sent: MovimientoFormValues | null;
  /** Those it was saved with: they tell its amounts by tariff from typed ones. */
  tarifas: Tarifas;
}

interface Queue {
  /** Newest first. */
  waiting: readonly SentMovimiento[];
  /** Each until the user takes it back into the form or discards it. */
  refused: readonly Refused[];
  /** Created by this user since signing in, newest first. */
  created: readonly CreatedMovimiento[];
  /** Until a second after the last answer (spec section 9). */
  isBlocked: boolean;
}

const EMPTY_QUEUE: Queue = { waiting: [], refused: [], created: [], isBlocked: false };

const store = createStore(EMPTY_QUEUE);
let lastId = 0;
/** Ends a second after the last answer. */
let turn: Promise<unknown> = Promise.resolve();

let work: ReturnType<typeof beginWork> | null = null;

function change(changes: Partial<Queue>) {
  store.set({ ...store.get(), ...changes });
  const count = store.get().waiting.length;
  const text = underWayText('guardando', showCount(count, 'movimiento'));
  if (count === 0) {
    work?.end();
    work = null;
  } else if (work) work.say(text);
  else work = beginWork(text);
}

function empty() {
  const { waiting, refused } = store.get();
  for (const { draft } of [...waiting, ...refused]) draft.release();
  turn = Promise.resolve();
  change(EMPTY_QUEUE);
}

onReset(empty);

// Their owner's drafts stay.
onOwnerGone(empty);

const signedIn = () =>
  new Promise<void>((resolve) => {
    function check() {
      if (session.status() !== 'signed-in') return;
      unsubscribe();
      resolve();
    }
    const unsubscribe = session.subscribe(check);
    check();
  });

function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const done = turn.then(task);
  const rest = () => pause(delays.guard);
  const end = done.then(rest, rest);
  turn = end;
  change({ isBlocked: true });
  void end.then(() => turn === end && change({ isBlocked: false }));
  return done;
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
  await signedIn();
  let tarifas: Tarifas;
  try {
    const ids = serviciosOf(values).map(({ id }) => id);
    tarifas = await readTarifas(queryClient, ids);
  } catch (error) {
    return failed(error, TARIFAS_ERROR);
  }
  const objection = objectionByTarifa(order, values, tarifas);
  if (objection) return refuse(objection);
  await signedIn();
  if (isDropped()) return null;
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
  await signedIn();
  const isThis = (one: CreatedMovimiento) => one.id === id;
  const isOwners = () => store.get().created.some(isThis);
  if (id === null || !isOwners()) return null;
  try {
    const [other, { items }] = await Promise.all([
      findRepeated(queryClient, values.remitoNumero, id),
      queryClient.query(movimientosQueries.list(listSearchDefaults)),
    ]);
    const isListed = items.some((row) => row.id === id);
    if (!isListed && isOwners()) await queryClient.query(movimientosQueries.stored(id));
    if (!isOwners()) return null;
    const { created } = store.get();
    change({ created: created.map((one) => (isThis(one) ? { ...one, sent: null } : one)) });
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
  get: store.get,

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
    const isDropped = () => !store.get().waiting.includes(sent);
    change({ waiting: [sent, ...store.get().waiting] });
    // Starts before its turn, so that the search runs while the previous movement is saved.
    const settling = settle(queryClient, pickers, order.values);
    const outcome = await inTurn(async () => {
      const values = await settling;
      await signedIn();
      return create(queryClient, order, values, isDropped);
    });
    if (outcome && 'answer' in outcome) draft.forget();
    if (!outcome || isDropped()) {
      job?.cancel();
      return null;
    }
    const { values } = outcome;
    change({ waiting: store.get().waiting.filter((one) => one !== sent) });
    if ('why' in outcome) {
      job?.cancel();
      const refused = { ...sent, values, ...outcome.why };
      change({ refused: [...store.get().refused, refused] });
      return { refused };
    }
    const { answer, tarifas } = outcome;
    const { id } = answer;
    change({ created: [{ id, sent: values, tarifas }, ...store.get().created] });
    if (job) {
      const received = remito === 'remito' ? answer.remitoPdf : null;
      void printRemito(job, { id, kind: remito, name: remitoName(remito, values), received });
    }
    return { id, repeated: reread(queryClient, values, id) };
  },

  remove(one: Refused) {
    one.draft.forget();
    change({ refused: store.get().refused.filter((other) => other !== one) });
  },
};

export const useMovimientoQueue = (): Queue => useStore(store);

export function savingText(waiting: number): string | null {
  if (waiting === 0) return null;
  return waiting === 1 ? 'Guardando…' : `Guardando ${waiting} movimientos…`;
}
