import type { ClipboardEvent } from 'react';

/** `onPaste` of a text field: joins pasted lines and columns. By itself a browser joins lines by nothing. `onChange` gets the field's new text. */
export const pasteLines =
  (separator: string, onChange: (text: string) => void) =>
  (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData.getData('text');
    if (!/[\r\n\t]/.test(lines)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    onChange(before + lines.trim().replace(/\s*[\r\n\t]\s*/g, separator) + after);
  };
