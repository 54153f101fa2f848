import type { Agrupacion, Grupo, GrupoARendir } from '@/domain/agrupaciones';
import { diasEntre, lunesDe } from '@/domain/fechas';
import type { Movimiento } from '@/features/movimientos';
import type { TableColumn } from '@/ui/table/table-features';
import type { NameInFile } from './grupos-table';

const dayOf = ({ filas }: Grupo<Movimiento>) => filas[0]?.fecha;

/** A date in place of the name of a day, of a week (its Monday) or of a month, so that a spreadsheet sorts it. Undefined if the name is no date. */
export function nameInFile(por: Agrupacion): NameInFile<Grupo<Movimiento>> | undefined {
  if (por === 'dia') {
    return { meta: { kind: 'fecha' }, of: (grupo) => dayOf(grupo) ?? grupo.nombre };
  }
  if (por === 'semana') {
    return {
      meta: { kind: 'fecha' },
      of: (grupo) => {
        const day = dayOf(grupo);
        return day ? lunesDe(day) : grupo.nombre;
      },
    };
  }
  if (por === 'mes') {
    return {
      meta: { kind: 'mes' },
      of: (grupo) => dayOf(grupo)?.replace(/..$/, '01') ?? grupo.nombre,
    };
  }
  return undefined;
}

/** The age below a sender's name on the screen. `hoy` is `yyyy-mm-dd`. */
export const ageColumns = (hoy: string): TableColumn<GrupoARendir<Movimiento>>[] => [
  { id: 'desde', header: 'Desde', accessorFn: ({ desde }) => desde, meta: { kind: 'fecha' } },
  {
    id: 'dias',
    header: 'Días',
    accessorFn: ({ desde }) => desde && Math.max(0, diasEntre(desde, hoy)),
  },
];
