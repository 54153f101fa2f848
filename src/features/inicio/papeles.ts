import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { fold } from '@/domain/fold';
import { addDias } from '@/domain/fechas';
import { papelesVencidos, type Papel } from '@/domain/papeles';
import { choferesQueries } from '@/features/choferes';
import { CHOFER, empleadosQueries } from '@/features/empleados';
import { vehiculosQueries } from '@/features/vehiculos';
import type { Paged } from '@/lib/wire';

/** A paper that has expired or does so today, and the record that it belongs to. */
export interface PapelVencido {
  to: '/vehiculos/$id' | '/choferes/$id' | '/empleados/$id';
  id: number;
  nombre: string;
  papel: string;
  /** `yyyy-mm-dd` */
  vence: string;
}

type Titular = Pick<PapelVencido, 'to' | 'id' | 'nombre'>;

const vencidosDe = (titular: Titular, papeles: readonly Papel[], hoy: string): PapelVencido[] =>
  papelesVencidos(papeles, addDias(hoy, 1), hoy).map(({ nombre, vence }) => ({
    ...titular,
    papel: nombre,
    vence,
  }));

const licencia = (vence: string | null): Papel[] => [{ nombre: 'Licencia', vence }];

/** The lists that the papers are in. */
export const papelesQueries = {
  vehiculos: () => vehiculosQueries.directory(),
  choferes: () => choferesQueries.directory(),
  empleados: () => empleadosQueries.directory(),
};

/** A licence is the same in the lists of drivers and of employees, which write names in another order. */
const keyOf = ({ nombre, vence }: PapelVencido): string =>
  [...(fold(nombre).match(/[a-z0-9]+/g) ?? []).sort(), vence].join(' ');

/**
 * The papers of vehicles and licences of drivers that have expired before the day `hoy` (`yyyy-mm-dd`) or expire on it, and the lists that
 * could not be read.
 */
export function usePapeles(hoy: string) {
  const vehiculos = useQuery(papelesQueries.vehiculos());
  const choferes = useQuery(papelesQueries.choferes());
  const empleados = useQuery(papelesQueries.empleados());
  const lists = { vehículos: vehiculos, choferes, empleados };

  const ofVehicles = (vehiculos.data?.items ?? []).flatMap((row) =>
    vencidosDe(
      {
        to: '/vehiculos/$id',
        id: row.id,
        nombre: [row.vehiculo, row.patente].filter(Boolean).join(' · '),
      },
      [
        { nombre: 'Técnica', vence: row.fechaTecnica },
        { nombre: 'Seguro', vence: row.fechaSeguro },
        { nombre: 'Matafuego', vence: row.fechaMatafuego },
        { nombre: 'RUTA', vence: row.fechaRuta },
      ],
      hoy,
    ),
  );
  const ofDrivers = (choferes.data?.items ?? []).flatMap(
    ({ id, nombre, fechaVencimientoLicencia }) =>
      vencidosDe({ to: '/choferes/$id', id, nombre }, licencia(fechaVencimientoLicencia), hoy),
  );
  const ofEmployees = (empleados.data?.items ?? [])
    .filter(({ tipo }) => tipo?.id === CHOFER)
    .flatMap(({ id, nombre, apellido, fechaVencimientoLicencia }) =>
      vencidosDe(
        { to: '/empleados/$id', id, nombre: [nombre, apellido].filter(Boolean).join(' ') },
        licencia(fechaVencimientoLicencia),
        hoy,
      ),
    );
  const licences = new Map([...ofEmployees, ...ofDrivers].map((one) => [keyOf(one), one]));

  const all = Object.entries<UseQueryResult<Paged<unknown>>>(lists);
  const unread = all.filter(([, { data, isPending }]) => !isPending && !isWhole(data));
  const isLoading = all.some(([, { isPending }]) => isPending);
  const isKnown = !isLoading && unread.length < all.length;
  const papeles = [...ofVehicles, ...licences.values()].sort((a, b) =>
    a.vence.localeCompare(b.vence),
  );
  return {
    data: isKnown
      ? {
          vencidos: papeles.filter(({ vence }) => vence < hoy),
          deHoy: papeles.filter(({ vence }) => vence === hoy),
        }
      : undefined,
    /** Names of the lists that could not be read, or only in part. */
    unread: unread.map(([name]) => name),
    isError: !isLoading && !isKnown,
    isPaused: all.some(([, { isPaused }]) => isPaused),
    refetch: () => Promise.all(unread.map(([, { refetch }]) => refetch())),
  };
}

const isWhole = (list: Paged<unknown> | undefined): boolean =>
  list !== undefined && list.items.length === list.page.totalElements;
