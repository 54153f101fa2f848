import type { Fault, Row } from './row';

/** The server's own words, where it has some. */
export const MESSAGE = 'El servidor dice por qué no.';

export type Outcome =
  /** As if nothing had happened. */
  | { kind: 'works'; logs: RegExp | null; alerts: string[] }
  /** Waits, then works. */
  | { kind: 'works late' }
  /** Waits, and can be left. */
  | { kind: 'waits' }
  /** Waits for the connection, then works. */
  | { kind: 'pauses' }
  /** Asks for the password in place. */
  | { kind: 'signs in' }
  | { kind: 'fails'; text: string; calls: number; logs: RegExp | null };

/** Whether the server may have done all the same what failed so. */
export const isDoubtful = (fault: Fault): boolean =>
  ['status-500', 'status-503', 'html', 'cut', 'cut-after', 'offline'].includes(fault);

const isRead = ({ kind }: Row) => kind === 'load' || kind === 'picker';

/** What must come of a fault, told by rule. */
export function outcomeOf(row: Row, fault: Fault): Outcome {
  const fails = (text: string, logs: RegExp | null, retried = false): Outcome => ({
    kind: 'fails',
    text,
    logs,
    calls: retried && isRead(row) ? 3 : 1,
  });
  switch (fault) {
    case 'extra-field':
      return { kind: 'works', logs: null, alerts: [] };
    case 'slow':
      return { kind: 'works late' };
    case 'hang':
      return { kind: 'waits' };
    case 'status-401':
      return row.kind === 'login' ? fails('', /HTTPError/) : { kind: 'signs in' };
    case 'offline':
      if (isRead(row)) return { kind: 'pauses' };
      return {
        kind: 'fails',
        text: row.changeError ?? row.error,
        calls: row.changeError === undefined ? 1 : 0,
        logs: /Failed to fetch|de red/,
      };
    case 'cut':
    case 'cut-after':
      return fails(row.error, /Failed to fetch|de red/, true);
    case 'html':
      return fails(row.error, /UnreadableResponseError/);
    case 'truncated-json':
    case 'missing-field':
    case 'wrong-type':
      // What was changed was changed, whatever is said of it.
      if (row.kind === 'change') {
        return row.unreadable?.faults.includes(fault)
          ? { kind: 'works', logs: /UnreadableResponseError/, alerts: row.unreadable.alerts }
          : { kind: 'works', logs: null, alerts: [] };
      }
      if (fault === 'missing-field' && row.missing) return fails(...row.missing);
      return fails(row.error, /UnreadableResponseError|Fila ilegible/);
    case 'status-400-empty':
      return fails(row.error, /HTTPError|de red/);
    default:
      return fails(MESSAGE, /HTTPError/, fault === 'status-503');
  }
}
