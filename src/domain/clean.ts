export const NBSP = '\u00a0';

/** Printable ASCII and Latin letters of one code point need no cleaning inside. */
const PLAIN = /^[\x20-\x7e\u00c0-\u00ff]*$/;

/** A joiner and a variation selector belong to the emoji before them. */
const INVISIBLE =
  /(?<!\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)(?:\u200D|\uFE0F)|(?!\u200D|\uFE0F)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

const DASHES = /[\p{Dash_Punctuation}\u2212]/gu;
/** Only in numbers: a dash in a name stays, because the server searches names as they are stored. */
const DASHES_OF_NUMBERS =
  /(?<=[\d.,])[\p{Dash_Punctuation}\u2212]|[\p{Dash_Punctuation}\u2212](?=\d)/gu;

export const withHyphens = (text: string): string => text.replace(DASHES, '-');

/** A scanner set to a US layout types `'` for `-` on a Spanish keyboard. */
const SCANNED = /^(\d+)'(\d+)$/;

/** One line of typed, pasted or scanned text as NFC, trimmed, without invisible characters. `0001'00020131` becomes `0001-00020131`. */
export function clean(text: string): string {
  const visible = PLAIN.test(text)
    ? text
    : text
        .replace(/\s/gu, (blank) => (blank === '\uFEFF' ? '' : ' '))
        .replace(INVISIBLE, '')
        .replace(/\p{L}/u.test(text) ? DASHES_OF_NUMBERS : DASHES, '-')
        .normalize('NFC');
  return visible.trim().replace(SCANNED, '$1-$2');
}

/** {@link clean} for a text of several lines, to compare it: what is sent keeps each letter. */
export const cleanLines = (text: string): string => text.split('\n').map(clean).join('\n').trim();
