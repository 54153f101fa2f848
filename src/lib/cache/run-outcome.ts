import { mayBeDone } from '@/lib/api/http-errors';
import { toasts } from '@/lib/page/toasts';
import { session } from '@/lib/person/session';
import { showCount } from '@/lib/values/show-importe';
import { listFormat } from '@/lib/values/some-of';
import type { Ended } from './run-many';
import { showError } from './show-error';

// What is said of a run. Apart from `show-error`, which the sign-in loads: amounts would come with it.

/**
 * Says what kept a run from doing everything, its session's end or else its first failure, with `counts`: how far it got, as a sentence. Empty for
 * one task: of an expired session the dialog says enough. False if there was neither.
 */
export function sayWhy(
  { ended, failed: [failure] }: { ended: Ended | null; failed: readonly { error: unknown }[] },
  fallback: string,
  counts = '',
): boolean {
  if (ended?.by === 'session') {
    showError(ended.error, undefined);
    const isClosed = ['signed-out', 'closed'].includes(session.status());
    if (isClosed) toasts.warning(`La sesión se cerró. ${counts || 'No se hizo nada.'}`);
    else if (counts) toasts.warning(`La sesión venció. ${counts}`);
  } else if (failure) showError(failure.error, fallback, counts && ` (${counts})`);
  return ended?.by === 'session' || failure !== undefined;
}

/** What of a run is not done: `cut` by its user or its session's end, `left` since another failed. */
interface Rest {
  failed: readonly { error: unknown }[];
  cut?: number;
  left?: number;
}

/** `100 movimientos sin confirmar y 50 sin enviar`. */
export function restText(
  { failed, cut = 0, left = 0 }: Rest,
  undone: string,
  count: (n: number) => string = showCount,
): string {
  const unconfirmed = failed.filter(({ error }) => mayBeDone(error)).length;
  const parts = [
    [unconfirmed, 'sin confirmar'],
    [failed.length - unconfirmed + cut, undone],
    [left, 'sin enviar'],
  ] as const;
  return listFormat.format(
    parts
      .filter(([n]) => n > 0)
      .map(([n, what], index) => `${index === 0 ? count(n) : showCount(n)} ${what}`),
  );
}

/** `Rendidos: 100 de 250. Quedaron 150 sin rendir.` */
export const reachedText = (
  label: string,
  [done, total]: readonly [number, number],
  rest: Rest,
  undone: string,
): string =>
  `${label}: ${showCount(done)} de ${showCount(total)}. ${total - done === 1 ? 'Quedó' : 'Quedaron'} ${restText(rest, undone)}.`;
