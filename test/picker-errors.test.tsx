import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from './support/render-app';

it.each([
  ['/movimientos', 'Servicio', 'Agregar Movimiento'],
  ['/contrareembolso', 'Cliente', 'Buscar movimientos'],
])('%s: picking an option clears the error of %s at once', async (path, name, submit) => {
  const { user } = await renderApp(path);
  const picker = await screen.findByRole('combobox', { name });
  await user.click(await screen.findByRole('button', { name: submit }));
  await waitFor(() => expect(picker).toHaveAttribute('aria-invalid', 'true'));
  await user.type(picker, 'a');
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  expect(picker).not.toHaveValue('');
  expect(picker).not.toHaveAttribute('aria-invalid', 'true');
  expect(picker).not.toHaveAccessibleDescription(/Debe seleccionar/);
});
