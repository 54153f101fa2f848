import { useSyncExternalStore } from 'react';
import { onReset } from './resets';

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

let count = 0;
let printed: readonly Printed[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly Printed[]) {
  printed = next;
  for (const listener of listeners) listener();
}

/** Keeps a document in memory for Reimprimir, and forgets the one before the last ten. */
export function keepPrinted(document: Omit<Printed, 'id' | 'at'>): void {
  const one = { ...document, id: (count += 1), at: Date.now() };
  replace([one, ...printed].slice(0, KEPT));
}

/** Forgets all documents: they name clients and amounts. */
export function forgetPrinted(): void {
  replace([]);
}

onReset(forgetPrinted);

/** The last ten documents, newest first; re-renders when they change. */
export function usePrinted(): readonly Printed[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => printed,
  );
}
