/** A character that the font lacks becomes its plain form (`ﬁ` → `fi`, `ő` → `o`), else `?`. May return `''`. */
export function legible(text: string, has: (codePoint: number) => boolean): string {
  const isWritten = (char: string) => has(char.codePointAt(0) ?? 0);

  function plain(char: string): string {
    const letters = isWritten(char) ? char : char.normalize('NFKD').replace(/\p{M}/gu, '');
    return [...letters].every(isWritten) ? letters : '?';
  }

  const chars = text.replace(/\s+/gu, ' ').replace(/\p{C}/gu, '').normalize('NFC');
  return [...chars].map(plain).join('').trim();
}
