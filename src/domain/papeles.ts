import { estadoVencimiento } from './vencimientos';

/** A paper of a driver or a vehicle, and its due date: `yyyy-mm-dd`, or null if none is recorded. */
export interface Papel<Nombre extends string = string> {
  nombre: Nombre;
  vence: string | null;
}

/** The due dates of a vehicle, `yyyy-mm-dd` or null. */
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

/** A paper that is not valid on the day asked about. */
export interface PapelVencido<Nombre extends string> {
  nombre: Nombre;
  vence: string;
  /** Whether it has expired already, or does so only before the day asked about. */
  yaVencio: boolean;
}

/**
 * The papers that will have expired by the day `fecha`, seen from the day `hoy`, both `yyyy-mm-dd`: earliest first. A paper is valid on
 * its due date. Papers without a date are left out, because nothing is known about them.
 *
 * @throws RangeError when `fecha` or `hoy` is not a `yyyy-mm-dd` date.
 */
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
