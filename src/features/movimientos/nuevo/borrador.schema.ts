import * as z from 'zod/mini';
import type { DraftFields } from '@/lib/person/drafts';
import type { TypedText } from '@/lib/values/option';
import type { MovimientoFormValues } from '../movimiento-form.schema';

/** Without the price of a service, which an older draft has. */
const optionRow = z.object({ id: z.nullable(z.number()), nombre: z.string() });

/** A text whose search was pending is searched again, as if the user had just left its picker. */
const typedText: z.ZodMiniType<TypedText> = z.pipe(
  z.object({
    id: z.null(),
    nombre: z.string(),
    takes: z.unknown(),
    over: z.nullable(z.lazy(() => z.union([typedText, optionRow]))),
  }),
  z.transform(({ nombre, over }): TypedText => ({
    id: null,
    nombre,
    takes: 'exact',
    problem: null,
    over,
  })),
);

const picked = z.nullable(z.union([typedText, optionRow]));

/** Only types are checked: a draft may hold invalid input. */
export const borradorFields: DraftFields<MovimientoFormValues> = {
  fecha: z.nullable(z.string()),
  clienteOrigen: picked,
  clienteDestino: picked,
  remitoNumero: z.string(),
  servicio: picked,
  bultos: z.string(),
  conSubServicio: z.boolean(),
  subServicio: picked,
  subBultos: z.string(),
  representante: picked,
  fleteACargo: z.enum(['origen', 'destino']),
  cuentaCorriente: z.boolean(),
  monto: z.string(),
  montoPagado: z.boolean(),
  montoRendido: z.boolean(),
  flete: z.nullable(z.string()),
  fletePagado: z.boolean(),
  fleteRendido: z.boolean(),
  seguro: z.string(),
  redespacho: z.string(),
  contrareembolso: z.nullable(z.string()),
  valorDeclarado: z.string(),
  observaciones: z.string(),
};

/** Older drafts also hold amounts by tariff, with flags for those typed by hand. */
export const upgradeBorrador = ({
  fleteManual,
  comisionManual,
  ...values
}: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  ...(fleteManual === false && { flete: null }),
  ...(comisionManual === false && { contrareembolso: null }),
});
