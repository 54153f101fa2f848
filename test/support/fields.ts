import { screen, waitFor, type BoundFunctions, type queries } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Opens a picker and clicks an option. */
export async function pickOption(user: UserEvent, picker: HTMLElement, option: string | RegExp) {
  await user.click(picker);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Waits until the record has come: until then its fields can only be read. */
export const editable = (field: HTMLElement) => waitFor(() => expect(field).toBeEnabled());

/** Replaces a field's text by pasting, and leaves the field. */
export async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await editable(field);
  await user.clear(field);
  if (text !== '') await user.paste(text);
  await user.tab();
}

/** Pastes a text into each field from the focused one on, without waiting for a picker's search, and leaves the last one. */
export async function enter(user: UserEvent, ...texts: string[]) {
  for (const text of texts) {
    await user.paste(text);
    await user.tab();
  }
}

/** Finds and fills fields by role and name, of a form or the whole screen. */
export function fieldsOf(user: UserEvent, form: BoundFunctions<typeof queries> = screen) {
  const picker = (name: string) => form.getByRole('combobox', { name });
  const text = (name: string) => form.getByRole<HTMLInputElement>('textbox', { name });
  const button = (name: string) => form.getByRole('button', { name });
  return {
    picker,
    text,
    button,
    box: (name: string) => form.getByRole('checkbox', { name }),
    press: (name: string) => user.click(button(name)),
    pick: (name: string, option: string | RegExp) => pickOption(user, picker(name), option),
    fill: (name: string, value: string) => fill(user, text(name), value),
  };
}
