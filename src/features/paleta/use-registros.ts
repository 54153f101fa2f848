import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { formatFecha } from '@/domain/fechas';
import { hasWords } from '@/domain/fold';
import { clientesQueries } from '@/features/clientes';
import { empleadosQueries } from '@/features/empleados';
import { movimientosQueries } from '@/features/movimientos';
import { vehiculosQueries } from '@/features/vehiculos';
import { delays } from '@/lib/page/delays';
import type { Reciente } from './recientes';

const MAX_PER_GROUP = 5;

/** No toast on failure: the group shows the error. */
const quiet = (enabled: boolean) => ({ meta: {}, enabled });

const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

export interface Registros {
  group: string;
  items: Reciente[];
  error: string | null;
}

/** `cuenta bulonera` searches accounts. */
const CUENTA = /^cuenta\s+(?:de\s+)?(?=\S)/i;

/** At most five records of a kind. While a search loads (`isSearching`), former records stay if they match. */
export function useRegistros(typedText: string, enabled: boolean) {
  const isCuenta = CUENTA.test(typedText);
  const typed = typedText.replace(CUENTA, '');
  const [texto] = useDebouncedValue(typed, delays.palette);
  const search = { texto, pagina: 0 };
  const isOn = enabled && typed !== '' && texto !== '';
  // A remito number has a digit; without one the list would search names.
  const isRemito = !isCuenta && /\d/.test(texto);
  const areOthersOn = isOn && !isCuenta;
  const clientes = useQuery({ ...clientesQueries.list(search), ...quiet(isOn) });
  const movimientos = useQuery({ ...movimientosQueries.list(search), ...quiet(isOn && isRemito) });
  const vehiculos = useQuery({ ...vehiculosQueries.list(search), ...quiet(areOthersOn) });
  const empleados = useQuery({ ...empleadosQueries.list(search), ...quiet(areOthersOn) });
  const isCurrent = texto === typed;

  function group<Row>(
    name: string,
    { data, isError, isPlaceholderData }: UseQueryResult<{ items: Row[] }>,
    toItem: (row: Row) => Reciente,
  ): Registros {
    const rows = (isOn ? data?.items : null) ?? [];
    const all = rows.map(toItem).map((one) => ({ ...one, label: one.label || 'Sin nombre' }));
    const items =
      isCurrent && !isPlaceholderData
        ? all
        : all.filter(({ label, detail = '' }) => hasWords(`${label} ${detail}`, typed));
    return {
      group: name,
      items: items.slice(0, MAX_PER_GROUP),
      error: isOn && isCurrent && isError ? `No se pudo buscar en ${name.toLowerCase()}` : null,
    };
  }

  const all = [clientes, movimientos, vehiculos, empleados];
  const isFound = isOn && isRemito && isCurrent && !movimientos.isPlaceholderData;
  const [movimiento, ...others] = (isFound ? movimientos.data?.items : null) ?? [];
  return {
    movimiento: others.length === 0 ? movimiento : undefined,
    groups: [
      group(isCuenta ? 'Cuentas' : 'Clientes', clientes, (row) => ({
        id: `clientes/${row.id}${isCuenta ? '/cuenta' : ''}`,
        label: isCuenta ? `Cuenta de ${row.nombre}` : row.nombre,
        detail: join(row.identificacion, row.localidad),
      })),
      isRemito &&
        group('Movimientos', movimientos, (row) => ({
          id: `movimientos/${row.id}`,
          label: row.remitoNumero ? `Remito ${row.remitoNumero}` : 'Sin remito',
          detail: join(
            row.fecha && formatFecha(row.fecha),
            `${row.clienteOrigen?.nombre ?? 'N/A'} → ${row.clienteDestino?.nombre ?? 'N/A'}`,
          ),
        })),
      !isCuenta &&
        group('Vehículos', vehiculos, ({ id, vehiculo, patente }) => ({
          id: `vehiculos/${id}`,
          label: vehiculo,
          detail: join(patente),
        })),
      !isCuenta &&
        group('Empleados', empleados, ({ id, nombre, apellido, tipo }) => ({
          id: `empleados/${id}`,
          label: [nombre, apellido].filter(Boolean).join(' '),
          detail: join(tipo?.descripcion),
        })),
    ].filter((one) => one !== false),
    isSearching:
      enabled &&
      typed !== '' &&
      (!isCurrent || all.some((one) => one.isFetching && (one.isPending || one.isPlaceholderData))),
  };
}
