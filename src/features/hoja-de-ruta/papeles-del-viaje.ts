import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { clean } from '@/domain/clean';
import { fechaLocal, formatDiaMes, formatFecha } from '@/domain/fechas';
import { papelesDeVehiculo, papelesVencidos, type Papel } from '@/domain/papeles';
import { empleadosQueries, type Empleado } from '@/features/empleados';
import { vehiculosQueries } from '@/features/vehiculos';
import { fechaError } from '@/lib/values/fecha-form';
import type { Option } from '@/lib/values/option';
import type { Warning } from '@/ui/feedback/warnings';

const VENCIDO = {
  Licencia: 'vencida',
  Técnica: 'vencida',
  Seguro: 'vencido',
  Matafuego: 'vencido',
  RUTA: 'vencida',
} as const;

export type Papeles = readonly Papel<keyof typeof VENCIDO>[];

const wordsOf = (text: string) =>
  clean(text)
    .toLocaleLowerCase('es-AR')
    .match(/[\p{L}\p{M}\d]+/gu) ?? [];

/** Null if the names differ: the API does not say whose ids its driver list has, and someone else's licence would be worse than none. */
export function papelesDeChofer(nombre: string, empleado: Empleado): Papeles | null {
  const own = new Set(wordsOf(`${empleado.nombre} ${empleado.apellido ?? ''}`));
  const called = wordsOf(nombre);
  if (called.length === 0 || !called.every((word) => own.has(word))) return null;
  return [{ nombre: 'Licencia', vence: empleado.fechaVencimientoLicencia }];
}

/** No toast on failure: the field shows it. */
const READ = { staleTime: 5 * 60_000, meta: {} };

export const papelesQueries = {
  chofer: (chofer: Option | null) => ({
    ...empleadosQueries.detail(chofer?.id ?? 0),
    ...READ,
    enabled: !!chofer?.id,
    select: (empleado: Empleado) => papelesDeChofer(chofer?.nombre ?? '', empleado),
  }),
  vehiculo: (vehiculo: Option | null) => ({
    ...vehiculosQueries.detail(vehiculo?.id ?? 0),
    ...READ,
    enabled: !!vehiculo?.id,
    select: papelesDeVehiculo,
  }),
};

/** `Licencia vencida 11/10`, or `vence 20/11` for a paper that expires by the sheet's date but is still valid today. */
export function describeVencidos(papeles: Papeles, fechaDeHoja: string | null): Warning[] {
  const hoy = fechaLocal(new Date());
  const fecha = fechaDeHoja === null || fechaError(fechaDeHoja) ? hoy : fechaDeHoja;
  return papelesVencidos(papeles, fecha, hoy).map(({ nombre, vence, yaVencio }) => {
    const isSameYear = vence.slice(0, 4) === fecha.slice(0, 4);
    const day = (isSameYear ? formatDiaMes : formatFecha)(vence);
    return { text: `${nombre} ${yaVencio ? VENCIDO[nombre] : 'vence'} ${day}`, alarms: yaVencio };
  });
}

export interface Vencidos {
  nombre: string;
  vencidos: Warning[];
}

export interface HojaConPapeles {
  fecha: string | null;
  chofer: Option | null;
  vehiculo: Option | null;
}

/** Reads only the cache: papers that have not loaded do not count. */
export function findVencidos(
  queryClient: QueryClient,
  { fecha, chofer, vehiculo }: HojaConPapeles,
): Vencidos[] {
  function read<Data>(
    option: Option | null,
    { queryKey, select }: { queryKey: QueryKey; select: (data: Data) => Papeles | null },
  ): Vencidos[] {
    const data = queryClient.getQueryData<Data>(queryKey);
    const papeles = data === undefined ? null : select(data);
    const vencidos = papeles ? describeVencidos(papeles, fecha) : [];
    return option && vencidos.length > 0 ? [{ nombre: option.nombre, vencidos }] : [];
  }
  return [
    ...read(chofer, papelesQueries.chofer(chofer)),
    ...read(vehiculo, papelesQueries.vehiculo(vehiculo)),
  ];
}
