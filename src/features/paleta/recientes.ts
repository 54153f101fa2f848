import * as z from 'zod/mini';
import { personalKey, readStored, writeStored } from '@/lib/person/storage';

const MAX_RECIENTES = 5;

const recientesSchema = z.array(
  z.object({ id: z.string(), label: z.string(), detail: z.optional(z.string()) }),
);

/** `id` is a record's path without its first slash, or the id of a screen or an action. */
export type Reciente = z.output<typeof recientesSchema>[number];

const recientesKey = (user: string) => personalKey('recientes', user);

export function readRecientes(user: string): Reciente[] {
  return (readStored(recientesKey(user), recientesSchema) ?? []).slice(0, MAX_RECIENTES);
}

export function addReciente(user: string, { id, label, detail }: Reciente): void {
  const others = readRecientes(user).filter((one) => one.id !== id);
  writeStored(recientesKey(user), [{ id, label, detail }, ...others].slice(0, MAX_RECIENTES));
}
