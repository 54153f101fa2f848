import { onReset } from '@/lib/page/resets';
import { toasts } from '@/lib/page/toasts';

const CLOCK_TOLERANCE_MS = 60 * 60 * 1000;

let toldFor: string | null = null;
onReset(() => (toldFor = null));

/** Default dates, which change at 17:00, and ages of debts would be wrong. Once a session. An API of another origin may not expose its `Date`. */
export function checkClock({ headers }: Response, token: string): void {
  const ahead = Date.now() - Date.parse(headers.get('date') ?? '');
  if (toldFor === token || !(Math.abs(ahead) > CLOCK_TOLERANCE_MS)) return;
  toldFor = token;
  toasts.warning(
    `El reloj de esta computadora está ${ahead > 0 ? 'adelantado' : 'atrasado'}. Corregí la fecha y la hora de la computadora.`,
  );
}
