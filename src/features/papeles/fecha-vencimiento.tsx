import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { diasEntre, fechaLocal, formatFecha } from '@/domain/fechas';
import { estadoVencimiento } from '@/domain/vencimientos';
import classes from './fecha-vencimiento.module.css';

interface FechaVencimientoProps {
  fecha: string | null;
  /** Default: today in local time. Dates are `yyyy-mm-dd`. */
  hoy?: string;
}

/** A past date or one within 30 days has a badge (spec section 3: Vehiculo, Chofer and Empleado due dates). */
export function FechaVencimiento({ fecha, hoy = fechaLocal(new Date()) }: FechaVencimientoProps) {
  if (fecha === null || estadoVencimiento(fecha, hoy) === null) return null;
  return (
    <span className={classes.fecha}>
      <span>{formatFecha(fecha)}</span>
      <MarcaVencimiento fecha={fecha} hoy={hoy} />
    </span>
  );
}

/** `Vencido` or `Vence en 12 días`, if the date is past or within 30 days. */
export function MarcaVencimiento({ fecha, hoy }: { fecha: string; hoy: string }) {
  const estado = estadoVencimiento(fecha, hoy);
  if (estado === null || estado === 'vigente') return null;
  const Icon = estado === 'vencido' ? IconAlertTriangle : IconClock;
  return (
    <>
      {' '}
      <span className={classes.mark} data-estado={estado}>
        <Icon size={12} stroke={2.25} aria-hidden="true" />
        <span>{estado === 'vencido' ? 'Vencido' : dueIn(diasEntre(hoy, fecha))}</span>
      </span>
    </>
  );
}

function dueIn(days: number): string {
  if (days === 0) return 'Vence hoy';
  return days === 1 ? 'Vence mañana' : `Vence en ${days} días`;
}
