import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { clean } from '@/domain/clean';
import type { Tarifas } from '@/features/servicios';
import { focusField } from '@/ui/field/form-keys';
import { repeatedText } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import { movimientosQueries } from '../movimientos.queries';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { pesosOf } from '../movimiento-importes';
import { useOfferedRemito, type RemitoHand } from './remito-field';

interface MovimientoAvisosProps {
  control: Control<MovimientoFormValues>;
  tarifas: Tarifas | undefined;
  hand: RemitoHand;
  editing?: Movimiento | undefined;
}

/** Likely mistakes in a movement. Never blocks; its line is always rendered, so that nothing moves. */
export function MovimientoAvisos({ control, tarifas, hand, editing }: MovimientoAvisosProps) {
  const [origen, destino, servicio, monto] = useWatch({
    control,
    name: ['clienteOrigen', 'clienteDestino', 'servicio', 'monto'],
  });
  const isSame =
    !!origen &&
    clean(origen.nombre) !== '' &&
    (origen.id === null
      ? clean(origen.nombre) === clean(destino?.nombre ?? '')
      : origen.id === destino?.id);
  const repeated = useRepeated(control, hand, editing);
  const avisos = [
    !editing && isSame && 'Origen y destino son el mismo cliente.',
    repeated && `${repeated}.`,
    !editing &&
      tarifas?.get(servicio?.id ?? 0)?.contrareembolso &&
      pesosOf(monto) === 0 &&
      'Es contrareembolso y no tiene monto.',
  ].filter(Boolean);
  return (
    <Group gap="0.2rem 0.6rem" flex="1 1 16rem" mih="1.625rem">
      <Text role="status" c="var(--panel-warning)" fz="sm" lh="1.25rem">
        {avisos.join(' ')}
      </Text>
      {repeated && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={({ currentTarget: { form } }) => form && focusField(form, ['remitoNumero'])}
        >
          Cambiar número
        </Button>
      )}
    </Group>
  );
}

/** Looks for the number that is offered, or that the user has left in the field. */
function useRepeated(
  control: Control<MovimientoFormValues>,
  hand: RemitoHand,
  editing: Movimiento | undefined,
): string | null {
  const { typed, next, offered } = useOfferedRemito(control, hand);
  const isLeft = typed === hand.left || typed === next;
  const remito = (!editing && offered) || (isLeft ? typed : '');
  const { data = [] } = useQuery(movimientosQueries.conRemito(remito));
  const other = data.find(({ id }) => id !== editing?.id);
  return other ? repeatedText(remito, other) : null;
}
