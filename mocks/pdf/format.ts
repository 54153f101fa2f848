const PESOS = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' });
const COUNT = new Intl.NumberFormat('es-AR');

/** `$ 1.234,50` */
export const formatPesos = (pesos: number): string => PESOS.format(pesos);

/** A count with its thousands grouped. */
export const formatCount = (count: number): string => COUNT.format(count);

export const formatSiNo = (value: boolean): string => (value ? 'Sí' : 'No');

/** A number of eight digits, as documents carry it. */
export const padNumber = (id: number): string => String(id).padStart(8, '0');
