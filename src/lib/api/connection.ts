import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiUrl, fetchConfigFile } from '@/lib/page/config';
import { delays } from '@/lib/page/delays';
import { onReset } from '@/lib/page/resets';

const CHECK_TIMEOUT_MS = 10_000;

let checking: Promise<void> | null = null;
let nextCheck: ReturnType<typeof setTimeout> | undefined;
onReset(() => clearTimeout(nextCheck));

const isAnswered = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );

/** Any answer will do, even an error. */
const isReachable = () =>
  isAnswered(fetchConfigFile({ cache: 'no-store', signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) }));

/** Logs why a call to an API of another origin may have failed: CORS or the content security policy. Never rejects. */
export async function explainNoAnswer(): Promise<void> {
  const api = apiUrl();
  const { origin } = window.location;
  if (new URL(api).origin === origin) return;
  // An opaque answer is an answer too.
  const call = fetch(api, { mode: 'no-cors', signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
  console.error(
    (await isAnswered(call))
      ? `${api} responde, pero no permite llamadas desde ${origin} (CORS).`
      : `${api} no responde, o la política de seguridad del panel no la permite (connect-src).`,
  );
}

export function noteAnswer(): void {
  clearTimeout(nextCheck);
  onlineManager.setOnline(true);
}

/** Checks until the server answers; reads wait meanwhile. The browser's own state is not enough: a server of the company's network needs no internet. */
export function checkConnection(): Promise<void> {
  clearTimeout(nextCheck);
  checking ??= isReachable().then((answered) => {
    checking = null;
    if (answered) noteAnswer();
    else {
      onlineManager.setOnline(false);
      nextCheck = setTimeout(() => void checkConnection(), delays.connection);
    }
  });
  return checking;
}

export const useIsOnline = (): boolean =>
  useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());

export function followConnection(): void {
  onlineManager.setEventListener(() => {
    const check = () => void checkConnection();
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('online', check, { signal });
    window.addEventListener('offline', check, { signal });
    return () => stop.abort();
  });
}
