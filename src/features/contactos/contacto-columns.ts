import { createColumnHelper } from '@tanstack/react-table';
import { email } from '@/ui/table/breakable';
import type { TableFeatures } from '@/ui/table/table-features';
import { CONTACTO, type Contacto } from './contacto.schema';

const column = createColumnHelper<TableFeatures, Contacto>();

export const CONTACTO_COLUMNS = column.columns([
  column.accessor('nombre', { header: CONTACTO.nombre.label, meta: { narrow: true } }),
  column.accessor('identificacion', {
    header: CONTACTO.identificacion.label,
    meta: { width: 6 },
  }),
  column.accessor('telefono', {
    header: CONTACTO.telefono.label,
    meta: { narrow: true, width: 6 },
  }),
  column.accessor('localidad', { header: CONTACTO.localidad.label }),
  column.accessor('direccion', { header: CONTACTO.direccion.label }),
  column.accessor('email', { header: CONTACTO.email.label, cell: email }),
]);
