import * as z from 'zod/mini';
import { AGRUPACIONES } from '@/domain/agrupaciones';
import { owedSince } from '@/domain/deuda';
import { addDias } from '@/domain/fechas';
import { reportesSearchDefaults, reportesSearchSchema } from '@/features/reportes';
import { fechaParam } from '@/lib/url/fecha-param';
import { columnasParam } from '@/ui/table/table-view';

const A_YEAR = 365;

/** The first day of an account that names none, `yyyy-mm-dd`: a year ago. */
export const aYearBefore = (hoy: string): string => addDias(hoy, -A_YEAR);

/** A group's key. The URL may hold one of digits only as a number. */
const claveParam = z.catch(
  z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
  undefined,
);

/** A client's account. `desde`: since when, `yyyy-mm-dd`. */
export const cuentaSearchSchema = z.object({ desde: fechaParam, columnas: columnasParam });

export type CuentaSearch = z.output<typeof cuentaSearchSchema>;

/** What is collected and not handed over. `remitente`: only that sender's. */
export const porRendirSearchSchema = z.object({
  ...cuentaSearchSchema.shape,
  remitente: claveParam,
});

export type PorRendirSearch = z.output<typeof porRendirSearchSchema>;

/** The filters of Consultas, what to group by, and the group whose movements are shown. */
export const deudoresSearchSchema = z.object({
  ...reportesSearchSchema.shape,
  por: z.catch(z._default(z.enum(AGRUPACIONES), 'cargo'), 'cargo'),
  grupo: claveParam,
});

export type DeudoresSearch = z.output<typeof deudoresSearchSchema>;

export const deudoresSearchDefaults = { ...reportesSearchDefaults, por: 'cargo' } as const;

/** What Deudores opens with: who owes fletes of the year before `hoy` (`yyyy-mm-dd`), and since. */
export const initialDeudores = (hoy: string): DeudoresSearch => ({
  ...deudoresSearchDefaults,
  grupo: undefined,
  columnas: undefined,
  ...owedSince(aYearBefore(hoy)),
  fletePagado: 'false',
  buscado: true,
});
