import type { MockApi } from '@mocks/api';
import type { FaultName } from '@mocks/faults';
import type { MountedApp } from '../mount-app';

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

/** A call of section 7 of the specification, and how a person comes to make it. */
export interface Row {
  /** As the contract writes it: `GET /clientes/{id}`. */
  call: string;
  /** Tells apart a second way to the same call. */
  from?: string;
  /** Tells apart calls that a screen makes to one path, by their search. */
  query?: RegExp;
  /** A query behind a screen, one behind a picker, a document, a change, or the sign-in. */
  kind: 'load' | 'picker' | 'print' | 'change' | 'login';
  path: string;
  /** Puts rows there, then fills in what comes before the call. */
  arrange?: (api: MockApi) => void;
  reach?: (app: MountedApp) => Promise<unknown>;
  /** Makes the call; coming to the screen does, unless told. */
  act?: (app: MountedApp) => Promise<unknown>;
  /** The spec's text where the server says nothing better. */
  error: string;
  /** Waits for what is to be seen once the call has done its work. */
  done: (app: MountedApp) => Promise<unknown>;
  /** What was typed, by label, and must still be there after a failure. */
  typed?: Record<string, string>;
  /** It is saved behind a form that is free for the next one: what was typed comes back only with a failure. */
  waitsBehind?: true;
  /** Where a failure is told. A load tells it in place, mostly with a toast too; a change by a toast, in a form in place too. */
  toast?: false;
  inPlace?: false | ((text: string) => Promise<unknown>);
  /** The text for a row that is not there, where it is the screen's own. */
  notFound?: string;
  /** The field that is left out or of a wrong type; the answer's first unless told. */
  field?: string;
  /** What a missing field says and logs, where that is not what an unreadable answer does. */
  missing?: [text: string, logs: RegExp | null];
  /** A change whose answer is read, told where it cannot be: by which faults, and in which toasts. */
  unreadable?: { faults: Fault[]; alerts: string[] };
  /** The text of the change that a document follows, which is what fails without a connection. */
  changeError?: string;
  /** Creates a document, of which nobody may want two: what the form says if nobody knows whether it exists, and the button that creates another. */
  again?: { unknown: RegExp; button: string };
  /** A part of the screen that mounts after the session has ended asks without a token, which is logged. */
  mountsLater?: true;
  /** What says that the call is on its way; of each kind its own unless told. */
  waits?: () => Promise<unknown>;
}
