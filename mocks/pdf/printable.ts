/** What Windows-1252 adds to Latin-1: all that the standard PDF fonts can draw. */
const WINDOWS_1252 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Letters and signs that Unicode does not decompose into something drawable. */
const STAND_INS: Record<string, string> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  Ŋ: 'N',
  ŋ: 'n',
  Ŧ: 'T',
  ŧ: 't',
  ẞ: 'SS',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '―': '—',
  '′': "'",
  '″': '"',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '→': '->',
  '←': '<-',
  '✓': 'x',
  '⁄': '/',
};

const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]/gu;

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

function isDrawable(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code > 0xa0 && code <= 0xff) || WINDOWS_1252.has(char);
}

function drawableGrapheme(grapheme: string): string {
  const chars = [...grapheme];
  if (chars.every(isDrawable)) return grapheme;
  const standIn = STAND_INS[grapheme];
  if (standIn !== undefined) return standIn;
  const plain = [...grapheme.normalize('NFKD').replace(/\p{M}/gu, '')].map(
    (char) => STAND_INS[char] ?? char,
  );
  return plain.length > 0 && plain.every((part) => [...part].every(isDrawable))
    ? plain.join('')
    : '?';
}

/**
 * The nearest text that the standard PDF fonts can draw, line breaks kept: accents and ñ stay, other letters lose
 * their marks, invisible characters go and whatever is left (an emoji, say) becomes a single `?`.
 */
export function toPrintableLines(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/\r\n?|[\u000B\u000C\u0085\u2028\u2029]/gu, '\n')
    .replace(/[^\S\n]|[\u0000-\u0009\u000E-\u001F\u007F-\u009F]/gu, ' ');
  let result = '';
  for (const { segment } of graphemes.segment(clean)) {
    result += segment === '\n' ? segment : drawableGrapheme(segment);
  }
  return result;
}

/** The same as {@link toPrintableLines}, on a single line and with runs of spaces folded. */
export function toPrintable(text: string): string {
  return toPrintableLines(text).replace(/\s+/gu, ' ').trim();
}
