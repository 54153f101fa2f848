import { createStore, useStore } from '@/lib/page/store';
import { session } from '@/lib/person/session';

const KEPT = 10;

export interface Printed {
  id: number;
  /** `Remito 0001-00020137` */
  name: string;
  fileName: string;
  pdf: Blob;
  /** Milliseconds since the epoch. */
  at: number;
}

const NONE: readonly Printed[] = [];
const printed = createStore(NONE);
let count = 0;

/** Keeps the last ten documents in memory, for Reimprimir. */
export function keepPrinted(document: Omit<Printed, 'id' | 'at'>): void {
  const one = { ...document, id: (count += 1), at: Date.now() };
  printed.set([one, ...printed.get()].slice(0, KEPT));
}

/** Documents name clients and amounts: drop them when the user signs out or another one signs in. */
let owner = session.userId();
session.subscribe(() => {
  if (session.status() === 'signed-out' || session.userId() !== owner) printed.set(NONE);
  owner = session.userId();
});

/** Newest first. */
export const usePrinted = (): readonly Printed[] => useStore(printed);
