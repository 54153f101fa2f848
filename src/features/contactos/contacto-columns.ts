import { createColumnHelper } from '@tanstack/react-table';
import { email } from '@/ui/table/breakable';
import type { TableFeatures } from '@/ui/table/table-features';
import { CONTACTO_LABELS, type Contacto } from './contacto.schema';

const column = createColumnHelper<TableFeatures, Contacto>();

export const CONTACTO_COLUMNS = column.columns([
  column.accessor('nombre', { header: CONTACTO_LABELS.nombre, meta: { narrow: true } }),
  column.accessor('identificacion', {
    header: CONTACTO_LABELS.identificacion,
    meta: { width: 6 },
  }),
  column.accessor('telefono', {
    header: CONTACTO_LABELS.telefono,
    meta: { narrow: true, width: 6 },
  }),
  column.accessor('localidad', { header: CONTACTO_LABELS.localidad }),
  column.accessor('direccion', { header: CONTACTO_LABELS.direccion }),
  column.accessor('email', { header: CONTACTO_LABELS.email, cell: email }),
]);
