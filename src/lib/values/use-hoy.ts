import { useSyncExternalStore } from 'react';
import { fechaLocal } from '@/domain/fechas';
import { fechaInicial } from './fecha-inicial';

const MINUTE = 60_000;

/** Also on focus, since timers stop while a laptop sleeps. */
function everyMinute(notify: () => void) {
  const timer = setInterval(notify, MINUTE);
  window.addEventListener('focus', notify);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', notify);
  };
}

/** Today in local time, `yyyy-mm-dd`. Follows midnight on a screen that stays open. */
export const useHoy = (): string => useSyncExternalStore(everyMinute, () => fechaLocal(new Date()));

export const useFechaInicial = (): string => useSyncExternalStore(everyMinute, fechaInicial);
