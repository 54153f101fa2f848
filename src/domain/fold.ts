import { clean, withHyphens } from './clean';

/** A text to compare: cleaned, with hyphens for dashes, without accents, in lower case. */
export const fold = (text: string): string =>
  withHyphens(clean(text))
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether a text contains each word of another, without regard to accents and case. */
export const hasWords = (text: string, typed: string): boolean => {
  const folded = fold(text);
  return fold(typed)
    .split(/ +/)
    .every((word) => folded.includes(word));
};
