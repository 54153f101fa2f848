import { useNotifications } from '@mantine/notifications';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/when-idle';
import { lazyPart } from '@/ui/lazy-part';

const ToastsRegion = lazyPart(() =>
  import('./toasts-region').then((module) => module.ToastsRegion),
);

/** The toasts: drawn once the browser is idle, or for the first toast if that is sooner. */
export function Toasts() {
  const { notifications } = useNotifications();
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => onlineManager.isOnline() && setWanted(true)), []);
  if (notifications.length > 0 && !wanted) setWanted(true);
  return wanted && <ToastsRegion />;
}
