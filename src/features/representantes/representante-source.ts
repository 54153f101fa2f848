import type { PickerSource } from '@/ui/picker/settle';
import type { Representante } from './representante.schema';
import { representantesQueries } from './representantes.queries';

export const representanteSource: PickerSource<Representante> = {
  query: representantesQueries.filtro,
  describe: ({ localidad }) => localidad,
};
