import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { diasEntre, fechaLocal, formatFecha } from '@/domain/fechas';
import { estadoVencimiento } from '@/domain/vencimientos';
import classes from './fecha-vencimiento.module.css';

interface FechaVencimientoProps {
  /** `yyyy-mm-dd`, or null where there is none. */
  fecha: string | null;
  /** The day it is seen from, `yyyy-mm-dd`; the machine's local today unless told. */
  hoy?: string;
}

/**
 * A due date as dd/mm/yyyy. One that is past, or falls within 30 days, is marked with an icon and in words: `Vencida`,
 * `Vence en 12 días` (spec section 3: Vehiculo, Chofer and Empleado due dates).
 */
export function FechaVencimiento({ fecha, hoy = fechaLocal(new Date()) }: FechaVencimientoProps) {
  const estado = estadoVencimiento(fecha, hoy);
  if (fecha === null || estado === null) return null;
  const Icon = estado === 'vencido' ? IconAlertTriangle : IconClock;
  return (
    <span className={classes.fecha}>
      {formatFecha(fecha)}
      {estado !== 'vigente' && (
        <>
          {' '}
          <span className={classes.mark} data-estado={estado}>
            <Icon size={12} stroke={2.25} aria-hidden="true" />
            {estado === 'vencido' ? 'Vencida' : <DueIn days={diasEntre(hoy, fecha)} />}
          </span>
        </>
      )}
    </span>
  );
}

/** The clock beside it says what is to happen: only those who do not see it need the verb. */
function DueIn({ days }: { days: number }) {
  if (days === 0) return 'Vence hoy';
  if (days === 1) return 'Vence mañana';
  return (
    <span>
      <VisuallyHidden component="span">Vence </VisuallyHidden>en {days} días
    </span>
  );
}
