import { redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { fechaLocal, formatFecha } from '@/domain/fechas';
import { formatRango, rangosRapidos } from '@/domain/rangos';
import { session } from '@/lib/person/session';
import { personalKey, readStored, sayLost, writeStored } from '@/lib/person/storage';
import { collator } from '@/domain/collator';
import { fechaInicial } from '@/lib/values/fecha-inicial';

export interface Filtros {
  fecha?: string | undefined;
  fechaDesde?: string | null | undefined;
  fechaHasta?: string | null | undefined;
}

export type Pantalla = 'reportes' | 'hoja-de-ruta' | 'contrareembolso';

/** All fields but the name have defaults, so that stored vistas survive changes of the panel. */
const vistaSchema = z.object({
  nombre: z.string(),
  /** The URL's search, without dates that are computed when the vista opens. */
  search: z.catch(z.record(z.string(), z.unknown()), {}),
  /** Name of the quick range for the dates, or null. */
  rango: z.catch(z.nullable(z.string()), null),
  predeterminada: z.catch(z.boolean(), false),
});

export type Vista = z.output<typeof vistaSchema>;

const vistasKey = (pantalla: Pantalla) => personalKey('vistas', session.userId(), pantalla);

export const isSameNombre = (a: string, b: string): boolean => collator.compare(a, b) === 0;

const VISTAS_LOST = 'Había vistas guardadas que no se pudieron leer: se descartaron.';

/** The user's vistas, sorted by name. Unreadable ones are dropped, with a toast. */
export function readVistas(pantalla: Pantalla): Vista[] {
  const stored = readStored(vistasKey(pantalla), z.array(z.unknown()), VISTAS_LOST) ?? [];
  const vistas = stored.flatMap((one) => z.safeParse(vistaSchema, one).data ?? []);
  if (vistas.length < stored.length) {
    writeVistas(pantalla, vistas);
    sayLost(VISTAS_LOST);
  }
  return vistas;
}

export function writeVistas(pantalla: Pantalla, vistas: readonly Vista[]): void {
  const sorted = vistas.toSorted((a, b) => collator.compare(a.nombre, b.nombre));
  writeStored(vistasKey(pantalla), sorted.length === 0 ? null : sorted);
}

const rangoOf = ({ fechaDesde, fechaHasta }: Filtros, now: Date) =>
  rangosRapidos(fechaLocal(now)).find(
    ({ desde, hasta }) => desde === fechaDesde && hasta === fechaHasta,
  );

/** Drops dates that are a quick range or the default date at `now`: they would be out of date tomorrow. */
export function toVista(nombre: string, filtros: Filtros, now: Date): Vista {
  const { fecha, fechaDesde, fechaHasta, ...others } = filtros;
  const rango = rangoOf(filtros, now);
  const fechas = rango ? {} : { fechaDesde, fechaHasta };
  const dia = fecha === fechaInicial(now) ? {} : { fecha };
  return {
    nombre,
    search: { ...others, ...fechas, ...dia },
    rango: rango?.nombre ?? null,
    predeterminada: false,
  };
}

export function vistaSearch({ search, rango }: Vista, now: Date): Record<string, unknown> {
  const found = rangosRapidos(fechaLocal(now)).find(({ nombre }) => nombre === rango);
  return found ? { ...search, fechaDesde: found.desde, fechaHasta: found.hasta } : search;
}

/** For a route's `beforeLoad`: a screen opened without any search opens with its default vista. */
export function redirectToVista(pantalla: Pantalla, { searchStr }: { searchStr: string }): void {
  if (searchStr !== '') return;
  const vista = readVistas(pantalla).find(({ predeterminada }) => predeterminada);
  if (vista) {
    throw redirect({ to: `/${pantalla}`, search: vistaSearch(vista, new Date()), replace: true });
  }
}

export function describeFechas(filtros: Filtros, now: Date): string | null {
  const { fecha, fechaDesde = null, fechaHasta = null } = filtros;
  const rango = rangoOf(filtros, now);
  if (rango) return `Las fechas serán siempre las de «${rango.nombre}».`;
  if (fecha === fechaInicial(now)) return 'La fecha será siempre la del día.';
  if (fecha) return `Fecha fija: ${formatFecha(fecha)}.`;
  const fijas = formatRango(fechaDesde, fechaHasta);
  return fijas && `Fechas fijas: ${fijas}.`;
}
