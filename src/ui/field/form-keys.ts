import { getHotkeyHandler, type HotkeyItem } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';

/** The form's fields in Tab order. A radio group counts as its checked radio. Buttons are not fields. */
export function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return Array.from(form.elements).filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      field instanceof HTMLTextAreaElement
        ? !field.disabled
        : field instanceof HTMLInputElement &&
          !field.disabled &&
          field.type !== 'hidden' &&
          field.tabIndex >= 0 &&
          (field.type !== 'radio' || field.checked),
  );
}

/** The field after this one in its form. */
function nextField(field: HTMLInputElement) {
  if (!field.form) return undefined;
  const fields = fieldsOf(field.form);
  const isHere = (other: HTMLElement) =>
    other === field ||
    (other instanceof HTMLInputElement && other.type === 'radio' && other.name === field.name);
  return fields[fields.findIndex(isHere) + 1];
}

/** Focuses the field after this one in its form. */
export const focusNextField = (field: HTMLInputElement | null): void => {
  if (field) nextField(field)?.focus();
};

/**
 * Focuses the first field of a form that has one of these names, in the order of the screen, and returns whether there is one. In the
 * same task, unlike `setFocus`.
 */
export function focusField(form: HTMLFormElement, names: readonly string[]): boolean {
  const first = fieldsOf(form).find(({ name }) => names.includes(name));
  first?.focus();
  return first !== undefined;
}

/** Enter moves to the next field, as in a spreadsheet. In the last one it submits; a text area keeps its line breaks. */
function moveOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target: field, key } = event;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  if (key !== 'Enter' || !isPlain || !(field instanceof HTMLInputElement)) return;
  // An open picker has used the key; a radio is selected with it.
  if (event.defaultPrevented && field.type !== 'radio') return;
  event.preventDefault();
  const next = nextField(field);
  // Not the browser's own submit, which presses a button that may be blocked.
  if (next) next.focus();
  else event.currentTarget.requestSubmit();
}

/** A form's `onKeyDown`: Enter moves on, and these keys (`mod+Enter`) do what they say. */
export function formKeys(hotkeys: HotkeyItem[]) {
  const onHotkey = getHotkeyHandler(hotkeys);
  return (event: KeyboardEvent<HTMLFormElement>) => {
    // React also hands on the keys of a drawer that the form opened.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!isInside || event.nativeEvent.isComposing) return;
    moveOnWithEnter(event);
    // A held key is pressed once.
    if (!event.repeat) onHotkey(event);
  };
}
