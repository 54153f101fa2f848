import { useSyncExternalStore } from 'react';
import { fechaLocal } from '@/domain/fechas';

const MINUTE = 60_000;

function subscribe(notify: () => void) {
  const timer = setInterval(notify, MINUTE);
  return () => clearInterval(timer);
}

/** Today in local time, `yyyy-mm-dd`. Follows midnight on a screen that stays open. */
export const useHoy = (): string => useSyncExternalStore(subscribe, () => fechaLocal(new Date()));
