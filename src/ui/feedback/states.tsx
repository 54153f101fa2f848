import { Alert, Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { cutMessage, errorMessage, errorStatus } from '@/lib/http-errors';
import { useLayoutEffect, useRef } from 'react';
import classes from './states.module.css';

interface LoadErrorProps {
  error: unknown;
  /** The spec's text, where the server says nothing better. */
  fallback: string | undefined;
  onRetry: () => void;
}

/** What was cut off a server's message, on request. */
function MessageRest({ rest }: { rest: string }) {
  if (!rest) return null;
  return (
    <details className={classes.rest}>
      <summary>Ver el resto</summary>
      <p>{rest}</p>
    </details>
  );
}

/** A load that failed, said in place, with a way to try again. */
export function LoadError({ error, fallback = '', onRetry }: LoadErrorProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The button leaves as the load begins anew: the focus goes to the top of the place where it stood.
  useLayoutEffect(() => {
    const retry = button.current;
    return () => {
      if (retry !== document.activeElement) return;
      const place =
        retry?.closest('[role="dialog"]') ?? document.querySelector('[data-page-title]');
      if (place instanceof HTMLElement) place.focus();
    };
  }, []);
  const { shown, rest } = cutMessage(errorMessage(error, fallback));
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={shown}>
      <MessageRest rest={rest} />
      <Button ref={button} size="xs" variant="default" onClick={onRetry}>
        Reintentar
      </Button>
    </Alert>
  );
}

/** A save that failed, said in place: the toast leaves after four seconds. A session that ran out is told as what it meant for the save. */
export function SaveError({
  error,
  fallback = '',
}: {
  error: unknown;
  fallback: string | undefined;
}) {
  if (!error) return null;
  const { shown, rest } =
    errorStatus(error) === 401
      ? { shown: 'La sesión venció antes de guardar: probá de nuevo.', rest: '' }
      : cutMessage(errorMessage(error, fallback));
  return (
    <Alert color="red" icon={<IconAlertTriangle />} mt="md">
      {shown}
      <MessageRest rest={rest} />
    </Alert>
  );
}

/** Whether a load waits for the connection to come back and has nothing of its own to show meanwhile. */
export function isAwaitingConnection({
  isPaused,
  isPlaceholderData,
  data,
}: Pick<UseQueryResult, 'isPaused' | 'isPlaceholderData' | 'data'>): boolean {
  return isPaused && (data === undefined || isPlaceholderData);
}

/** In the place of what could not be asked for without a connection. The load goes on by itself. */
export function OfflineNote() {
  return (
    <p className={classes.empty} role="status">
      Sin conexión: se carga solo al volver.
    </p>
  );
}

/** Plain words where there is nothing to show. */
export function EmptyNote({ children }: { children: string }) {
  return <p className={classes.empty}>{children}</p>;
}
