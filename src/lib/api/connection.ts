import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiUrl, fetchConfigFile } from '@/lib/page/config';
import { delays } from '@/lib/page/delays';
import { onReset } from '@/lib/page/resets';

const TIMEOUT_MS = 10_000;

let checking: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
onReset(() => clearTimeout(timer));

const isAnswered = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );

/** Whether the server that the panel comes from answers, whatever it says. */
const isReachable = () =>
  isAnswered(fetchConfigFile({ cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }));

/** Says on the console why a call to an API of another origin may have come back without an answer. Never rejects. */
export async function explainNoAnswer(): Promise<void> {
  const api = apiUrl();
  const { origin } = window.location;
  if (new URL(api).origin === origin) return;
  // An answer that the page may not read is an answer all the same.
  const call = fetch(api, { mode: 'no-cors', signal: AbortSignal.timeout(TIMEOUT_MS) });
  console.error(
    (await isAnswered(call))
      ? `${api} responde, pero no permite llamadas desde ${origin} (CORS).`
      : `${api} no responde, o la política de seguridad del panel no la permite (connect-src).`,
  );
}

/** A call was answered, so there is a connection. */
export function noteAnswer(): void {
  clearTimeout(timer);
  onlineManager.setOnline(true);
}

/**
 * Asks the server whether there is a connection, after a call without an answer or on a hint of the browser, whose own word is not enough:
 * a server on the company's network answers without the internet. Without an answer it asks again until there is one, and reads wait.
 */
export function checkConnection(): Promise<void> {
  clearTimeout(timer);
  checking ??= isReachable().then((answered) => {
    checking = null;
    if (answered) noteAnswer();
    else {
      onlineManager.setOnline(false);
      timer = setTimeout(() => void checkConnection(), delays.connection);
    }
  });
  return checking;
}

/** Whether the last calls were answered; re-renders when that changes. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );

/** Lets TanStack Query take the connection from here instead of from the browser's events. */
export function followConnection(): void {
  onlineManager.setEventListener(() => {
    const check = () => void checkConnection();
    window.addEventListener('online', check);
    window.addEventListener('offline', check);
    return () => {
      window.removeEventListener('online', check);
      window.removeEventListener('offline', check);
    };
  });
}
