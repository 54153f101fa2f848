import { useStore } from '@/lib/page/store';
import { createOwnStore } from '@/lib/person/own-store';

const KEPT = 10;

export interface Printed {
  id: number;
  name: string;
  fileName: string;
  pdf: Blob;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Documents name clients and amounts. */
const printed = createOwnStore<readonly Printed[]>([]);
let printCount = 0;

export function keepPrinted(document: Omit<Printed, 'id' | 'at'>): void {
  const one = { ...document, id: (printCount += 1), at: Date.now() };
  printed.set([one, ...printed.get()].slice(0, KEPT));
}

/** Newest first. */
export const usePrinted = (): readonly Printed[] => useStore(printed);
