import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/page/toasts';
import { Modal } from '@/ui/overlay/overlay';
import { renderUi } from '../../test/support/render-ui';

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.queryAllByRole('note').map(({ textContent }) => textContent);

async function show(...messages: string[]) {
  renderUi(<></>);
  act(() => messages.forEach((message) => toasts.success(message)));
  await pass(500);
}

it('toasts show three at a time, and queue the others', async () => {
  await show('Uno', 'Dos', 'Tres', 'Cuatro');
  expect(shown()).toEqual(['Uno', 'Dos', 'Tres']);
  await pass(4500);
  expect(shown()).toEqual(['Cuatro']);
});

it('a toast lasts four more seconds when shown again', async () => {
  await show('Uno');
  await pass(3000);
  act(() => toasts.success('Uno'));
  await pass(2000);
  expect(shown()).toEqual(['Uno']);
  await pass(2400);
  expect(shown()).toEqual([]);
});

it('toasts wait while the user is in another window', async () => {
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

it('a repeated message shows once', async () => {
  await show('Uno', 'Uno');
  expect(shown()).toEqual(['Uno']);
});

it.each(['a mouse', 'a key'])(
  'a toast closed by %s leaves the keyboard in the dialog below',
  async (by) => {
    vi.useRealTimers();
    const onClose = vi.fn();
    const { user } = renderUi(
      <Modal opened onClose={onClose}>
        <input aria-label="Nombre" />
      </Modal>,
    );
    act(() => toasts.error('No se pudo'));
    const field = await screen.findByLabelText('Nombre');
    const close = await screen.findByRole('button', { name: 'Descartar aviso' });
    act(() => field.focus());
    if (by === 'a mouse') await user.click(close);
    else {
      act(() => close.focus());
      await user.keyboard('{Enter}');
    }
    await waitFor(() => expect(close).not.toBeInTheDocument());
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);
