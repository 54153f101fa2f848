import { errorStatus } from '@/lib/api/http-errors';
import { onReset } from './resets';

/** What a collector gets of an error: nothing that somebody typed, no id, no token and no message, which may quote any of these. */
export interface ErrorReport {
  /** The build: `1.0.0 (abc1234)`. */
  version: string;
  /** ISO 8601, in UTC. */
  at: string;
  /** The screen, by the first part of its path: `clientes`. */
  screen: string;
  /** The error's class: `HTTPError`. */
  name: string;
  /** The HTTP status of a failed call. */
  status: number | null;
  /** Where it was thrown, in the build's own files: `core-C5PJ9k2L.js:3:18192`. */
  stack: string[];
}

/** A tab that goes wrong again and again is told of so often. */
const MOST = 50;
const MOST_FRAMES = 20;
const FRAME = /[\w.-]+\.js:\d+:\d+/g;

/** The frames of a stack, without the message that some browsers put before them. */
function framesOf({ stack = '', message }: Error): string[] {
  const at = message === '' ? -1 : stack.indexOf(message);
  const frames = at === -1 ? stack : stack.slice(at + message.length);
  return (frames.match(FRAME) ?? []).slice(0, MOST_FRAMES);
}

function reportOf(error: unknown, version: string): ErrorReport {
  const thrown = error instanceof Error ? error : new Error();
  const [, screen = ''] = /^\/admin\/([a-z-]*)/.exec(location.pathname) ?? [];
  return {
    version,
    at: new Date().toISOString(),
    screen,
    name: thrown.name,
    status: errorStatus(error),
    stack: framesOf(thrown),
  };
}

let collector: string | null = null;
let sent = 0;

/** Reports errors to the carrier's own collector from now on. Null: to nobody, which is the default. */
export function reportErrorsTo(url: string | null): void {
  collector = url;
  sent = 0;
}

onReset(() => reportErrorsTo(null));

/** Posts what may be told of an error to the carrier's collector, if there is one. Whether it arrives is nobody's concern. */
export function reportError(error: unknown, version: string): void {
  if (collector === null || sent === MOST) return;
  sent += 1;
  void fetch(collector, {
    method: 'post',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reportOf(error, version)),
    // It arrives from a page that is being left, too.
    keepalive: true,
  }).catch(() => undefined);
}
