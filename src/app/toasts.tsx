import { notificationsStore } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/when-idle';
import { lazyPart } from '@/ui/lazy-part';

const ToastsRegion = lazyPart(() =>
  import('./toasts-region').then((module) => module.ToastsRegion),
);

/** The toasts: drawn once the browser is idle, or for the first toast if that is sooner. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const forget = [whenIdle(want), notificationsStore.subscribe(want)];
    return () => forget.forEach((stop) => stop());
  }, []);
  return wanted && <ToastsRegion />;
}
