import { toCents } from './dinero';

const MAX_IN_WORDS = 999_999_999_999;

const UP_TO_29 = `CERO UN DOS TRES CUATRO CINCO SEIS SIETE OCHO NUEVE
  DIEZ ONCE DOCE TRECE CATORCE QUINCE DIECISÉIS DIECISIETE DIECIOCHO DIECINUEVE
  VEINTE VEINTIÚN VEINTIDÓS VEINTITRÉS VEINTICUATRO VEINTICINCO VEINTISÉIS VEINTISIETE VEINTIOCHO VEINTINUEVE`.split(
  /\s+/,
);
const TENS = 'TREINTA CUARENTA CINCUENTA SESENTA SETENTA OCHENTA NOVENTA'.split(' ');
const HUNDREDS = `CIENTO DOSCIENTOS TRESCIENTOS CUATROCIENTOS QUINIENTOS
  SEISCIENTOS SETECIENTOS OCHOCIENTOS NOVECIENTOS`.split(/\s+/);

/** 1 to 99 in the form used before a masculine noun: UN, VEINTIÚN, TREINTA Y UN. */
const upTo99 = (n: number): string =>
  UP_TO_29[n] ??
  [TENS[Math.floor(n / 10) - 3], n % 10 > 0 && UP_TO_29[n % 10]].filter(Boolean).join(' Y ');

function upTo999(n: number): string {
  if (n < 100) return upTo99(n);
  if (n === 100) return 'CIEN';
  return [HUNDREDS[Math.floor(n / 100) - 1], n % 100 > 0 && upTo99(n % 100)]
    .filter(Boolean)
    .join(' ');
}

function upTo999999(n: number): string {
  const thousands = Math.floor(n / 1000);
  const rest = n % 1000;
  return [thousands > 1 && upTo999(thousands), thousands > 0 && 'MIL', rest > 0 && upTo999(rest)]
    .filter(Boolean)
    .join(' ');
}

function pesosInWords(pesos: number): string {
  if (pesos === 0) return 'CERO PESOS';
  if (pesos === 1) return 'UN PESO';
  const millions = Math.floor(pesos / 1_000_000);
  const rest = pesos % 1_000_000;
  const words: string[] = [];
  if (millions > 0) words.push(upTo999999(millions), millions === 1 ? 'MILLÓN' : 'MILLONES');
  words.push(rest > 0 ? upTo999999(rest) : 'DE', 'PESOS');
  return words.join(' ');
}

/** Pesos in words: `UN MILLÓN DE PESOS CON UN CENTAVO` (spec section 9). Null if negative, not finite or above 999.999.999.999,99. */
export function importeEnLetras(pesos: number): string | null {
  const cents = toCents(pesos);
  if (cents === null || pesos < 0) return null;
  const whole = Math.floor(cents / 100);
  if (whole > MAX_IN_WORDS) return null;
  const centavos = cents % 100;
  const words = pesosInWords(whole);
  if (centavos === 0) return words;
  return `${words} CON ${upTo99(centavos)} ${centavos === 1 ? 'CENTAVO' : 'CENTAVOS'}`;
}
