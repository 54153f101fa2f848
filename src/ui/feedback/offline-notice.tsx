import { Button, Group } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, useTransition, type ReactNode } from 'react';
import { checkConnection } from '@/lib/api/connection';
import { toasts } from '@/lib/page/toasts';
import classes from './offline-notice.module.css';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** Notice while the server cannot be reached, and a toast when it can again. `children` says what that means for the screen. */
export function OfflineNotice({ children }: { children?: ReactNode }) {
  const online = useSyncExternalStore(subscribe, isOnline);
  const [isChecking, startChecking] = useTransition();
  useEffect(
    () => onlineManager.subscribe((back) => back && toasts.success('Volvió la conexión.')),
    [],
  );
  return (
    <div role="status">
      {!online && (
        <Group gap="0.6rem" wrap="nowrap" className={classes.notice}>
          <IconWifiOff size={18} stroke={1.8} aria-hidden="true" />
          <span>
            <strong>Sin conexión a internet.</strong> <span>{children}</span>
          </span>
          <Button
            variant="default"
            size="compact-sm"
            flex="none"
            loading={isChecking}
            onClick={() => startChecking(checkConnection)}
          >
            Reintentar
          </Button>
        </Group>
      )}
    </div>
  );
}
