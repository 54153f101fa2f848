// Right in the panel's texts, and missing in the dictionary. Whoever adds a word looks it up first: the check believes this list.

/** The trade's words, and Spanish ones that the dictionary forgot. */
const TRADE = [
  'CC',
  'contrareembolso',
  'contrareembolsos',
  'CUIT',
  'deseleccionar',
  'montos',
  'paginación',
  'plegarlos',
  'recalcular',
  'redespacho',
  'reintentar',
  'remitos',
];

/** How senders shorten the headings of their spreadsheets. */
const HEADINGS = [
  ...[
    'CUIL',
    'cant',
    'decl',
    'nac',
    'nº',
    'VTV',
    'AB',
    'dni',
    'cel',
    'porc',
    'cc',
    'ctacte',
    'obs',
  ],
  ...['mail', 'whatsapp', 'contrarreembolso'],
];

/** Odd on purpose: docs/spec.md spells them like this. */
const SPEC = ['Com', 'Email', 'email', 'sub', 'SubBultos', 'Vehiculo'];

/** Names of keys and of things in computers. */
const COMPUTING = [
  'Alt',
  'config',
  'csv',
  'CSV',
  'Ctrl',
  'Enter',
  'Esc',
  'excel',
  'Excel',
  'HTTPError',
  'https',
  'ID',
  'json',
  'Mayús',
  'NFC',
  'NFD',
  'NFKD',
  'MB',
  'ods',
  'OpenDocument',
  'PDF',
  'Shift',
  'Tab',
  'UTC',
  'WhatsApp',
];

/** Words of literals that only look like texts. */
const CODE = [
  'Bearer',
  'check',
  'chunk',
  'Code',
  'DD',
  'dd',
  'digit',
  'failed',
  'gap',
  'hh',
  'mmmm',
  'Idempotency',
  'Key',
  'mm',
  'MM',
  'noopener',
  'noreferrer',
  'not',
  'read',
  'row',
  'solid',
  'transparent',
  'YYYY',
  'xls',
  'xlsm',
  'xlsx',
  'yyyy',
];

export const WORDS = [...TRADE, ...HEADINGS, ...SPEC, ...COMPUTING, ...CODE];
