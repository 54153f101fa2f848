import { clean, withHyphens } from './clean';

/** Normalizes a text for comparison: cleaned, hyphens for dashes, no accents, lower case. */
export const fold = (text: string): string =>
  withHyphens(clean(text))
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

export const hasWords = (text: string, typed: string): boolean => {
  const folded = fold(text);
  return fold(typed)
    .split(/ +/)
    .every((word) => folded.includes(word));
};
