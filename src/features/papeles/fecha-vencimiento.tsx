import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { diasEntre, fechaLocal, formatFecha } from '@/domain/fechas';
import { estadoVencimiento } from '@/domain/vencimientos';
import classes from './fecha-vencimiento.module.css';

/** `yyyy-mm-dd`. A past date or one within 30 days has a badge (spec section 3: Vehiculo, Chofer and Empleado due dates). */
export function FechaVencimiento({ fecha }: { fecha: string | null }) {
  const hoy = fechaLocal(new Date());
  if (fecha === null || estadoVencimiento(fecha, hoy) === null) return null;
  return (
    <span className={classes.fecha}>
      <span>{formatFecha(fecha)}</span>
      <MarcaVencimiento fecha={fecha} hoy={hoy} />
    </span>
  );
}

/** `Vencido` or `Vence en 12 días`, if the date is past or within 30 days. Up to today it is as urgent as a notice on Inicio. */
export function MarcaVencimiento({ fecha, hoy }: { fecha: string; hoy: string }) {
  const estado = estadoVencimiento(fecha, hoy);
  if (estado === null || estado === 'vigente') return null;
  const isUrgent = fecha <= hoy;
  const Icon = isUrgent ? IconAlertTriangle : IconClock;
  return (
    <>
      {' '}
      <span className={classes.mark} data-urgency={isUrgent ? 'high' : 'medium'}>
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
