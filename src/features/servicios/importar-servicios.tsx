import { ImportarPage } from '@/ui/importar/importar-page';
import { ServicioFields } from './servicio-form';
import { SERVICIOS } from './servicios.queries';

export const ImportarServiciosPage = () => (
  <ImportarPage entity={SERVICIOS} Fields={ServicioFields} />
);
