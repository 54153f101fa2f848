import { createStore, useStore } from '@/lib/page/store';
import { session } from '@/lib/person/session';

/** Documents kept for Reimprimir. */
const KEPT = 10;

/** A document that was printed in this tab. */
export interface Printed {
  /** The place in the order of printing. */
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

/** Keeps a document in memory for Reimprimir, and forgets the one before the last ten. */
export function keepPrinted(document: Omit<Printed, 'id' | 'at'>): void {
  const one = { ...document, id: (count += 1), at: Date.now() };
  printed.set([one, ...printed.get()].slice(0, KEPT));
}

/** Documents name clients and amounts: those of one person are gone when they sign out or another signs in. */
let owner = session.userId();
session.subscribe(() => {
  if (session.status() === 'signed-out' || session.userId() !== owner) printed.set(NONE);
  owner = session.userId();
});

/** The last ten documents, newest first; re-renders when they change. */
export const usePrinted = (): readonly Printed[] => useStore(printed);
