import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a picker and takes one of the options that it shows at once. */
export async function pickOption(user: UserEvent, picker: HTMLElement, option: string | RegExp) {
  await user.click(picker);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Replaces a field's text by pasting, and leaves the field. */
export async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  if (text !== '') await user.paste(text);
  await user.tab();
}
