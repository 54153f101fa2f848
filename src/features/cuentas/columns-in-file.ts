import type { GrupoARendir } from '@/domain/agrupaciones';
import { diasEntre, formatFecha } from '@/domain/fechas';
import type { Movimiento } from '@/features/movimientos';
import type { TableColumn } from '@/ui/table/table-features';

/** `hoy` is `yyyy-mm-dd`. */
export const ageColumns = (hoy: string): TableColumn<GrupoARendir<Movimiento>>[] => [
  {
    id: 'desde',
    header: 'Desde',
    accessorFn: ({ desde }) => desde,
    meta: { kind: 'fecha', width: 6 },
    cell: ({ getValue }) => formatFecha(getValue<string | null>() ?? ''),
  },
  {
    id: 'dias',
    header: 'Días',
    accessorFn: ({ desde }) => desde && Math.max(0, diasEntre(desde, hoy)),
    meta: { numeric: true, width: 4 },
  },
];
