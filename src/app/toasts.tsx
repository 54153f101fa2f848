import { useNotifications } from '@mantine/notifications';
import { onlineManager } from '@tanstack/react-query';
import { useState } from 'react';
import { useWhenIdle } from '@/lib/page/when-idle';
import { lazyOverlay } from '@/ui/overlay/lazy-overlay';

const LazyToastsRegion = lazyOverlay(() =>
  import('./toasts-region').then((module) => module.ToastsRegion),
);

export function Toasts() {
  const { notifications } = useNotifications();
  const [idle, setIdle] = useState(false);
  useWhenIdle(() => onlineManager.isOnline() && setIdle(true));
  return <LazyToastsRegion opened={idle || notifications.length > 0} retries />;
}
