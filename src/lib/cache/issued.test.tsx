import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { HTTPError, NetworkError, UnconfirmedError } from '@/lib/api/http-errors';
import { showMoment, useIssuedByMovimiento } from './issued';

it.each([
  ['2026-11-20T10:32:40-03:00', 'las 10:32'],
  ['2026-11-20T00:00:00-03:00', 'las 00:00'],
  ['2026-11-19T23:59:00-03:00', 'las 23:59 del 19/11/2026'],
])('at 10:30 on 20/11/2026 shows %s as %s', (moment, text) => {
  expect(showMoment(Date.parse(moment))).toBe(text);
});

const UNCONFIRMED = new UnconfirmedError('', { cause: new NetworkError('cut') });

describe('issued documents', () => {
  function renderAttempts() {
    const queryClient = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useIssuedByMovimiento(['recibo']), { wrapper });
    const create = (movimientoIds: number[], outcome: Promise<unknown>) =>
      act(async () => {
        const mutation = queryClient.getMutationCache().build(queryClient, {
          mutationKey: ['recibo'],
          mutationFn: () => outcome,
          gcTime: Infinity,
        });
        await mutation.execute({ movimientoIds }).catch(() => undefined);
      });
    return {
      create,
      queryClient,
      known: () => [...result.current].map(([id, { status }]) => [id, status]),
    };
  }

  it('include successes and unknown outcomes', async () => {
    const { create, known } = renderAttempts();
    await create([1], Promise.resolve({ id: 25 }));
    await create([2], Promise.reject(UNCONFIRMED));
    await create([3], Promise.reject(UNCONFIRMED));
    await create([4], Promise.reject(new HTTPError('POST', 422, '')));
    await create([5], Promise.reject(new HTTPError('POST', 401, '')));
    await waitFor(() =>
      expect(known()).toEqual([
        [2, 'error'],
        [3, 'error'],
        [1, 'success'],
      ]),
    );
  });

  it('keep a movement’s success when a later attempt gets no answer', async () => {
    const { create, known } = renderAttempts();
    await create([1], Promise.resolve({ id: 25 }));
    await create([1, 2], Promise.reject(UNCONFIRMED));
    await waitFor(() =>
      expect(known()).toEqual([
        [1, 'success'],
        [2, 'error'],
      ]),
    );
  });

  it('are forgotten with the cache', async () => {
    const { create, known, queryClient } = renderAttempts();
    await create([1], Promise.resolve({ id: 25 }));
    await waitFor(() => expect(known()).toHaveLength(1));
    act(() => queryClient.clear());
    await waitFor(() => expect(known()).toEqual([]));
  });
});
