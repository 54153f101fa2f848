import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { formatPorcentaje } from '@/domain/porcentajes';
import type { Paged } from '@/lib/api/wire';
import { showMonto } from '@/lib/values/show-importe';
import type { Servicio, Tarifas } from './servicio.schema';
import { SERVICIOS } from './servicios.queries';

const TARIFAS_FRESH_MS = 60_000;

export const TARIFAS_ERROR = SERVICIOS.texts.listError;

const toTarifas = ({ items }: Paged<Servicio>): Tarifas =>
  new Map(items.map((servicio) => [servicio.id, servicio]));

/** Every service, at most a minute old when it is used. */
export const tarifasQuery = () =>
  queryOptions({
    ...SERVICIOS.queries.directory(),
    select: toTarifas,
    staleTime: TARIFAS_FRESH_MS,
  });

/** `tarifas` is undefined until the services have come. */
export function useTarifas() {
  const query = useQuery(tarifasQuery());
  return { tarifas: query.data, query };
}

/**
 * The tariffs before a save. Without an answer, those in the cache. Reads them again if one of `ids` is not there: it may be new.
 * @throws if they cannot be read and the cache has none.
 */
export async function readTarifas(
  queryClient: QueryClient,
  ids: readonly number[],
): Promise<Tarifas> {
  const options = tarifasQuery();
  const tarifas = await queryClient.query(options).catch((error: unknown) => {
    const cached = queryClient.getQueryData(options.queryKey);
    if (!cached) throw error;
    return toTarifas(cached);
  });
  return ids.every((id) => tarifas.has(id))
    ? tarifas
    : queryClient.query({ ...options, staleTime: 0 });
}

const rate = ({ precio, porcentaje }: Servicio): string =>
  porcentaje ? `${formatPorcentaje(porcentaje)} del monto` : showMonto(precio ?? 0);

const commission = ({ contrareembolso, porcentajeContrareembolso }: Servicio): string =>
  formatPorcentaje((contrareembolso ? porcentajeContrareembolso : null) ?? 0);

/** How a service's price and commission changed, as sentences without a full stop. */
export const tarifaChanges = (before: Servicio, now: Servicio): string[] =>
  [['La tarifa', rate] as const, ['La comisión', commission] as const].flatMap(([what, text]) =>
    text(before) === text(now)
      ? []
      : `${what} de ${now.nombre} cambió de ${text(before)} a ${text(now)}`,
  );
