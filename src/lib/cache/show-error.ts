import {
  causeOf,
  cutMessage,
  errorMessage,
  isAbort,
  isSessionOver,
  shortMessage,
  UnconfirmedError,
} from '@/lib/api/http-errors';
import { logError } from '@/lib/page/log';
import { toasts } from '@/lib/page/toasts';

/** Of a change that may have been made, what kept its answer away. */
export const logFailure = (error: unknown): void => logError(causeOf(error));

/** Ignores cancelled calls. Logs others, and shows a toast unless `fallback` is undefined or a 401 opens the sign-in dialog. */
export function showError(error: unknown, fallback: string | undefined, detail = ''): void {
  if (isAbort(error)) return;
  logFailure(error);
  if (fallback === undefined || isSessionOver(error)) return;
  toasts.error(shortMessage(error, fallback) + detail);
}

/** Why a record was not changed, for a list. */
export const failureReason = (error: unknown, fallback: string): string =>
  error instanceof UnconfirmedError ? 'sin confirmar' : shortMessage(error, fallback);

/** Why a save failed, beside its form, cut to what a person reads. */
export const saveFailure = (error: unknown, fallback: string) =>
  isSessionOver(error)
    ? { shown: 'La sesión venció antes de guardar: probá de nuevo.', rest: '' }
    : cutMessage(errorMessage(error, fallback));
