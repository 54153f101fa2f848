import { screen, waitFor } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../test/support/render-ui';
import { GuardedButton } from './guarded-button';

const button = () => screen.getByRole('button', { name: 'Editar Cliente' });

function renderBlocked(blockedBy: string) {
  const onClick = vi.fn();
  const { user } = renderUi(
    <GuardedButton blockedBy={blockedBy} onClick={onClick}>
      Editar Cliente
    </GuardedButton>,
  );
  return { user, onClick };
}

it('a guarded button says why it is blocked, by mouse and by keyboard, and keeps the focus', async () => {
  const { user, onClick } = renderBlocked('No se ha seleccionado ningún cliente');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toBeEnabled();
  await user.click(button());
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(button()).toHaveFocus();
  // The second toast replaces the first one.
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  expect(screen.getByRole('alert')).toHaveTextContent('No se ha seleccionado ningún cliente');
});

it('a guarded button says nothing if blocked by an empty text', async () => {
  const { user, onClick } = renderBlocked('');
  await user.click(button());
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['submits its form', null, 1],
  ['submits nothing while it is blocked', '', 0],
])('a guarded button %s', async (_, blockedBy, times) => {
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <input aria-label="Nombre" />
      <GuardedButton type="submit" blockedBy={blockedBy}>
        Editar Cliente
      </GuardedButton>
    </form>,
  );
  await user.click(button());
  expect(onSubmit).toHaveBeenCalledTimes(times);
  await user.type(screen.getByLabelText('Nombre'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(times * 2);
});
