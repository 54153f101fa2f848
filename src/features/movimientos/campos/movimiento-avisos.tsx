import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { clean } from '@/domain/clean';
import type { Tarifas } from '@/features/servicios';
import { isRemitoTaken } from '../movimientos.queries';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { pesosOf } from '../movimiento-importes';

interface MovimientoAvisosProps {
  control: Control<MovimientoFormValues>;
  tarifas: Tarifas | undefined;
}

/** Likely mistakes in a new movement. Never blocks; its line is always rendered, so that nothing moves. */
export function MovimientoAvisos({ control, tarifas }: MovimientoAvisosProps) {
  const queryClient = useQueryClient();
  const [origen, destino, servicio, monto, remito] = useWatch({
    control,
    name: ['clienteOrigen', 'clienteDestino', 'servicio', 'monto', 'remitoNumero'],
  });
  const isSame =
    !!origen &&
    clean(origen.nombre) !== '' &&
    (origen.id === null
      ? clean(origen.nombre) === clean(destino?.nombre ?? '')
      : origen.id === destino?.id);
  const avisos = [
    isSame && 'Origen y destino son el mismo cliente.',
    isRemitoTaken(queryClient, remito) && `El remito ${clean(remito)} ya está en un movimiento.`,
    tarifas?.get(servicio?.id ?? 0)?.contrareembolso &&
      pesosOf(monto) === 0 &&
      'Es contrareembolso y no tiene monto.',
  ].filter(Boolean);
  return (
    <Text role="status" flex={1} mih="1.25rem" c="var(--panel-warning)" fz="sm" lh="1.25rem">
      {avisos.join(' ')}
    </Text>
  );
}
