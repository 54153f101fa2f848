/** A one-line input drops line breaks and outer blanks. */
const inOneLine = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\r\n]/g, '').trim() : value;

/** Whether a form's value is still the stored one. Not for multi-line texts. */
export const isUntouched = (value: unknown, stored: unknown): boolean =>
  Object.is(inOneLine(value), inOneLine(stored));
