import { Alert, Box, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cutMessage, errorMessage, errorStatus, mayBeDone } from '@/lib/api/http-errors';
import { handOverFocus } from './hand-over-focus';
import classes from './states.module.css';

interface LoadErrorProps {
  error: unknown;
  fallback: string | undefined;
  onRetry: () => void;
}

function MessageRest({ rest }: { rest: string }) {
  if (!rest) return null;
  return (
    <Box component="details" my={6} className={classes.rest}>
      <summary>Ver el resto</summary>
      <div>{rest}</div>
    </Box>
  );
}

export function LoadError({ error, fallback = '', onRetry }: LoadErrorProps) {
  const { shown, rest } = cutMessage(errorMessage(error, fallback));
  return (
    <Alert ref={handOverFocus} color="red" icon={<IconAlertTriangle />} title={shown}>
      <MessageRest rest={rest} />
      <Button size="xs" variant="default" onClick={onRetry}>
        Reintentar
      </Button>
    </Alert>
  );
}

/** Why a save failed, cut to what a person reads. */
export const saveFailure = (error: unknown, fallback: string) =>
  errorStatus(error) === 401
    ? { shown: 'La sesión venció antes de guardar: probá de nuevo.', rest: '' }
    : cutMessage(errorMessage(error, fallback));

/** Inline, because the toast closes after four seconds. Shows `unknown` if the server may still have saved. */
export function SaveError({
  error,
  fallback = '',
  unknown,
  onRetry,
}: {
  error: unknown;
  fallback: string | undefined;
  unknown?: ReactNode;
  onRetry?: () => void;
}) {
  if (!error) return null;
  const { shown, rest } = saveFailure(error, fallback);
  return (
    <Alert ref={handOverFocus} color="red" icon={<IconAlertTriangle />} mt="md">
      <span>{shown}</span>
      <MessageRest rest={rest} />
      {unknown && mayBeDone(error) && (
        <Text inherit mt={4} fw={600}>
          {unknown}
        </Text>
      )}
      {onRetry && (
        <Button size="xs" variant="default" mt="xs" display="block" onClick={onRetry}>
          Reintentar
        </Button>
      )}
    </Alert>
  );
}

interface StateQuery {
  data: unknown;
  error: unknown;
  isError: boolean;
  isPaused: boolean;
  /** `data` belongs to another query. */
  isPlaceholderData?: boolean;
  refetch: () => unknown;
}

/** Paused offline, without data of its own to show. */
export function isAwaitingConnection({
  isPaused,
  isPlaceholderData,
  data,
}: Pick<StateQuery, 'isPaused' | 'isPlaceholderData' | 'data'>): boolean {
  return isPaused && (data === undefined || isPlaceholderData === true);
}

interface QueryStateProps {
  /** The first failed query is shown, and Reintentar refetches it. */
  queries: readonly StateQuery[];
  error: string | undefined;
  notFound?: string;
  /** Keeps the content if only a refetch failed. Leave it out if old rows would mislead. */
  keepsOld?: boolean;
  notSearched?: string | false | undefined;
  empty?: ReactNode;
  belowError?: ReactNode;
  children: ReactNode;
}

export function QueryState({ queries, keepsOld = false, ...props }: QueryStateProps) {
  if (typeof props.notSearched === 'string') return <EmptyNote>{props.notSearched}</EmptyNote>;
  if (queries.some(isAwaitingConnection)) {
    return <EmptyNote role="status">Sin conexión: se carga solo al volver.</EmptyNote>;
  }
  const failed = queries.find(({ isError, data }) => isError && !(keepsOld && data !== undefined));
  if (!failed) return props.empty ? <EmptyNote>{props.empty}</EmptyNote> : props.children;
  const { error, refetch } = failed;
  if (props.notFound && errorStatus(error) === 404)
    return <Text role="alert">{props.notFound}</Text>;
  return (
    <>
      <LoadError error={error} fallback={props.error} onRetry={() => void refetch()} />
      {props.belowError}
    </>
  );
}

export const EmptyNote = (props: { role?: 'status'; children: ReactNode }) => (
  <Text inherit c="dimmed" ta="center" px="md" py="2.5rem" {...props} />
);
