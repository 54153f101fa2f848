/** Spanish order of names: numbers by value, ignoring case and accents. */
export const collator = new Intl.Collator('es-AR', { numeric: true, sensitivity: 'base' });
