import type { PickerSource } from '@/ui/picker/settle';
import type { Cliente } from './cliente.schema';
import { clientesQueries } from './clientes.queries';

/** Clients, by name or CUIT. */
export const clienteSource: PickerSource<Cliente> = {
  query: clientesQueries.filtro,
  hasCode: hasCuit,
  describe,
  // Without the rest of the row, which forms neither send nor compare.
  toValue: ({ id, nombre }) => ({ id, nombre }),
};

function hasCuit({ identificacion }: Cliente, texto: string): boolean {
  const digits = digitsOf(texto);
  return digits.length === CUIT_DIGITS && digits === digitsOf(identificacion ?? '');
}

const CUIT_DIGITS = 11;
const digitsOf = (text: string): string => text.replace(/[^\d]/g, '');

function describe({ identificacion, localidad }: Cliente): string | null {
  return [identificacion, localidad].filter(Boolean).join(' · ') || null;
}
