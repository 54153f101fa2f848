import { getHotkeyHandler, type HotkeyItem } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';

const NO_FIELDS = ':disabled, [type="hidden"], [tabindex="-1"], [type="radio"]:not(:checked)';

/** In Tab order, without buttons. A radio group counts as its checked radio. */
export const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `input:not(${NO_FIELDS}), textarea:not(${NO_FIELDS})`,
  ),
];

function nextField(field: HTMLInputElement) {
  if (!field.form) return undefined;
  const fields = fieldsOf(field.form);
  const isHere = (other: HTMLElement) =>
    other === field ||
    (other instanceof HTMLInputElement && other.type === 'radio' && other.name === field.name);
  return fields[fields.findIndex(isHere) + 1];
}

export const focusNextField = (field: HTMLInputElement | null): void => {
  if (field) nextField(field)?.focus();
};

/** Focuses the first of these fields on the screen, and returns whether there is one. Synchronous, unlike `setFocus`. */
export function focusField(form: HTMLFormElement, names: readonly string[]): boolean {
  const first = fieldsOf(form).find(({ name }) => names.includes(name));
  first?.focus();
  return first !== undefined;
}

/** Enter moves to the next field, as in a spreadsheet, and submits in the last one. A text area keeps its line breaks. */
function moveOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target: field, key } = event;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  if (key !== 'Enter' || !isPlain || !(field instanceof HTMLInputElement)) return;
  // An open picker has used the key; a radio is selected with it.
  if (event.defaultPrevented && field.type !== 'radio') return;
  event.preventDefault();
  const next = nextField(field);
  // The browser's own submit would click a button that may be blocked.
  if (next) next.focus();
  else event.currentTarget.requestSubmit();
}

/** A form's `onKeyDown`: Enter moves on, and each hotkey (`mod+Enter`) runs once, even if held. */
export function formKeys(hotkeys: HotkeyItem[]) {
  const onHotkey = getHotkeyHandler(hotkeys);
  return (event: KeyboardEvent<HTMLFormElement>) => {
    // React also bubbles the keys of a drawer that the form opened.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!isInside || event.nativeEvent.isComposing) return;
    moveOnWithEnter(event);
    if (!event.repeat) onHotkey(event);
  };
}
