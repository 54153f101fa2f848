import type { Contacto } from '@/features/contactos/contacto.schema';
import type { PickerSource } from '@/ui/picker/settle';
import { representantesQueries } from './representantes.queries';

export const representanteSource: PickerSource<Contacto> = {
  query: representantesQueries.filtro,
  describe: ({ localidad }) => localidad,
};
