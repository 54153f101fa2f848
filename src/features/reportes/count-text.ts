const format = new Intl.NumberFormat('es-AR');

/** A count with thousands marks: `2.000`. */
export const countText = (count: number): string => format.format(count);
