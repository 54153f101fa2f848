import type { Tarifas } from '@/features/servicios';
import { beginWork, underWayText } from '@/lib/cache/under-way';
import { delays, pause } from '@/lib/page/delays';
import { onReset } from '@/lib/page/resets';
import { createStore, useStore } from '@/lib/page/store';
import type { HandedDraft } from '@/lib/person/drafts';
import { onOwnerGone } from '@/lib/person/own-store';
import { showCount } from '@/lib/values/show-importe';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import type { Objection } from './objection';

export interface SentMovimiento {
  id: number;
  values: MovimientoFormValues;
  draft: HandedDraft;
}

/** Not created. `error`: why its call failed, if it was sent. */
export interface Refused extends SentMovimiento, Objection {
  error: unknown;
}

export interface CreatedMovimiento {
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

export const queue = store.get;

export const useMovimientoQueue = (): Queue => useStore(store);

/** Ends a second after the last answer. */
let turn: Promise<unknown> = Promise.resolve();

let work: ReturnType<typeof beginWork> | null = null;

export function changeQueue(changes: Partial<Queue>) {
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
  changeQueue(EMPTY_QUEUE);
}

onReset(empty);

// Their owner's drafts stay.
onOwnerGone(empty);

/** Spec section 9: a second after each answer. */
export function inQueueTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const done = turn.then(task);
  const rest = () => pause(delays.guard);
  const end = done.then(rest, rest);
  turn = end;
  changeQueue({ isBlocked: true });
  void end.then(() => turn === end && changeQueue({ isBlocked: false }));
  return done;
}

export function savingText(waiting: number): string | null {
  if (waiting === 0) return null;
  return waiting === 1 ? 'Guardando…' : `Guardando ${waiting} movimientos…`;
}
