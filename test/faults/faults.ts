import type { FaultName } from '@mocks/faults';
import type { Row } from './table';

/** What the mock API does by name, and the two that are more than an answer: nothing at all for as long as one waits, and no network. */
export type Fault = Exclude<FaultName, 'status-502' | 'empty' | 'malformed-json'> | 'offline';

/** In this order: the last ones leave the screen, or take it with them. */
export const FAULTS: Fault[] = [
  'status-400',
  'status-422',
  'status-400-empty',
  'status-403',
  'status-404',
  'status-409',
  'status-500',
  'status-503',
  'html',
  'cut',
  'offline',
  'status-401',
  'truncated-json',
  'missing-field',
  'wrong-type',
  'extra-field',
  'cut-after',
  'slow',
  'hang',
];

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
