import { Button, Group } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useTransition, type ReactNode } from 'react';
import { checkConnection, useIsOnline } from '@/lib/api/connection';
import { toasts } from '@/lib/page/toasts';
import classes from './offline-notice.module.css';

interface ConnectionNoticeProps {
  title: string;
  children?: ReactNode;
  isTrying: boolean;
  onRetry: () => void;
}

export function ConnectionNotice({ title, children, isTrying, onRetry }: ConnectionNoticeProps) {
  return (
    <Group gap="0.6rem" wrap="nowrap" className={classes.notice}>
      <IconWifiOff size={18} stroke={1.8} aria-hidden="true" />
      <span>
        <strong>{title}</strong> <span>{children}</span>
      </span>
      <Button variant="default" size="compact-sm" flex="none" loading={isTrying} onClick={onRetry}>
        Reintentar
      </Button>
    </Group>
  );
}

export function OfflineNotice({ children }: { children?: ReactNode }) {
  const online = useIsOnline();
  const [isChecking, startChecking] = useTransition();
  useEffect(
    () => onlineManager.subscribe((back) => back && toasts.success('Volvió la conexión.')),
    [],
  );
  return (
    <div role="status">
      {!online && (
        <ConnectionNotice
          title="Sin conexión a internet."
          isTrying={isChecking}
          onRetry={() => startChecking(checkConnection)}
        >
          {children}
        </ConnectionNotice>
      )}
    </div>
  );
}
