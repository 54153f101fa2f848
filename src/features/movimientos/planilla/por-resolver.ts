import type { ContactoFormValues } from '@/features/contactos';
import { isTyped } from '@/lib/values/option';
import type { FilaMovimiento } from './check-movimientos';
import { CONTACTO_NAMES, delDestino } from './campos';
import { nombreIn, textIn } from './nombres';

/** A client's name in the file that no client has, or several. */
export interface PorResolver {
  key: string;
  nombre: string;
  filas: number;
  isSeveral: boolean;
  /** What the file tells of it. */
  contacto: Partial<ContactoFormValues>;
}

const CLIENTES = ['clienteDestino', 'clienteOrigen'] as const;

/** The names that wait for a person, those of most rows first. */
export function clientesPorResolver(filas: readonly FilaMovimiento[]): PorResolver[] {
  const found = new Map<string, PorResolver>();
  for (const fila of filas) {
    const { read, aside, values, mark, stays } = fila;
    if (stays !== null || mark.state === 'sent') continue;
    for (const name of CLIENTES) {
      const value = values[name];
      const nombre = nombreIn(fila, name);
      if (!nombre || !isTyped(value) || !value.problem || value.problem === 'failed') continue;
      const before = found.get(nombre.key);
      found.set(nombre.key, {
        key: nombre.key,
        nombre: before?.nombre ?? (textIn(read, name) || value.nombre),
        filas: (before?.filas ?? 0) + 1,
        isSeveral: value.problem === 'several',
        contacto:
          name === 'clienteDestino'
            ? Object.fromEntries(
                CONTACTO_NAMES.map((field) => [field, textIn(aside, delDestino(field))]),
              )
            : {},
      });
    }
  }
  return [...found.values()].sort((a, b) => b.filas - a.filas);
}
