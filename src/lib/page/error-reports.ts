import { errorStatus } from '@/lib/api/http-errors';
import { onReset } from './resets';

/** A report holds no typed text, id or token, and no message, which may quote any of them. */
export interface ErrorReport {
  version: string;
  /** ISO 8601, in UTC. */
  at: string;
  /** The first part of the path: `clientes`. */
  screen: string;
  name: string;
  status: number | null;
  /** Frames in the build's own files: `core-C5PJ9k2L.js:3:18192`. */
  stack: string[];
}

/** Per page load, in case a tab fails again and again. */
const MAX_REPORTS_PER_PAGE_LOAD = 50;
const MAX_STACK_FRAMES = 20;
const FRAME = /[\w.-]+\.js:\d+:\d+/g;

/** Some browsers begin a stack with the message, which could contain text like a frame. */
function framesOf({ stack = '', message }: Error): string[] {
  const at = message === '' ? -1 : stack.indexOf(message);
  const frames = at === -1 ? stack : stack.slice(at + message.length);
  return (frames.match(FRAME) ?? []).slice(0, MAX_STACK_FRAMES);
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

export function reportErrorsTo(url: string | null): void {
  collector = url;
  sent = 0;
}

onReset(() => reportErrorsTo(null));

export function reportError(error: unknown, version: string): void {
  if (collector === null || sent === MAX_REPORTS_PER_PAGE_LOAD) return;
  sent += 1;
  void fetch(collector, {
    method: 'post',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reportOf(error, version)),
    // Sent even while the page unloads.
    keepalive: true,
  }).catch(() => undefined);
}
