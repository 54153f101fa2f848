import { addDays, daysBetween, slashDate } from '../lib/dates';
import type { Anotacion, Chofer, Notificacion, Vehiculo } from '../model';

interface Expiry {
  what: string;
  date: string;
}

/** Notices of papers that expire within two months, most urgent first; every fourth is read. */
export function seedNotificaciones(
  today: string,
  vehiculos: readonly Vehiculo[],
  choferes: readonly Chofer[],
): Notificacion[] {
  const expiries = [
    ...vehiculos.flatMap((v) => [
      expiry(
        `Revisión técnica de <b>${v.vehiculo}</b> (${v.patente ?? 'sin patente'})`,
        v.fechaTecnica,
      ),
      expiry(`Seguro de <b>${v.vehiculo}</b> (${v.patente ?? 'sin patente'})`, v.fechaSeguro),
    ]),
    ...choferes.map((c) => expiry(`Licencia de <b>${c.nombre}</b>`, c.fechaVencimientoLicencia)),
  ].flatMap((one) => one ?? []);

  const notices = expiries
    .filter(({ date }) => daysBetween(today, date) <= 64)
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({ what, date }, i) => ({
      id: i + 1,
      text: `${what}: ${wording(daysBetween(today, date), date)}`,
      urgency: urgencyOf(daysBetween(today, date)),
      visto: i % 4 === 3,
    }));

  return [...notices, { id: notices.length + 1, text: hostile, urgency: 'low', visto: false }];
}

function expiry(what: string, date: string | null): Expiry | null {
  return date === null ? null : { what, date };
}

function urgencyOf(days: number): Notificacion['urgency'] {
  if (days <= 7) return 'high';
  return days <= 30 ? 'medium' : 'low';
}

function wording(days: number, date: string): string {
  if (days < 0) return `<strong>venció</strong> el ${slashDate(date)}`;
  if (days === 0) return '<strong>vence hoy</strong>';
  return `vence el <em>${slashDate(date)}</em>, en ${days} ${days === 1 ? 'día' : 'días'}`;
}

/**
 * Markup that must not reach the screen, around text that must. Without handlers and styles, because browsers report these to
 * the console while they are parsed, although they are never applied.
 */
const hostile =
  'Consultá el <a href="https://www.argentina.gob.ar/seguridadvial" target="_top">calendario de revisión</a>' +
  '<script>window.__hostil = true</script><img src="hostil.png"><meta http-equiv="refresh" content="0;url=/">' +
  '<iframe src="/admin/login"></iframe><a href="javascript:window.__hostil = true"> de este año</a>';

/** Reminders: past, due today, and one not due yet. Their ids overlap with the notices', as on the server. */
export function seedAnotaciones(today: string): Anotacion[] {
  return [
    {
      id: 1,
      texto: 'Llamar a Bulonera Mediterránea por el remito sin firmar',
      fecha: addDays(today, -2),
    },
    {
      id: 2,
      texto: 'Pedir talonarios < 500 unidades > a la imprenta & retirar el lunes',
      fecha: today,
    },
    { id: 3, texto: 'Primera línea\nSegunda línea del recordatorio', fecha: today },
    { id: 4, texto: 'Renovar el abono del depósito', fecha: addDays(today, 9) },
  ];
}
