const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** A CUIT `NN-NNNNNNNN-N` with its check digit. A number whose check digit would be 10 is moved on by one. */
export function cuit(prefix: 20 | 23 | 27 | 30 | 33, number: number): string {
  const digits = `${prefix}${String(number).padStart(8, '0')}`;
  const sum = weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? cuit(prefix, number + 1) : `${prefix}-${digits.slice(2)}-${check}`;
}
