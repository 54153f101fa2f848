import { clean } from './clean';

const PREFIXES = new Set(['20', '23', '24', '25', '26', '27', '30', '33', '34']);
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

function elevenDigits(text: string): string | null {
  const digits = clean(text).replace(/[\s.-]/g, '');
  return /^\d{11}$/.test(digits) ? digits : null;
}

/** Null if a text is a valid CUIT (spec section 3, identificacion). Ignores hyphens, spaces and dots; the check digit is mod 11. */
export function cuitProblem(text: string): 'length' | 'prefix' | 'check digit' | null {
  const digits = elevenDigits(text);
  if (digits === null) return 'length';
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  if ((sum + Number(digits[10])) % 11 !== 0) return 'check digit';
  return PREFIXES.has(digits.slice(0, 2)) ? null : 'prefix';
}

/** The eight middle digits of a CUIT, which all its spellings share, for a server that compares texts as written. Other texts are unchanged. */
export const cuitSearchText = (text: string): string =>
  cuitProblem(text) === null ? formatCuit(text).slice(3, 11) : text;

/** Formats eleven digits, with or without hyphens, spaces and dots, as `20-12345678-6`. Returns any other text unchanged. */
export function formatCuit(text: string): string {
  const digits = elevenDigits(text);
  return digits ? `${digits.slice(0, 2)}-${digits.slice(2, 10)}-${digits.slice(10)}` : text;
}
