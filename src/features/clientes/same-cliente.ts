import { clean } from '@/domain/clean';
import { plainCuit, plainNombre } from '@/domain/identidad';
import type { Cliente } from './cliente.schema';

export type Identity = 'nombre' | 'identificacion';

const words = (text: string) => clean(text).split(/[^\p{L}\p{N}]+/u);

const comparable = { nombre: plainNombre, identificacion: plainCuit };

/** The server compares texts literally, so search for a part that all spellings share: a name's longest word, a CUIT's middle digits. */
export function searchTextOf(field: Identity, typed: string): string {
  const value = comparable[field](typed);
  if (field === 'identificacion') return value.slice(3, 11);
  return (
    value && words(typed).reduce((best, word) => (word.length > best.length ? word : best), '')
  );
}

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
