/** The first letters of a text, at most so many UTF-16 units. Never half of a surrogate pair. */
export const headOf = (text: string, letters: number): string =>
  text.slice(0, letters).replace(/[\uD800-\uDBFF]$/, '');

/** Letters of a name, or of another text in a line, that any place has room for. */
const NAME = 200;

/** A text for a place beside others: cut, with an ellipsis, after 200 letters or `letters`. */
export const shorten = (text: string, letters = NAME): string =>
  text.length > letters ? `${headOf(text, letters - 1)}…` : text;
