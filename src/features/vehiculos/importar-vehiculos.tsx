import { ImportarPage } from '@/ui/importar/importar-page';
import { VehiculoFields } from './vehiculos-page';
import { VEHICULOS } from './vehiculos.queries';

export const ImportarVehiculosPage = () => (
  <ImportarPage entity={VEHICULOS} Fields={VehiculoFields} />
);
