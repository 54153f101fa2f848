import { useMutationState, type MutationKey, type MutationStatus } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatFechaHora } from '@/domain/fechas';
import { mayBeDone } from '@/lib/api/http-errors';

/** A document that this person created, is creating or may have created since signing in. */
export interface Attempt<Variables> {
  variables: Variables;
  /** Milliseconds since the epoch. */
  at: number;
  /** `error`: nobody knows whether it was created. */
  status: MutationStatus;
}

/** The attempts of mutations with this key, oldest first, without those that the server refused. The mutations need `gcTime: Infinity`. */
export function useAttempts<Variables>(mutationKey: MutationKey): Attempt<Variables>[] {
  return useMutationState({
    filters: {
      mutationKey,
      predicate: ({ state }) => state.status !== 'error' || mayBeDone(state.error),
    },
    select: ({ state }) => ({
      variables: state.variables as Variables,
      at: state.submittedAt,
      status: state.status,
    }),
  });
}

/** The last one for each movement, or the last one that succeeded. */
export function useAttemptsByMovimiento<Variables extends { movimientoIds: readonly number[] }>(
  mutationKey: MutationKey,
): ReadonlyMap<number, Attempt<Variables>> {
  const attempts = useAttempts<Variables>(mutationKey);
  return useMemo(() => {
    const isDone = ({ status }: Attempt<Variables>) => status === 'success';
    const surestLast = [...attempts.filter((one) => !isDone(one)), ...attempts.filter(isDone)];
    return new Map(surestLast.flatMap((one) => one.variables.movimientoIds.map((id) => [id, one])));
  }, [attempts]);
}

/** The marks of movements that have a document, or may have one. */
export function useMarks(
  attempts: ReadonlyMap<number, Attempt<unknown>>,
  describe: (one: Attempt<unknown>) => string,
): ReadonlyMap<number, string> {
  return useMemo(
    () =>
      new Map(
        [...attempts]
          // Its outcome will be known in a moment.
          .filter(([, { status }]) => status !== 'pending')
          .map(([id, one]) => [id, describe(one)]),
      ),
    [attempts, describe],
  );
}

/** `las 10:32`, and with the date on another day: `las 10:32 del 19/11/2026`. `at` in milliseconds since the epoch. */
export function showMoment(at: number): string {
  const [fecha, hora] = fechaAndHora(at);
  return `las ${hora}${fecha === fechaAndHora(Date.now())[0] ? '' : ` del ${fecha}`}`;
}

const fechaAndHora = (at: number) => formatFechaHora(new Date(at).toISOString()).split(' ');
