import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fold, hasWords } from '@/domain/fold';
import { papelesDeVehiculo, type Papel } from '@/domain/papeles';
import { estadoVencimiento } from '@/domain/vencimientos';
import { choferesQueries, type Chofer } from '@/features/choferes';
import { CHOFER, empleadosQueries, type Empleado } from '@/features/empleados';
import { vehiculosQueries, type Vehiculo } from '@/features/vehiculos';
import type { Paged } from '@/lib/api/wire';
import { PAPELES, type VencimientosSearch } from './vencimientos-search';

type NombreDePapel = (typeof PAPELES)[number];

export interface Vencimiento {
  /** Derived from the record and the paper, so that it stays the same when lists are fetched again. */
  id: number;
  papel: NombreDePapel;
  vence: string;
  nombre: string;
  patente: string | null;
  tipo: 'Vehículo' | 'Chofer';
  to: '/vehiculos/$id' | '/choferes/$id' | '/empleados/$id';
  recordId: number;
}

type Titular = Omit<Vencimiento, 'id' | 'papel' | 'vence'>;

/** Keeps ids apart: vehicles, drivers and employees are numbered separately. */
const SOURCES: readonly Vencimiento['to'][] = ['/vehiculos/$id', '/choferes/$id', '/empleados/$id'];

const vencimientosOf = (
  titular: Titular,
  papeles: readonly Papel<NombreDePapel>[],
): Vencimiento[] =>
  papeles.flatMap(({ nombre, vence }) =>
    vence === null
      ? []
      : {
          ...titular,
          id:
            (titular.recordId * SOURCES.length + SOURCES.indexOf(titular.to)) * PAPELES.length +
            PAPELES.indexOf(nombre),
          papel: nombre,
          vence,
        },
  );

const ofVehiculo = (row: Vehiculo) => {
  const { id: recordId, vehiculo: nombre, patente } = row;
  const titular: Titular = { nombre, patente, tipo: 'Vehículo', to: '/vehiculos/$id', recordId };
  return vencimientosOf(titular, papelesDeVehiculo(row));
};

const licenciaOf = (
  nombre: string,
  to: Vencimiento['to'],
  { id, fechaVencimientoLicencia }: Chofer | Empleado,
) =>
  vencimientosOf({ nombre, patente: null, tipo: 'Chofer', to, recordId: id }, [
    { nombre: 'Licencia', vence: fechaVencimientoLicencia },
  ]);

const ofChofer = (row: Chofer) => licenciaOf(row.nombre, '/choferes/$id', row);

const ofEmpleado = (row: Empleado) =>
  row.tipo?.id === CHOFER
    ? licenciaOf([row.nombre, row.apellido].filter(Boolean).join(' '), '/empleados/$id', row)
    : [];

/** Matches a licence in the lists of drivers and of employees, which order names differently. */
const licenciaKey = ({ nombre, vence }: Vencimiento): string =>
  [...(fold(nombre).match(/[a-z0-9]+/g) ?? []).sort(), vence].join(' ');

/** Papers with a due date, earliest first. A licence in both lists of people counts once. */
export function listVencimientos(
  vehiculos: readonly Vehiculo[],
  choferes: readonly Chofer[],
  empleados: readonly Empleado[],
): Vencimiento[] {
  const licencias = [...empleados.flatMap(ofEmpleado), ...choferes.flatMap(ofChofer)];
  return [
    ...vehiculos.flatMap(ofVehiculo),
    ...new Map(licencias.map((one) => [licenciaKey(one), one])).values(),
  ].sort((a, b) => a.vence.localeCompare(b.vence));
}

/** `texto`: words of the name, plate, paper or type. `hoy` is `yyyy-mm-dd`. */
export const filterVencimientos = (
  all: readonly Vencimiento[],
  { estado, papel, texto = '' }: Partial<VencimientosSearch>,
  hoy: string,
): Vencimiento[] =>
  all.filter(
    (one) =>
      (!estado || estadoVencimiento(one.vence, hoy) === estado) &&
      (!papel || one.papel === papel) &&
      hasWords([one.papel, one.nombre, one.patente, one.tipo].join(' '), texto),
  );

const isWhole = (list: Paged<unknown> | undefined): boolean =>
  list !== undefined && list.items.length === list.page.totalElements;

export const vencimientosQueries = {
  vehiculos: vehiculosQueries.directory,
  choferes: choferesQueries.directory,
  empleados: empleadosQueries.directory,
};

export function useVencimientos() {
  const vehiculos = useQuery(vencimientosQueries.vehiculos());
  const choferes = useQuery(vencimientosQueries.choferes());
  const empleados = useQuery(vencimientosQueries.empleados());
  const all = Object.entries<UseQueryResult<Paged<unknown>>>({
    vehículos: vehiculos,
    choferes,
    empleados,
  });
  const unread = all.filter(([, { data, isPending }]) => !isPending && !isWhole(data));
  const old = all.filter(([, { isRefetchError }]) => isRefetchError);
  const isLoading = all.some(([, { isPending }]) => isPending);
  const isKnown = !isLoading && unread.length < all.length;
  const list = useMemo(
    () =>
      listVencimientos(
        vehiculos.data?.items ?? [],
        choferes.data?.items ?? [],
        empleados.data?.items ?? [],
      ),
    [vehiculos.data, choferes.data, empleados.data],
  );
  return {
    /** Undefined while a list is loading, and if none could be read. */
    data: isKnown ? list : undefined,
    /** Lists that could not be read, or only in part. */
    unread: unread.map(([name]) => name),
    isError: (!isLoading && !isKnown) || old.length > 0,
    error: all.find(([, { error }]) => error)?.[1].error ?? null,
    isFetched: all.every(([, { isFetched }]) => isFetched),
    isPaused: all.some(([, { isPaused }]) => isPaused),
    refetch: () => Promise.all([...unread, ...old].map(([, { refetch }]) => refetch())),
  };
}
