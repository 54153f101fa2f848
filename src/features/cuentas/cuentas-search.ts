import * as z from 'zod/mini';
import { AGRUPACIONES } from '@/domain/agrupar-por';
import { addDias } from '@/domain/fechas';
import { owedSince } from '@/domain/rangos';
import { reportesSearchDefaults, reportesSearchSchema } from '@/features/reportes';
import { fechaParam } from '@/lib/url/fecha-param';
import { columnasParam } from '@/ui/table/table-view';

const DEFAULT_DIAS_DE_CUENTA = 365;

export const defaultDesde = (hoy: string): string => addDias(hoy, -DEFAULT_DIAS_DE_CUENTA);

/** A group's key. The router parses one of digits only as a number. */
const claveParam = z.catch(
  z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
  undefined,
);

export const cuentaSearchSchema = z.object({ desde: fechaParam, columnas: columnasParam });

export type CuentaSearch = z.output<typeof cuentaSearchSchema>;

export const porRendirSearchSchema = z.object({
  ...cuentaSearchSchema.shape,
  remitente: claveParam,
});

export type PorRendirSearch = z.output<typeof porRendirSearchSchema>;

export const deudoresSearchSchema = z.object({
  ...reportesSearchSchema.shape,
  por: z.catch(z._default(z.enum(AGRUPACIONES), 'cargo'), 'cargo'),
  grupo: claveParam,
});

export type DeudoresSearch = z.output<typeof deudoresSearchSchema>;

export const deudoresSearchDefaults = { ...reportesSearchDefaults, por: 'cargo' } as const;

export const initialDeudores = (hoy: string): DeudoresSearch => ({
  ...deudoresSearchDefaults,
  grupo: undefined,
  columnas: undefined,
  ...owedSince(defaultDesde(hoy)),
  fletePagado: 'false',
  buscado: true,
});
