import { SearchPicker, type SearchPickerProps } from '@/ui/forms/search-picker';
import type { PickerSource } from '@/ui/forms/use-picker-options';
import type { Cliente } from './cliente.schema';
import { clientesQueries } from './clientes.queries';

interface ClientePickerProps extends Omit<
  SearchPickerProps<Cliente>,
  'query' | 'describe' | 'hasCode' | 'freeText'
> {
  /** Also accepts a name that is not a client's. */
  freeText?: boolean;
}

/** A client is named by its name or its CUIT. */
export const clienteSource: PickerSource<Cliente> = {
  query: clientesQueries.filtro,
  hasCode: hasCuit,
};

/** Searches clients by name or CUIT. */
export function ClientePicker({ freeText = false, ...props }: ClientePickerProps) {
  return (
    <SearchPicker
      {...props}
      {...clienteSource}
      describe={describe}
      freeText={freeText ? 'Cliente sin registrar: se guarda solo el nombre' : undefined}
    />
  );
}

function hasCuit({ identificacion }: Cliente, texto: string): boolean {
  const digits = digitsOf(texto);
  return digits.length === CUIT_DIGITS && digits === digitsOf(identificacion ?? '');
}

const CUIT_DIGITS = 11;
const digitsOf = (text: string): string => text.replace(/[^\d]/g, '');

function describe({ identificacion, localidad }: Cliente): string | null {
  return [identificacion, localidad].filter(Boolean).join(' · ') || null;
}
