import { IconAlertTriangle, IconClockExclamation } from '@tabler/icons-react';
import { useId } from 'react';
import { formatFecha } from '@/domain/fechas';
import { Linea } from '@/features/notificaciones';
import { useHoy } from '@/lib/use-hoy';
import type { PapelVencido } from './papeles';

/** A paper that has expired or does so today, in the words of the notices, as a link to its record. */
export function PapelLinea({ papel: { to, id, nombre, papel, vence } }: { papel: PapelVencido }) {
  const isExpired = vence < useHoy();
  return (
    <Linea
      look={isExpired ? 'high' : 'medium'}
      label={isExpired ? 'Vencido' : 'Vence hoy'}
      Icon={isExpired ? IconAlertTriangle : IconClockExclamation}
      fecha={vence}
      textId={useId()}
      link={{ to, params: { id }, label: `Abrir ${nombre}` }}
    >
      {papel} de <b>{nombre}</b>: {isExpired ? `venció el ${formatFecha(vence)}` : <b>vence hoy</b>}
    </Linea>
  );
}
