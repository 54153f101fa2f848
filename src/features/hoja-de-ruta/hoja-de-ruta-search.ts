import * as z from 'zod/mini';
import { fechaParam } from '@/lib/url/fecha-param';
import { optionParam } from '@/lib/url/option-param';
import { columnasParam } from '@/ui/table/table-view';

/** The API takes one flag for each, of which exactly one is true. */
export const TIPOS_DE_VENTA = ['cuentaCorriente', 'contado', 'todos'] as const;

export type TipoDeVenta = (typeof TIPOS_DE_VENTA)[number];

export const hojaDeRutaSearchSchema = z.object({
  fecha: fechaParam,
  chofer: optionParam,
  vehiculo: z.catch(
    z.optional(
      z.object({
        id: z.int().check(z.positive()),
        nombre: z.string(),
        patente: z.optional(z.string()),
      }),
    ),
    undefined,
  ),
  representante: optionParam,
  tipo: z.catch(z.optional(z.enum(TIPOS_DE_VENTA)), undefined),
  buscado: z.catch(z.optional(z.boolean()), undefined),
  columnas: columnasParam,
});

export type HojaDeRutaSearch = z.output<typeof hojaDeRutaSearchSchema>;
