import { Alert, Box, Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cutMessage, errorMessage, errorStatus, mayBeDone } from '@/lib/api/http-errors';
import { saveFailure } from '@/lib/cache/show-error';
import { handOverFocus } from './hand-over-focus';
import classes from './states.module.css';

const OLD = 'Sin actualizar: lo que se ve, con sus sumas, es lo último que se pudo leer.';

interface LoadErrorProps {
  error: unknown;
  fallback: string | undefined;
  /** What an earlier read found stays on screen. */
  isOld?: boolean;
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

export function LoadError({ error, fallback = '', isOld = false, onRetry }: LoadErrorProps) {
  const { shown, rest } = cutMessage(errorMessage(error, fallback));
  return (
    <Alert ref={handOverFocus} color="red" icon={<IconAlertTriangle />} title={shown}>
      <MessageRest rest={rest} />
      {isOld && (
        <Text inherit mb={6}>
          {OLD}
        </Text>
      )}
      <Button size="xs" variant="default" onClick={onRetry}>
        Reintentar
      </Button>
    </Alert>
  );
}

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

const isOld = ({ isError, data }: Pick<StateQuery, 'isError' | 'data'>) =>
  isError && data !== undefined;

/** That a sum is made of rows which could not be read again, where the failure itself is shown with the rows. */
export const OldNote = ({ queries }: { queries: readonly StateQuery[] }) =>
  queries.some(isOld) && (
    <Text size="xs" c="var(--panel-warning)">
      {OLD}
    </Text>
  );

interface QueryStateProps {
  /** The first query that failed, if there is one without data, is shown, and Reintentar refetches it. */
  queries: readonly StateQuery[];
  error: string | undefined;
  notFound?: string;
  notSearched?: string | false | undefined;
  empty?: ReactNode;
  belowError?: ReactNode;
  children: ReactNode;
}

/** What a screen shows of its queries. A failed refetch takes nothing away: the last good content stays, below what failed. */
export function QueryState({ queries, ...props }: QueryStateProps) {
  if (typeof props.notSearched === 'string') return <EmptyNote>{props.notSearched}</EmptyNote>;
  if (queries.some(isAwaitingConnection)) {
    return <EmptyNote role="status">Sin conexión: se carga solo al volver.</EmptyNote>;
  }
  const missing = queries.find((query) => query.isError && !isOld(query));
  const failed = missing ?? queries.find(isOld);
  if (props.notFound && errorStatus(failed?.error) === 404)
    return <Text role="alert">{props.notFound}</Text>;
  const content = props.empty ? <EmptyNote>{props.empty}</EmptyNote> : props.children;
  // The content keeps its place beside the failure, and with it its own state.
  return (
    <>
      {failed && (
        <LoadError
          error={failed.error}
          fallback={props.error}
          isOld={!missing}
          onRetry={() => void failed.refetch()}
        />
      )}
      {missing ? props.belowError : content}
    </>
  );
}

interface LineStateProps {
  query: Pick<StateQuery, 'isError' | 'isPaused'>;
  /** Undefined while it is not known. */
  value: ReactNode;
}

/** {@link QueryState} in a line of text, for a value that somebody reads in passing. */
export function LineState({ query: { isError, isPaused }, value }: LineStateProps) {
  if (value !== undefined)
    return (
      <>
        <span key="value">{value}</span>
        {isError && <QuietText> · sin actualizar</QuietText>}
      </>
    );
  if (isError || isPaused)
    return <QuietText>{isError ? 'no disponible' : 'sin conexión'}</QuietText>;
  return (
    <>
      <Skeleton className={classes.line} component="span" display="inline-block" />
      <VisuallyHidden component="span">Cargando...</VisuallyHidden>
    </>
  );
}

export const QuietText = ({ children }: { children: ReactNode }) => (
  <Text span inherit c="dimmed" fz="xs" fw={400}>
    {children}
  </Text>
);

export const EmptyNote = (props: { role?: 'status'; children: ReactNode }) => (
  <Text inherit c="dimmed" ta="center" px="md" py="2.5rem" {...props} />
);
