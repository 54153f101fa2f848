import { useSyncExternalStore } from 'react';
import { session } from './session';

/** Documents kept for Reimprimir. */
const KEPT = 10;

/** A document that was printed in this tab. */
export interface Printed {
  /** `Remito 0001-00020137` */
  name: string;
  fileName: string;
  pdf: Blob;
  /** Milliseconds since the epoch. */
  at: number;
}

let printed: readonly Printed[] = [];
let owner = '';
const listeners = new Set<() => void>();

function replace(next: readonly Printed[]) {
  printed = next;
  for (const listener of listeners) listener();
}

/** The documents name clients and amounts: Cerrar sesión and another person's sign-in forget them. */
function forgetOthers() {
  const isOwn = session.status() !== 'signed-out' && session.userId() === owner;
  if (!isOwn && printed.length > 0) replace([]);
}

session.subscribe(forgetOthers);

/** Keeps a document in memory for Reimprimir. After Cerrar sesión it keeps nothing. */
export function keepPrinted(document: Omit<Printed, 'at'>): void {
  if (session.status() === 'signed-out') return;
  owner = session.userId();
  replace([{ ...document, at: Date.now() }, ...printed].slice(0, KEPT));
}

/** The last ten documents printed since signing in, newest first; re-renders when they change. */
export function usePrinted(): readonly Printed[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => printed,
  );
}
