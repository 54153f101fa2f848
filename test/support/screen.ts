import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { MockApi } from '@mocks/api';

/** The screen without menu, toasts and dialogs. */
export const main = () => within(screen.getByRole('main'));

export const button = (name: string) => screen.getByRole('button', { name });
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
export const tick = (name: string) => screen.getByRole('checkbox', { name: `Seleccionar ${name}` });

/** The checkbox of the list's first row, once it has loaded. */
export const firstBox = async () =>
  (await main().findAllByRole('checkbox', { name: /^Seleccionar (?!tod)/ }))[0]!;

/** Lets late responses reach the cache and the screen. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
  });

export const breadcrumb = () =>
  screen.getByRole('navigation', { name: 'Ruta de navegación' }).textContent;

/** The headers of the screen's table, without the checkbox's. */
export const headers = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent);

/** The texts of the row with this checkbox, white space collapsed. */
export const rowOf = (name: string) =>
  within(tick(name).closest('tr')!)
    .getAllByRole('cell')
    .slice(1)
    .map(({ textContent }) => textContent.replace(/\s+/gu, ' '));

/** The text of the card with this checkbox, white space collapsed. */
export const cardOf = (name: string) => tick(name).closest('li')?.textContent.replace(/\s+/gu, ' ');

/** Confirms a deletion, which Enter alone would not, once the guard of a former one has released. */
export async function confirmDelete(
  user: { click: (element: HTMLElement) => Promise<void> },
  question: string,
) {
  await user.click(button('Eliminar'));
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  const confirming = dialog.getByRole('button', { name: 'Eliminar' });
  await waitFor(() => {
    if (confirming.hasAttribute('aria-disabled')) throw new Error('Eliminar is still blocked');
  });
  // An Enter that was held since it opened the dialog.
  expect(fireEvent.keyDown(confirming, { key: 'Enter', repeat: true })).toBe(false);
  await user.click(confirming);
}

/** The paths and bodies sent with a method. */
export const sent = (api: MockApi, method: string) =>
  api.requests
    .filter((request) => request.method === method)
    .map(({ path, body }) => [path, body] as const);
