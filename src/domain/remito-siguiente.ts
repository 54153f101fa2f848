import { clean } from './clean';

/** The series is all that precedes the last digits. */
function split(remito: string): { serie: string; digits: string } | null {
  const match = /^(.*?)(\d{1,15})$/.exec(clean(remito));
  return match ? { serie: match[1] ?? '', digits: match[2] ?? '' } : null;
}

/** The highest number of the first text's series plus one, as wide as the first: `0001-00020138`. Null if none ends in digits. */
export function remitoSiguiente(remitos: readonly string[]): string | null {
  const all = remitos.map(split).filter((remito) => remito !== null);
  const [last] = all;
  if (!last) return null;
  const highest = Math.max(
    ...all.filter(({ serie }) => serie === last.serie).map(({ digits }) => Number(digits)),
  );
  return last.serie + String(highest + 1).padStart(last.digits.length, '0');
}
