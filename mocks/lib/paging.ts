export interface PageInfo {
  number: number;
  size: number;
  totalElements: number;
  totalPages: number;
}

export interface PageRequest {
  number: number;
  size: number;
}

/** One page of `rows`. Past the end the rows are empty and the totals stay true. */
export function pageRows<T>(
  rows: readonly T[],
  { number, size }: PageRequest,
): { rows: T[]; page: PageInfo } {
  return {
    rows: rows.slice(number * size, (number + 1) * size),
    page: {
      number,
      size,
      totalElements: rows.length,
      totalPages: Math.ceil(rows.length / size),
    },
  };
}
