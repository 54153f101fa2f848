import { cutMessage, errorMessage, errorStatus } from '@/lib/api/http-errors';
import { logError } from '@/lib/page/log';
import { toasts } from '@/lib/page/toasts';

/** The user or the screen cancelled the call. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Ignores cancelled calls. Logs others, and shows a toast unless `fallback` is undefined or a 401 opens the sign-in dialog. */
export function showError(error: unknown, fallback: string | undefined, detail = ''): void {
  if (isAbort(error)) return;
  logError(error);
  if (fallback === undefined || errorStatus(error) === 401) return;
  toasts.error(cutMessage(errorMessage(error, fallback)).shown + detail);
}
