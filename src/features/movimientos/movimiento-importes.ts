import { clean } from '@/domain/clean';
import { parseMonto } from '@/domain/dinero';
import { computeComision, computeFlete } from '@/domain/flete';
import type { Tarifas } from '@/features/servicios/servicio.schema';
import { montoToInput } from '@/lib/values/monto-input';
import { isTyped, taken, type Option } from '@/lib/values/option';

export const isCantidad = (text: string) => /^\d{1,9}$/.test(clean(text));

/** In pesos; 0 if it is empty or not an amount. */
export const pesosOf = (text: string): number => parseMonto(text) ?? 0;

export const cantidadOf = (text: string): number => (isCantidad(text) ? Number(clean(text)) : 0);

export const IMPORTES = ['flete', 'contrareembolso'] as const;

const SERVICIOS = ['servicio', 'subServicio'] as const;
/** With the extras of the stored flete. */
const TEXTOS = ['bultos', 'subBultos', 'monto', 'seguro', 'redespacho'] as const;

/** What the amounts by tariff depend on: a part of the form's values. */
type Tarifados = Record<(typeof SERVICIOS)[number], Option | null> &
  Record<(typeof TEXTOS)[number], string> &
  Record<(typeof IMPORTES)[number], string | null> & { conSubServicio: boolean };

export const tarifadosOf = (values: Tarifados) =>
  Object.fromEntries(
    ([...SERVICIOS, ...TEXTOS, ...IMPORTES, 'conSubServicio'] as const).map((name) => [
      name,
      values[name],
    ]),
  ) as Tarifados;

/** Undefined while the service is being searched, or if its tariff is not known. */
const tarifaOf = (value: Option | null, tarifas: Tarifas | undefined) =>
  value && (isTyped(value) ? undefined : tarifas?.get(value.id ?? 0));

/** In pesos (spec section 9, Flete rule). Null without the tariffs. */
export function fleteOf(values: Tarifados, tarifas: Tarifas | undefined): number | null {
  const { monto, bultos, subBultos } = values;
  const servicio = tarifaOf(values.servicio, tarifas);
  const subServicio = values.conSubServicio ? tarifaOf(values.subServicio, tarifas) : null;
  if (servicio === undefined || subServicio === undefined) return null;
  return computeFlete({
    monto: pesosOf(monto),
    bultos: cantidadOf(bultos),
    subBultos: cantidadOf(subBultos),
    servicio,
    subServicio,
  });
}

/** In pesos (spec section 9). Null without the tariff. */
export function comisionOf(values: Tarifados, tarifas: Tarifas | undefined): number | null {
  const servicio = tarifaOf(values.servicio, tarifas);
  return servicio === undefined ? null : computeComision(pesosOf(values.monto), servicio);
}

/** Amounts as shown and sent: typed, else by tariff. Empty without the tariffs. */
export const importesOf = (values: Tarifados, tarifas: Tarifas | undefined) => ({
  flete: values.flete ?? montoToInput(fleteOf(values, tarifas)),
  contrareembolso: values.contrareembolso ?? montoToInput(comisionOf(values, tarifas)),
});

/** The picked services that count, with their fields. */
export const serviciosOf = ({ servicio, conSubServicio, subServicio }: Tarifados) =>
  Object.entries({ servicio, ...(conSubServicio && { subServicio }) }).flatMap(([name, value]) => {
    const id = taken(value)?.id;
    return id ? { id, name: name as 'servicio' | 'subServicio' } : [];
  });

export const goneText = (servicio: Option | null): string =>
  `El servicio «${servicio?.nombre ?? ''}» ya no existe: elegí otro`;
