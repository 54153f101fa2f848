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

/** What the amounts by tariff depend on, and the extras of the stored flete. Amounts that are typed are not null. */
interface Tarifados {
  servicio: Option | null;
  conSubServicio: boolean;
  subServicio: Option | null;
  bultos: string;
  subBultos: string;
  monto: string;
  flete: string | null;
  contrareembolso: string | null;
  seguro: string;
  redespacho: string;
}

export const tarifadosOf = ({
  servicio,
  conSubServicio,
  subServicio,
  bultos,
  subBultos,
  monto,
  flete,
  contrareembolso,
  seguro,
  redespacho,
}: Tarifados): Tarifados => ({
  servicio,
  conSubServicio,
  subServicio,
  bultos,
  subBultos,
  monto,
  flete,
  contrareembolso,
  seguro,
  redespacho,
});

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

const servicioNames = ({ conSubServicio }: Tarifados) =>
  conSubServicio ? (['servicio', 'subServicio'] as const) : (['servicio'] as const);

/** The picked services that count. */
export const serviciosOf = (values: Tarifados) =>
  servicioNames(values).flatMap((name) => {
    const servicio = taken(values[name]);
    return servicio?.id ? { ...servicio, id: servicio.id, name } : [];
  });

/** The fields whose service has no tariff: somebody deleted it. */
export const missingServicios = (values: Tarifados, tarifas: Tarifas) =>
  serviciosOf(values).flatMap(({ id, name }) => (tarifas.has(id) ? [] : name));

export const goneText = (servicio: Option | null): string =>
  `El servicio «${servicio?.nombre ?? ''}» ya no existe: elegí otro`;
