import type { MockApi } from '@mocks/api';
import type { FaultName } from '@mocks/faults';
import type { MountedApp } from '../support/render-app';

export type Fault =
  | Exclude<FaultName, 'status-502' | 'empty' | 'malformed-json' | 'redirect'>
  | 'offline'
  | 'tariff-changed';

/** Ordered: the last ones leave the screen, or lose it. */
export const FAULTS: Fault[] = [
  'status-400',
  'status-422',
  'status-400-empty',
  'status-403-empty',
  'status-204',
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
  'null-fields',
  'cut-after',
  'slow',
  'hang',
];

/**
 * Faults whose outcome depends on the call: its texts, its schema, and whether typed input survives a new sign-in. All calls share the
 * other outcomes, decided in `src/lib/`, so the first call of each kind stands for the rest.
 */
export const FAULTS_OF_A_CALL: Fault[] = [
  'status-404',
  'status-401',
  'missing-field',
  'null-fields',
  'cut-after',
  'hang',
];

/** The purpose of a call on its screen. An `issue` creates a document and prints it; a `planilla` creates its rows. */
export const KINDS = [
  'login',
  'list',
  'record',
  'create',
  'edit',
  'delete',
  'picker',
  'search',
  'print',
  'issue',
  'bulk',
  'planilla',
] as const;

/** A call of the contract, and how a user makes it. */
export interface Row {
  /** As in the contract: `GET /clientes/{id}`. */
  call: string;
  kind: (typeof KINDS)[number];
  path: string;
  /** Changes the data before the screen opens. */
  arrange?: (api: MockApi) => void;
  /** The user's steps before the call. */
  reach?: (app: MountedApp) => Promise<unknown>;
  /** Makes the call. By default, opening the screen does. */
  act?: (app: MountedApp) => Promise<unknown>;
  /** The spec's text if the server has no message. */
  error: string;
  /** The screen's own text for a record that does not exist. */
  notFound?: string;
  /** Waits until the screen shows that the call succeeded. */
  done: (app: MountedApp) => Promise<unknown>;
  /** Typed input by label, which must survive a failure. */
  typed?: Record<string, string>;
  /** Waits for anything else that must survive a failure. By default, a load or change shows its error on the screen. */
  stays?: () => Promise<unknown>;
  /** Waits for a sign that the call is under way, if its kind has another. */
  waits?: () => Promise<unknown>;
  /** The error has no toast. */
  isQuiet?: true;
  /** A field to omit or retype. Default: the answer's first. */
  field?: string;
  /** The outcome of a missing field, if an unreadable answer has another. */
  missing?: Partial<Outcome>;
  /** The outcome if a service's price has changed since the screen showed its amount. */
  tariff?: Outcome;
  /** The outcome of an unreadable answer to a change. By default, the panel does not read the answer. */
  unreadable?: Partial<Outcome>;
  /** What the screen says of a change without an answer that is not found. Default: the error. */
  unanswered?: string;
}

interface Outcome {
  /**
   * `shows what it has`: a field that is null is an empty one. `late`: waits, then works. `waits`: until the user leaves. `pauses`: until the connection is back. `signs in`: asks for the password in
   * place.
   */
  kind:
    | 'works'
    | 'late'
    | 'is empty'
    | 'shows what it has'
    | 'waits'
    | 'pauses'
    | 'signs in'
    | 'fails';
  text?: string;
  logs?: RegExp;
}

export const MESSAGE = 'El servidor dice por qué no.';

export const isLoad = ({ kind }: Row) => ['list', 'record', 'search'].includes(kind);
export const isChange = ({ kind }: Row) =>
  ['create', 'edit', 'delete', 'issue', 'bulk', 'planilla'].includes(kind);

/** Whether the panel reads what came of a change without an answer. Notices are read with their list anyway. */
const isRead = ({ call, kind }: Row) =>
  call === 'POST /movimientos/' ||
  (['edit', 'delete', 'bulk', 'planilla'].includes(kind) && !/anotaciones|vencimientos/.test(call));

const HTTP = /HTTPError|de red/;
const NETWORK = /Failed to fetch|de red/;
const UNREADABLE = /UnreadableResponseError|Fila ilegible/;

export function outcomeOf(row: Row, fault: Fault): Outcome {
  const { kind, error: text } = row;
  switch (fault) {
    case 'extra-field':
      return { kind: 'works' };
    case 'null-fields':
      return { kind: 'shows what it has' };
    case 'slow':
      return { kind: 'late' };
    case 'hang':
      return { kind: 'waits' };
    case 'tariff-changed':
      return row.tariff ?? { kind: 'works' };
    case 'status-401':
      return { kind: kind === 'login' ? 'fails' : 'signs in', logs: HTTP };
    case 'offline':
      if (isLoad(row) || kind === 'picker') return { kind: 'pauses' };
      return { kind: 'fails', text, logs: NETWORK };
    case 'cut-after':
      if (isRead(row)) return { kind: 'works', logs: NETWORK };
      return { kind: 'fails', text, logs: NETWORK };
    case 'cut':
      return { kind: 'fails', text: row.unanswered ?? text, logs: NETWORK };
    case 'truncated-json':
    case 'missing-field':
    case 'wrong-type':
      // The server made the change, however unreadable its answer.
      if (isChange(row)) return { kind: 'works', ...row.unreadable };
      if (fault === 'missing-field' && row.missing) return { kind: 'fails', ...row.missing };
      return { kind: 'fails', text, logs: UNREADABLE };
    case 'html':
      return { kind: 'fails', text: row.unanswered ?? text, logs: UNREADABLE };
    case 'status-204':
      if (isChange(row)) return { kind: 'works', ...row.unreadable };
      if (['list', 'search', 'picker'].includes(kind)) return { kind: 'is empty' };
      return { kind: 'fails', text, logs: UNREADABLE };
    case 'status-400-empty':
    case 'status-403-empty':
      return { kind: 'fails', text, logs: HTTP };
    default:
      return { kind: 'fails', text: MESSAGE, logs: HTTP };
  }
}

/** Only a read without an answer is retried. A changed tariff stops a creation before its call. */
export const callsUnder = (row: Row, fault: Fault): number => {
  if (fault === 'tariff-changed') return 0;
  return (isLoad(row) || row.kind === 'picker') &&
    ['status-503', 'cut', 'cut-after'].includes(fault)
    ? 3
    : 1;
};
