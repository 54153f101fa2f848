const PREFIXES = new Set(['20', '23', '24', '25', '26', '27', '30', '33', '34']);
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

function elevenDigits(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '');
  return /^\d{11}$/.test(digits) ? digits : null;
}

/**
 * Whether a text is a valid CUIT: eleven digits, a known prefix (20, 23–27, 30, 33, 34) and a
 * correct mod-11 check digit. Hyphens, spaces and dots are ignored. Spec section 3 (identificacion).
 */
export function isCuitValid(text: string): boolean {
  const digits = elevenDigits(text);
  if (digits === null || !PREFIXES.has(digits.slice(0, 2))) return false;
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  return (sum + Number(digits[10])) % 11 === 0;
}
