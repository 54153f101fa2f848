import { useMutationState, type MutationKey, type MutationStatus } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fechaYHora } from '@/domain/fechas';
import { mayBeDone } from '@/lib/api/http-errors';

/** A document that this user has created, is creating or may have created since signing in. */
export interface Issued<Variables> {
  variables: Variables;
  /** Milliseconds since the epoch. */
  at: number;
  /** `error`: the document may exist or not. */
  status: MutationStatus;
}

/** The documents of mutations with this key, oldest first, without refused ones. The mutations need `gcTime: Infinity`. */
export function useIssued<Variables>(mutationKey: MutationKey): Issued<Variables>[] {
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

/** The last success for each movement, otherwise its last attempt. */
export function useIssuedByMovimiento<Variables extends { movimientoIds: readonly number[] }>(
  mutationKey: MutationKey,
): ReadonlyMap<number, Issued<Variables>> {
  const issued = useIssued<Variables>(mutationKey);
  return useMemo(() => {
    const isDone = ({ status }: Issued<Variables>) => status === 'success';
    const surestLast = [...issued.filter((one) => !isDone(one)), ...issued.filter(isDone)];
    return new Map(surestLast.flatMap((one) => one.variables.movimientoIds.map((id) => [id, one])));
  }, [issued]);
}

export function useMarks(
  issued: ReadonlyMap<number, Issued<unknown>>,
  describe: (one: Issued<unknown>) => string,
): ReadonlyMap<number, string> {
  return useMemo(
    () =>
      new Map(
        [...issued]
          // Its outcome will be known in a moment.
          .filter(([, { status }]) => status !== 'pending')
          .map(([id, one]) => [id, describe(one)]),
      ),
    [issued, describe],
  );
}

/** `las 10:32`, or `las 10:32 del 19/11/2026` on another day. `at` in milliseconds since the epoch. */
export function showMoment(at: number): string {
  const [fecha, hora] = fechaYHora(at);
  return `las ${hora}${fecha === fechaYHora(Date.now())[0] ? '' : ` del ${fecha}`}`;
}
