import { fold, hasWords } from '@/domain/fold';
import { PAGINAS, type PaginaDeManual } from './paginas';

/** Shorter texts match almost every page. */
const MIN_LETTERS = 3;
const MAX_PAGES_FOUND = 3;

/** The pages that contain each typed word, at most three: matches in the title come first, then in the headings. */
export function searchManual(typed: string): PaginaDeManual[] {
  if (fold(typed).trim().length < MIN_LETTERS) return [];
  const rank = ({ titulo, partes, texto }: PaginaDeManual) =>
    [titulo, [titulo, ...partes.map((one) => one.texto)].join(' '), texto].findIndex((text) =>
      hasWords(text, typed),
    );
  return PAGINAS.map((pagina) => ({ pagina, rank: rank(pagina) }))
    .filter((one) => one.rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_PAGES_FOUND)
    .map(({ pagina }) => pagina);
}
