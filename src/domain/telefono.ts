import { clean } from './clean';

const LOCAL_DIGITS = 10;
/** Area codes have two to four digits: 11, or three and four digits that begin with 2 or 3. */
const WITH_15 = [/^(11)15(\d{8})$/, /^([23]\d{2})15(\d{7})$/, /^([23]\d{3})15(\d{6})$/];
const NATIONAL = /^(11|[23]\d)\d+$/;

/**
 * The number for `wa.me` of a telephone as people write it, or null if it does not read as one whole number. An Argentine number becomes
 * `549` with area code and number, without 0 and 15. A number that begins with `+` and another country's code stays as it is.
 */
export function toWhatsapp(telefono: string): string | null {
  const text = clean(telefono);
  if (!/^\+?[\d\s().-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  const isInternational = /^(\+|00)/.test(text);
  if (isInternational && !digits.startsWith('54')) {
    return digits.length >= 8 && digits.length <= 15 ? digits : null;
  }
  const national = digits
    .replace(/^54(?=\d{10})/, '')
    .replace(/^9(?=\d{10})/, '')
    .replace(/^0/, '');
  const local = WITH_15.reduce((found, pattern) => found.replace(pattern, '$1$2'), national);
  return local.length === LOCAL_DIGITS && NATIONAL.test(local) ? `549${local}` : null;
}
