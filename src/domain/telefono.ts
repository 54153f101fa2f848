import { clean } from './clean';

const LOCAL_DIGITS = 10;
/** An Argentine area code is 11, or has three or four digits and begins with 2 or 3. */
const WITH_15 = [/^(11)15(\d{8})$/, /^([23]\d{2})15(\d{7})$/, /^([23]\d{3})15(\d{6})$/];
const NATIONAL = /^(11|[23]\d)\d+$/;

/** A `wa.me` number: `549`, area code and number, without 0 and 15, or a foreign number's digits. Null if the text is not one whole number. */
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
