/** Characters that a font may lack and that have no Unicode decomposition. */
const PLAIN: Record<string, string> = {
  '→': '->',
  '←': '<-',
  '⇒': '=>',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  '‐': '-',
  '‑': '-',
  '―': '—',
};

/** Dropped if the font lacks them: marks, joiners and pictographs mean nothing on paper. */
const SILENT =
  /[\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;

/** A character that the font lacks becomes its plain form (`ﬁ` → `fi`, `ő` → `o`), `?`, or nothing if it is an emoji. May return `''`. */
export function legible(text: string, has: (codePoint: number) => boolean): string {
  const isWritten = (char: string) => has(char.codePointAt(0) ?? 0);

  function plain(char: string): string {
    if (isWritten(char)) return char;
    const known = PLAIN[char] ?? char.normalize('NFKD').replace(/\p{M}/gu, '');
    if (known !== '' && [...known].every(isWritten)) return known;
    return SILENT.test(char) ? '' : '?';
  }

  return [...text.replace(/\s+/gu, ' ').normalize('NFC')]
    .map((char) => (/\p{C}/u.test(char) ? '' : plain(char)))
    .join('')
    .replace(/\?{2,}/g, '?')
    .replace(/ {2,}/g, ' ')
    .trim();
}
