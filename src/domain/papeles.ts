import { estadoVencimiento } from './vencimientos';

/** A paper of a driver or a vehicle. `vence` is `yyyy-mm-dd`, or null if no due date is recorded. */
export interface Papel<Nombre extends string = string> {
  nombre: Nombre;
  vence: string | null;
}

/** `yyyy-mm-dd`, or null if none is recorded. */
interface FechasDeVehiculo {
  fechaTecnica: string | null;
  fechaSeguro: string | null;
  fechaMatafuego: string | null;
  fechaRuta: string | null;
}

/** A vehicle's papers (spec section 3, Vehiculo). */
export const papelesDeVehiculo = (vehiculo: FechasDeVehiculo) => [
  { nombre: 'Técnica' as const, vence: vehiculo.fechaTecnica },
  { nombre: 'Seguro' as const, vence: vehiculo.fechaSeguro },
  { nombre: 'Matafuego' as const, vence: vehiculo.fechaMatafuego },
  { nombre: 'RUTA' as const, vence: vehiculo.fechaRuta },
];

export interface PapelVencido<Nombre extends string> {
  nombre: Nombre;
  vence: string;
  /** It has expired by `hoy`. False: it is still valid today and will have expired by `fecha`. */
  yaVencio: boolean;
}

/** Expired by `fecha`, seen from `hoy`, both `yyyy-mm-dd`. A paper is valid on its due date. @throws RangeError for another text. */
export function papelesVencidos<Nombre extends string>(
  papeles: readonly Papel<Nombre>[],
  fecha: string,
  hoy: string,
): PapelVencido<Nombre>[] {
  return papeles
    .flatMap(({ nombre, vence }) =>
      vence !== null && estadoVencimiento(vence, fecha) === 'vencido'
        ? [{ nombre, vence, yaVencio: estadoVencimiento(vence, hoy) === 'vencido' }]
        : [],
    )
    .sort((a, b) => a.vence.localeCompare(b.vence));
}
