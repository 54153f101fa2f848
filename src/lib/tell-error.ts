import { cutMessage, errorMessage, errorStatus } from './http-errors';
import { toasts } from './toasts';

/** Logs a failure, and tells it in a toast where there is a text for it, with a `detail` behind it. An expired session is told by the shell's own dialog. */
export function tellError(error: unknown, fallback: string | undefined, detail = ''): void {
  console.error(error);
  if (fallback === undefined || errorStatus(error) === 401) return;
  toasts.error(cutMessage(errorMessage(error, fallback)).shown + detail);
}
