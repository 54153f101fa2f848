import { ImportarPage } from '@/ui/importar/importar-page';
import { RepresentanteFields } from './representantes-page';
import { REPRESENTANTES } from './representantes.queries';

export const ImportarRepresentantesPage = () => (
  <ImportarPage entity={REPRESENTANTES} Fields={RepresentanteFields} />
);
