/** What needs no cleaning inside: printable ASCII, and Latin letters that are one code point. */
const PLAIN = /^[\x20-\x7e\u00c0-\u00ff]*$/;

/** A joiner and a variation selector belong to the emoji before them. */
const INVISIBLE =
  /(?<!\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)(?:\u200D|\uFE0F)|(?!\u200D|\uFE0F)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

const DASHES = /[\p{Dash_Punctuation}\u2212]/gu;
/** Of a number within a text. Others belong to a name, which the server finds as it is stored. */
const DASHES_OF_NUMBERS =
  /(?<=[\d.,])[\p{Dash_Punctuation}\u2212]|[\p{Dash_Punctuation}\u2212](?=\d)/gu;

/** With a hyphen for each dash: to compare names. */
export const withHyphens = (text: string): string => text.replace(DASHES, '-');

/** A scanner set to an American layout writes `'` for `-` where the layout is a Spanish one. */
const SCANNED = /^(\d+)'(\d+)$/;

/**
 * A text of one line as it is searched, read and sent, however it was typed, pasted or scanned: NFC, without invisible marks and blanks at
 * its ends, each blank a space, each dash of a number a hyphen. A scanned number `0001'00020131` becomes `0001-00020131`.
 */
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
