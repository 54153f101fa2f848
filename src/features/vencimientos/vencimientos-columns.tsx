import { Stack } from '@mantine/core';
import { createColumnHelper } from '@tanstack/react-table';
import { formatFecha } from '@/domain/fechas';
import { estadoVencimiento } from '@/domain/vencimientos';
import { FechaVencimiento, MarcaVencimiento } from '@/ui/table/fecha-vencimiento';
import type { TableFeatures } from '@/ui/table/table-features';
import type { Vencimiento } from './papeles';
import { TitularLink } from './titular-link';

const column = createColumnHelper<TableFeatures, Vencimiento>();

const ESTADOS = { vencido: 'Vencido', 'por-vencer': 'Por vencer', vigente: 'Vigente' } as const;

/** The columns of papers on the day `hoy` (`yyyy-mm-dd`). */
export const vencimientosColumns = (hoy: string) =>
  column.columns([
    column.accessor('vence', {
      header: 'Vence',
      meta: { kind: 'fecha' },
      cell: ({ getValue }) => formatFecha(getValue()),
    }),
    column.accessor(({ vence }) => ESTADOS[estadoVencimiento(vence, hoy) ?? 'vigente'], {
      id: 'estado',
      header: 'Estado',
      meta: { whole: true },
      cell: ({ getValue, row: { original } }) =>
        getValue() === ESTADOS.vigente ? (
          getValue()
        ) : (
          <MarcaVencimiento fecha={original.vence} hoy={hoy} />
        ),
    }),
    column.accessor('papel', { header: 'Papel' }),
    column.accessor('nombre', {
      header: 'Vehículo o chofer',
      cell: ({ row: { original } }) => <TitularLink vencimiento={original} />,
    }),
    column.accessor('patente', { header: 'Patente' }),
    column.accessor('nombre', {
      id: 'tarjeta',
      header: 'Vencimiento',
      meta: { narrow: 'only' },
      cell: ({ row: { original } }) => (
        <Stack gap={4}>
          <TitularLink vencimiento={original} />
          <span>{[original.papel, original.patente].filter(Boolean).join(' · ')}</span>
          <FechaVencimiento fecha={original.vence} hoy={hoy} />
        </Stack>
      ),
    }),
  ]);
