import { Alert, Box, Button, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { cutMessage, errorMessage, errorStatus, mayBeDone } from '@/lib/http-errors';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import classes from './states.module.css';

interface LoadErrorProps {
  error: unknown;
  /** The spec's text, shown without a message from the server. */
  fallback: string | undefined;
  onRetry: () => void;
}

/** The rest of a long server message, folded. */
function MessageRest({ rest }: { rest: string }) {
  if (!rest) return null;
  return (
    <Box component="details" my={6} className={classes.rest}>
      <summary>Ver el resto</summary>
      <div>{rest}</div>
    </Box>
  );
}

/** Inline alert for a failed load, with a retry button. */
export function LoadError({ error, fallback = '', onRetry }: LoadErrorProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The button unmounts when the load restarts, so move its focus to the dialog or the page title.
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

/**
 * Inline alert for a failed save, because the toast closes after four seconds. A 401 says that the session expired before saving. `unknown`
 * is added if the server may have saved all the same.
 */
export function SaveError({
  error,
  fallback = '',
  unknown,
}: {
  error: unknown;
  fallback: string | undefined;
  unknown?: ReactNode;
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
      {unknown && mayBeDone(error) && (
        <Text inherit mt={4} fw={600}>
          {unknown}
        </Text>
      )}
    </Alert>
  );
}

/** Whether a query is paused offline and has no data of its own to show. */
export function isAwaitingConnection({
  isPaused,
  isPlaceholderData,
  data,
}: Pick<UseQueryResult, 'isPaused' | 'isPlaceholderData' | 'data'>): boolean {
  return isPaused && (data === undefined || isPlaceholderData);
}

/** Shown instead of data that cannot load offline. The query resumes by itself. */
export function OfflineNote() {
  return <EmptyNote role="status">Sin conexión: se carga solo al volver.</EmptyNote>;
}

/** Empty state. */
export const EmptyNote = (props: { role?: 'status'; children: ReactNode }) => (
  <Text inherit c="dimmed" ta="center" px="md" py="2.5rem" {...props} />
);
