const units = [
  '',
  'UN',
  'DOS',
  'TRES',
  'CUATRO',
  'CINCO',
  'SEIS',
  'SIETE',
  'OCHO',
  'NUEVE',
  'DIEZ',
  'ONCE',
  'DOCE',
  'TRECE',
  'CATORCE',
  'QUINCE',
  'DIECISÉIS',
  'DIECISIETE',
  'DIECIOCHO',
  'DIECINUEVE',
  'VEINTE',
  'VEINTIÚN',
  'VEINTIDÓS',
  'VEINTITRÉS',
  'VEINTICUATRO',
  'VEINTICINCO',
  'VEINTISÉIS',
  'VEINTISIETE',
  'VEINTIOCHO',
  'VEINTINUEVE',
];
const tens = [
  '',
  '',
  '',
  'TREINTA',
  'CUARENTA',
  'CINCUENTA',
  'SESENTA',
  'SETENTA',
  'OCHENTA',
  'NOVENTA',
];
const hundreds = [
  '',
  'CIENTO',
  'DOSCIENTOS',
  'TRESCIENTOS',
  'CUATROCIENTOS',
  'QUINIENTOS',
  'SEISCIENTOS',
  'SETECIENTOS',
  'OCHOCIENTOS',
  'NOVECIENTOS',
];

/** The words of seeded receipts; amounts below a thousand million pesos. */
export function seedWords(amount: number): string {
  const cents = Math.round(amount * 100);
  const pesos = Math.floor(cents / 100);
  const rest = cents % 100;
  const name = pesos === 1 ? 'PESO' : pesos >= 1e6 && pesos % 1e6 === 0 ? 'DE PESOS' : 'PESOS';
  const words = `${whole(pesos)} ${name}`;
  if (rest === 0) return words;
  return `${words} CON ${whole(rest)} ${rest === 1 ? 'CENTAVO' : 'CENTAVOS'}`;
}

function whole(value: number): string {
  if (value === 0) return 'CERO';
  const millions = Math.floor(value / 1e6);
  const thousands = Math.floor(value / 1000) % 1000;
  return [
    millions === 1 ? 'UN MILLÓN' : millions > 1 ? `${under1000(millions)} MILLONES` : '',
    thousands === 1 ? 'MIL' : thousands > 1 ? `${under1000(thousands)} MIL` : '',
    under1000(value % 1000),
  ]
    .filter(Boolean)
    .join(' ');
}

function under1000(value: number): string {
  if (value === 100) return 'CIEN';
  return [hundreds[Math.floor(value / 100)], under100(value % 100)].filter(Boolean).join(' ');
}

function under100(value: number): string {
  if (value < 30) return units[value] ?? '';
  const ten = tens[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? ten : `${ten} Y ${units[value % 10]}`;
}
