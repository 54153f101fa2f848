import { SearchPicker, type SearchPickerProps } from '@/ui/forms/search-picker';
import type { Representante } from './representante.schema';
import { representantesQueries } from './representantes.queries';

type RepresentantePickerProps = Omit<SearchPickerProps<Representante>, 'query' | 'describe'>;

/** Searches representatives by name. */
export function RepresentantePicker(props: RepresentantePickerProps) {
  return <SearchPicker {...props} query={representantesQueries.filtro} describe={describe} />;
}

const describe = ({ localidad }: Representante) => localidad;
