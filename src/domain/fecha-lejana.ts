import { diaDeSemana, diasEntre, nombreDeMes } from './fechas';

/** How far from today a date is plausible, in days: a month ahead and a year back; a paper eleven years ahead. */
const ALCANCES = {
  operacion: { atras: 366, adelante: 31 },
  papel: { atras: 0, adelante: 11 * 366 },
} as const;

export type Alcance = keyof typeof ALCANCES;

/** Whether a date is probably a mistake, seen from `hoy`, both `yyyy-mm-dd`. @throws RangeError when either is not such a date. */
export function esLejana(fecha: string, hoy: string, alcance: Alcance): boolean {
  const { atras, adelante } = ALCANCES[alcance];
  const dias = diasEntre(hoy, fecha);
  return dias > adelante || dias < -atras;
}

const anioYMes = (iso: string) => [Number(iso.slice(0, 4)), Number(iso.slice(5, 7))] as const;

/** By the numbers of years and months, as people count: 2062 is 36 years after 2026. */
function distancia(fecha: string, hoy: string): string {
  const dias = Math.abs(diasEntre(hoy, fecha));
  if (dias <= 31) return dias === 1 ? '1 día' : `${dias} días`;
  const [[anio, mes], [esteAnio, esteMes]] = [anioYMes(fecha), anioYMes(hoy)];
  const meses = Math.abs(12 * (anio - esteAnio) + mes - esteMes);
  if (meses < 24) return meses === 1 ? '1 mes' : `${meses} meses`;
  return `${Math.abs(anio - esteAnio)} años`;
}

/** Two `yyyy-mm-dd` dates: `lunes 10 de marzo de 2027, dentro de 4 meses`. @throws RangeError when either is not such a date. */
export const fechaEnPalabras = (fecha: string, hoy: string): string =>
  `${diaDeSemana(fecha)} ${Number(fecha.slice(-2))} de ${nombreDeMes(fecha)}, ${fecha > hoy ? 'dentro de' : 'hace'} ${distancia(fecha, hoy)}`;
