import { hasName, SearchPicker, type SearchPickerProps } from '@/ui/forms/search-picker';
import type { Cliente } from './cliente.schema';
import { clientesQueries } from './clientes.queries';

type ClientePickerProps = Omit<
  SearchPickerProps<Cliente>,
  'query' | 'describe' | 'isExact' | 'freeTextNote'
>;

/** Searches clients by name or CUIT. With `onFreeText`, also accepts a name that is not a client's. */
export function ClientePicker(props: ClientePickerProps) {
  return (
    <SearchPicker
      {...props}
      query={clientesQueries.filtro}
      describe={describe}
      freeTextNote="Cliente sin registrar: se guarda solo el nombre"
      isExact={hasNameOrCuit}
    />
  );
}

function hasNameOrCuit(cliente: Cliente, texto: string): boolean {
  const digits = digitsOf(texto);
  return (
    hasName(cliente, texto) ||
    (digits.length === CUIT_DIGITS && digits === digitsOf(cliente.identificacion ?? ''))
  );
}

const CUIT_DIGITS = 11;
const digitsOf = (text: string): string => text.replace(/[^\d]/g, '');

function describe({ identificacion, localidad }: Cliente): string | null {
  return [identificacion, localidad].filter(Boolean).join(' · ') || null;
}
