import { onlineManager } from '@tanstack/react-query';
import { fetchConfigFile } from '@/lib/page/config';
import { delays } from '@/lib/page/delays';
import { onReset } from '@/lib/page/resets';

let checking: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
onReset(() => clearTimeout(timer));

/** Whether the server that the panel comes from answers, whatever it says. */
const isReachable = () =>
  fetchConfigFile({ cache: 'no-store' }).then(
    () => true,
    () => false,
  );

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
