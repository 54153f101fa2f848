import type { QueryClient } from '@tanstack/react-query';
import { createOwnStore } from '@/lib/person/own-store';
import type { Progress } from './run-many';

export interface PutBack {
  /** Labels of fields that keep the value that somebody gave them after the change. */
  kept: readonly string[];
  isPartly: boolean;
  /** What the update itself changed: `su seguro quedó en pesos enteros`. */
  note?: string | undefined;
}

export interface ChangedRecord {
  id: number;
  name: string;
  /** Reads the record, and writes the former values of fields that still hold what the change wrote. */
  putBack: (client: QueryClient, throwIfEnded: () => void) => Promise<PutBack>;
}

export interface Change {
  /** The first part of its records' query keys: lists of this entity offer to undo it. */
  entity: string;
  text: string;
  count: (n: number) => string;
  error: string;
  records: readonly ChangedRecord[];
}

export interface NotUndone {
  record: ChangedRecord;
  reason: string;
  isPartly?: boolean;
  canRetry: boolean;
}

export interface Undone {
  text: string;
  notUndone: readonly NotUndone[];
  notes: readonly { name: string; note: string }[];
}

export interface LastChange {
  change: Change;
  progress: Progress | null;
  undone: Undone | null;
}

export const lastChange = createOwnStore<LastChange | null>(null);

/** Also called after each mutation that does not say `keepsChange`: Deshacer must not reach behind a creation or a deletion. */
export const forgetChange = (): void => lastChange.set(null);
