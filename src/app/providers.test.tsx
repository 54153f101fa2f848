import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../test/render-ui';
import { toasts } from '@/lib/toasts';

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const shown = () => screen.queryAllByRole('note').map(({ textContent }) => textContent);

async function show(...messages: string[]) {
  renderUi(<></>);
  act(() => messages.forEach((message) => toasts.success(message)));
  await pass(500);
}

describe('toasts', () => {
  it('are three at a time, the others after them', async () => {
    await show('Uno', 'Dos', 'Tres', 'Cuatro');
    expect(shown()).toEqual(['Uno', 'Dos', 'Tres']);
    await pass(4500);
    expect(shown()).toEqual(['Cuatro']);
  });

  it('last four seconds', async () => {
    await show('Uno');
    await pass(3400);
    expect(shown()).toEqual(['Uno']);
    await pass(1000);
    expect(shown()).toEqual([]);
  });

  it('last four seconds more when they are told again', async () => {
    await show('Uno');
    await pass(3000);
    act(() => toasts.success('Uno'));
    await pass(2000);
    expect(shown()).toEqual(['Uno']);
    await pass(2400);
    expect(shown()).toEqual([]);
  });

  it('wait for a person who is in another window', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await show('Uno');
    await pass(60_000);
    expect(shown()).toEqual(['Uno']);

    vi.restoreAllMocks();
    fireEvent(document, new Event('visibilitychange'));
    await pass(3400);
    expect(shown()).toEqual(['Uno']);
    await pass(1000);
    expect(shown()).toEqual([]);
  });

  it('are one for a message told twice at once', async () => {
    await show('Uno', 'Uno');
    expect(shown()).toEqual(['Uno']);
  });
});
