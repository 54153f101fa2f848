import { useStore } from '@/lib/page/store';
import { createOwnStore } from '@/lib/person/own-store';
import type { Since } from './stored';
import type { PrintJob } from './window';

const DOCUMENTS_KEPT = 10;

/** A paper of records that may change: what came of them, and the paper as they are now, without those that are gone. */
export interface Reprintable {
  count: number;
  since: () => Promise<Since>;
  printNow: (job: PrintJob, gone: ReadonlySet<number>) => void;
}

export interface Printed {
  id: number;
  name: string;
  fileName: string;
  pdf: Blob;
  /** Null if nothing stored tells whether it has changed. */
  stored: Reprintable | null;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Documents name clients and amounts. */
const printed = createOwnStore<readonly Printed[]>([]);
let printCount = 0;

export function keepPrinted(document: Omit<Printed, 'id' | 'at'>): void {
  const one = { ...document, id: (printCount += 1), at: Date.now() };
  printed.set([one, ...printed.get()].slice(0, DOCUMENTS_KEPT));
}

/** Newest first. */
export const usePrinted = (): readonly Printed[] => useStore(printed);
