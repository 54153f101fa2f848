/** The first `limit` texts and the number of the others: `A-1, A-2 y 9 más`. */
export function someOf(texts: readonly string[], limit: number): string {
  const shown = texts.slice(0, limit).join(', ');
  const rest = texts.length - limit;
  return rest > 0 ? `${shown} y ${rest} más` : shown;
}

export const listFormat = new Intl.ListFormat('es-AR');
