import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../../test/support/deferred';
import { keepDelays } from '../../../test/support/delays';
import { useSubmitGuard } from './submit-guard';

keepDelays();

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a guard blocks a second run during the first and for a second after it', async () => {
  const { result } = renderHook(() => useSubmitGuard());
  const request = deferred<string>();
  const action = vi.fn(() => request.promise);
  expect(result.current.blocked).toBe(false);

  let first: Promise<string | undefined> | undefined;
  act(() => {
    first = result.current.run(action);
  });
  expect(result.current.blocked).toBe(true);
  expect(await result.current.run(action)).toBeUndefined();

  await pass(60_000);
  expect(result.current.blocked).toBe(true);

  request.resolve('listo');
  expect(await first).toBe('listo');
  await pass(999);
  expect(result.current.blocked).toBe(true);
  expect(await result.current.run(action)).toBeUndefined();
  expect(action).toHaveBeenCalledTimes(1);

  await pass(1);
  expect(result.current.blocked).toBe(false);
  await act(() => result.current.run(action));
  expect(action).toHaveBeenCalledTimes(2);
});

it('a guard blocks the second of two simultaneous calls, before a render', async () => {
  const { result } = renderHook(() => useSubmitGuard());
  const action = vi.fn(async () => undefined);
  await act(async () => {
    const { run } = result.current;
    await Promise.all([run(action), run(action)]);
  });
  expect(action).toHaveBeenCalledTimes(1);
});

it('a guard passes a failure on, and releases a second after it too', async () => {
  const { result } = renderHook(() => useSubmitGuard());
  const failure = new Error('no');
  let outcome: Promise<unknown> | undefined;
  await act(async () => {
    outcome = result.current.run(() => Promise.reject(failure)).catch((error: unknown) => error);
    await outcome;
  });
  expect(await outcome).toBe(failure);
  expect(result.current.blocked).toBe(true);
  await pass(1000);
  expect(result.current.blocked).toBe(false);
});

it('a guard resolves `released` when that second is over', async () => {
  const { result } = renderHook(() => useSubmitGuard());
  const released = vi.fn();
  await act(() => result.current.run(() => Promise.resolve()));
  void result.current.released().then(released);
  await pass(999);
  expect(released).not.toHaveBeenCalled();
  await pass(1);
  expect(released).toHaveBeenCalledOnce();
});
