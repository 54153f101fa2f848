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

const ALL_DRAWABLE = /^[\n\u0020-\u007E\u00A1-\u00AC\u00AE-\u00FF]*$/u;
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu;

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

function isDrawable(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code > 0xa0 && code <= 0xff) || WINDOWS_1252.has(char);
}

function drawableGrapheme(source: string): string {
  const grapheme = source.replace(INVISIBLE, '');
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
  if (ALL_DRAWABLE.test(text)) return text;
  const clean = text
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[^\S\n]|(?!\n)\p{Cc}/gu, ' ');
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
