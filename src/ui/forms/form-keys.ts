import { getHotkeyHandler, type HotkeyItem } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';

/** The form's fields in Tab order. A radio group counts as its checked radio. Buttons are not fields. */
function fieldsOf(form: HTMLFormElement): HTMLElement[] {
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
function nextField(field: HTMLInputElement): HTMLElement | undefined {
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

/** Enter moves to the next field, as in a spreadsheet. In the last one it submits, as browsers do; a text area keeps its line breaks. */
function moveOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target: field, key } = event;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  if (key !== 'Enter' || !isPlain || !(field instanceof HTMLInputElement)) return;
  // An open picker has used the key; a radio is selected with it.
  if (event.defaultPrevented && field.type !== 'radio') return;
  const next = nextField(field);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A form's `onKeyDown`: Enter moves on, and these keys (`mod+Enter`) do what they say. */
export function formKeys(hotkeys: HotkeyItem[]) {
  const onHotkey = getHotkeyHandler(hotkeys);
  return (event: KeyboardEvent<HTMLFormElement>) => {
    // React also hands on the keys of a drawer that the form opened.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!isInside || event.nativeEvent.isComposing) return;
    moveOnWithEnter(event);
    onHotkey(event);
  };
}
