import type { Agrupacion, Grupo, GrupoARendir } from '@/domain/agrupaciones';
import { diasEntre } from '@/domain/fechas';
import type { Movimiento } from '@/features/movimientos';
import type { TableColumn } from '@/ui/table/table-features';
import type { NameInFile } from './grupos-table';

const dayOf = ({ filas }: Grupo<Movimiento>) => filas[0]?.fecha;

/** What a file holds in place of a group's name: its date, which sorts where its text would not. Undefined if the name is no date. */
export function nameInFile(por: Agrupacion): NameInFile<Grupo<Movimiento>> | undefined {
  if (por === 'dia') {
    return { meta: { kind: 'fecha' }, of: (grupo) => dayOf(grupo) ?? grupo.nombre };
  }
  if (por === 'mes') {
    return {
      meta: { kind: 'mes' },
      of: (grupo) => dayOf(grupo)?.replace(/..$/, '01') ?? grupo.nombre,
    };
  }
  return undefined;
}

/** The age that the screen says below a sender's name, on the day `hoy` (`yyyy-mm-dd`). */
export const ageColumns = (hoy: string): TableColumn<GrupoARendir<Movimiento>>[] => [
  { id: 'desde', header: 'Desde', accessorFn: ({ desde }) => desde, meta: { kind: 'fecha' } },
  {
    id: 'dias',
    header: 'Días',
    accessorFn: ({ desde }) => desde && Math.max(0, diasEntre(desde, hoy)),
  },
];
