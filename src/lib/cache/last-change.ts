import { createOwnStore } from '@/lib/person/own-store';
import type { Progress } from './run-many';

/** What became of one record. */
export interface PutBack {
  /** Labels of fields that keep the value that somebody gave them after the change. */
  kept: readonly string[];
  /** Whether any of the changed fields has its former value. */
  isPartly: boolean;
  /** What the update itself changed: `su seguro quedó en pesos enteros`. */
  note?: string | undefined;
}

export interface ChangedRecord {
  id: number;
  name: string;
  /** Reads the record, and writes the former values of fields that still hold what the change wrote. */
  putBack: (throwIfEnded: () => void) => Promise<PutBack>;
}

export interface Change {
  /** The first part of its records' query keys: lists of this entity offer to undo it. */
  entity: string;
  /** `Monto marcado como pagado en 350 movimientos` */
  text: string;
  /** `350 movimientos` */
  count: (n: number) => string;
  /** Shown for a failed call without a message from the server. */
  error: string;
  records: readonly ChangedRecord[];
}

/** A record that does not have all of its former values. */
export interface NotUndone {
  record: ChangedRecord;
  reason: string;
  isPartly?: boolean;
  canRetry: boolean;
}

export interface Undone {
  /** `Se deshizo en 335 de 350 movimientos` */
  text: string;
  notUndone: readonly NotUndone[];
  /** Each with the name of its record. */
  notes: readonly { name: string; note: string }[];
}

export interface LastChange {
  change: Change;
  /** Set while it is being undone. */
  progress: Progress | null;
  /** Null before it was undone. */
  undone: Undone | null;
}

export const lastChange = createOwnStore<LastChange | null>(null);

/** Also called after each mutation that does not say `keepsChange`: Deshacer must not reach behind a creation or a deletion. */
export const forgetChange = (): void => lastChange.set(null);
