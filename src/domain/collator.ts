/** Spanish order of names: numbers by size, without regard to case and accents. */
export const collator = new Intl.Collator('es-AR', { numeric: true, sensitivity: 'base' });
