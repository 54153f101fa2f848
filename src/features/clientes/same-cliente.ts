import { clean } from '@/domain/clean';
import { formatCuit } from '@/domain/cuit';
import { fold } from '@/domain/fold';
import type { Cliente } from './cliente.schema';

/** What tells one client from another. */
export type Identity = 'nombre' | 'identificacion';

const words = (text: string) => clean(text).split(/[^\p{L}\p{N}]+/u);

/** A name without accents, case, commas and points: `Gómez, Juan Carlos` is `gomez juan carlos`. */
const plainNombre = (text: string) =>
  fold(text).replaceAll('.', '').split(/[ ,]+/).filter(Boolean).join(' ');

/** A typed value as it is compared; empty if there is nothing to compare, as with a CUIT of less than eleven digits. */
const comparable = {
  nombre: plainNombre,
  identificacion: (text: string) => {
    const cuit = formatCuit(text);
    return /^\d{2}-\d{8}-\d$/.test(cuit) ? cuit : '';
  },
};

/**
 * The text to search for clients with the same name or CUIT, or an empty text. The server compares texts as they are written, so it is a part
 * that is the same in all spellings: a name's longest word, the eight digits between the dashes of a CUIT.
 */
export function searchTextOf(field: Identity, typed: string): string {
  const value = comparable[field](typed);
  if (field === 'identificacion') return value.slice(3, 11);
  return (
    value && words(typed).reduce((best, word) => (word.length > best.length ? word : best), '')
  );
}

/** Among `clientes`, one with the typed name or CUIT, apart from the client `ownId`. */
export function findSame(
  clientes: readonly Cliente[],
  field: Identity,
  typed: string,
  ownId?: number,
): Cliente | undefined {
  const value = comparable[field](typed);
  return clientes.find(
    (cliente) =>
      value !== '' && cliente.id !== ownId && comparable[field](cliente[field] ?? '') === value,
  );
}
