import { SearchPicker, type SearchPickerProps } from '@/ui/forms/search-picker';
import type { Cliente } from './cliente.schema';
import { clientesQueries } from './clientes.queries';

type ClientePickerProps = Omit<SearchPickerProps<Cliente>, 'query' | 'describe'>;

/** Searches clients by name. With `onFreeText`, also accepts a name that is not a client's. */
export function ClientePicker(props: ClientePickerProps) {
  return <SearchPicker {...props} query={clientesQueries.filtro} describe={describe} />;
}

function describe({ identificacion, localidad }: Cliente): string | null {
  return [identificacion, localidad].filter(Boolean).join(' · ') || null;
}
