import type { PickerSource } from '@/ui/picker/settle';
import type { Cliente } from './cliente.schema';
import { clientesQueries } from './clientes.queries';

export const clienteSource: PickerSource<Cliente> = {
  query: clientesQueries.filtro,
  hasCode: hasCuit,
  describe,
  // Forms neither send nor compare the rest of the row.
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
