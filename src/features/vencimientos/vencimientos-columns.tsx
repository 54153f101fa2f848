import { createColumnHelper } from '@tanstack/react-table';
import { formatFecha } from '@/domain/fechas';
import { estadoVencimiento } from '@/domain/vencimientos';
import { MarcaVencimiento } from '@/features/papeles';
import { Card } from '@/ui/table/card-list';
import type { TableFeatures } from '@/ui/table/table-features';
import type { Vencimiento } from './use-vencimientos';
import { TitularLink } from './titular-link';

const column = createColumnHelper<TableFeatures, Vencimiento>();

const ESTADOS = { vencido: 'Vencido', 'por-vencer': 'Por vencer', vigente: 'Vigente' } as const;

export const vencimientosColumns = (hoy: string) =>
  column.columns([
    column.accessor('vence', {
      header: 'Vence',
      meta: { kind: 'fecha', width: 6 },
    }),
    column.accessor(({ vence }) => ESTADOS[estadoVencimiento(vence, hoy) ?? 'vigente'], {
      id: 'estado',
      header: 'Estado',
      meta: { width: 8.5 },
      cell: ({ getValue, row: { original } }) =>
        getValue() === ESTADOS.vigente ? (
          getValue()
        ) : (
          <MarcaVencimiento fecha={original.vence} hoy={hoy} />
        ),
    }),
    column.accessor('papel', { header: 'Papel', meta: { width: 6 } }),
    column.accessor('patente', { header: 'Patente', meta: { width: 6 } }),
    column.accessor('nombre', {
      header: 'Vehículo o chofer',
      cell: ({ row: { original } }) => <TitularLink vencimiento={original} />,
    }),
  ]);

export const vencimientoCard = (hoy: string) => ({
  rem: 5.25,
  show: (one: Vencimiento) => (
    <Card
      title={<TitularLink vencimiento={one} />}
      details={[one.papel, one.patente]}
      note={formatFecha(one.vence)}
      chips={<MarcaVencimiento fecha={one.vence} hoy={hoy} />}
    />
  ),
});
