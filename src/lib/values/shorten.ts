/** Cuts a text to so many UTF-16 units, never inside a surrogate pair. */
export const headOf = (text: string, letters: number): string =>
  text.slice(0, letters).replace(/[\uD800-\uDBFF]$/, '');

const NAME_LETTERS = 200;

/** Cuts a text, with an ellipsis, after 200 letters or `letters`. */
export const shorten = (text: string, letters = NAME_LETTERS): string =>
  text.length > letters ? `${headOf(text, letters - 1)}…` : text;
