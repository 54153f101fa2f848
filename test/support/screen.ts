import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { MockApi } from '@mocks/api';

/** The screen without menu, toasts and dialogs. */
export const main = () => within(screen.getByRole('main'));

export const button = (name: string) => screen.getByRole('button', { name });
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The side menu. */
export const menu = () => screen.getByRole('navigation', { name: 'Menú principal' });
export const inMenu = (name: string) => within(menu()).getByRole('link', { name });

/** Signs in on the sign-in page, or in the dialog of an expired session. */
export async function signIn(user: UserEvent, username = 'admin', password = 'admin123') {
  for (const [label, text] of [
    ['Usuario', username],
    ['Contraseña', password],
  ] as const) {
    const value = { target: { value: text } };
    fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), value);
  }
  await user.click(button('Ingresar'));
}

/** An open dialog or drawer. */
export const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const noDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

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

/** Clicks a button, once the guard of a former click has released it. */
export async function clickFree(user: UserEvent, guarded: HTMLElement) {
  await waitFor(() => expect(guarded).not.toHaveAttribute('aria-disabled'));
  await user.click(guarded);
}

/** Confirms a deletion, which Enter alone would not. */
export async function confirmDelete(user: UserEvent, question: string) {
  await user.click(button('Eliminar'));
  const dialog = await inDialog(question);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  const confirming = dialog.getByRole('button', { name: 'Eliminar' });
  // An Enter that was held since it opened the dialog.
  expect(fireEvent.keyDown(confirming, { key: 'Enter', repeat: true })).toBe(false);
  await clickFree(user, confirming);
}

/** The paths and bodies sent with a method. */
export const sent = (api: MockApi, method: string) =>
  api.requests
    .filter((request) => request.method === method)
    .map(({ path, body }) => [path, body] as const);
