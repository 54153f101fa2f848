import { cutMessage, errorMessage, errorStatus } from './http-errors';
import { toasts } from './toasts';

/** What the user cancelled. */
const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/**
 * Logs a failure and shows it in a toast where there is a text for it, with a `detail` behind it. The shell's dialog reports an expired
 * session, and whoever cancelled something reports that.
 */
export function tellError(error: unknown, fallback: string | undefined, detail = ''): void {
  if (isAbort(error)) return;
  console.error(error);
  if (fallback === undefined || errorStatus(error) === 401) return;
  toasts.error(cutMessage(errorMessage(error, fallback)).shown + detail);
}
