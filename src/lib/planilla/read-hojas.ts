import { parseCsv } from 'hucre/csv';
import { readOds } from 'hucre/ods';
import { readXlsx, type Cell, type CellValue, type Sheet } from 'hucre/xlsx';
import { pad } from '@/domain/fechas';
import { needsApostrophe } from './csv';
import { MAX_BYTES, MERGED, NO_VALUE, type Hoja, type Reading } from './hoja';
import { zipEntries } from './zip-entries';

/** Unzipped: ten times what 5,000 rows need. */
const MAX_UNZIPPED = 150 * 1024 * 1024;

const TOO_BIG =
  'El archivo es demasiado grande: entran hasta 10 MB. Dejá solo las filas que vas a cargar.';
const LOCKED = 'La planilla tiene contraseña. Guardala sin contraseña y probá de nuevo.';
const OLD_EXCEL = 'Es un .xls, de un Excel viejo. Guardalo como .xlsx y probá de nuevo.';
const NO_PLANILLA =
  'No es una planilla, o está dañada. Elegí un archivo .xlsx, .xlsm, .ods o .csv, o pegá las celdas.';
const EMPTY = 'La planilla está vacía.';

const MAC_OFFSET = 1462;

/** Reads a file's bytes or pasted cells. Never rejects. */
export async function readHojas(from: Uint8Array<ArrayBuffer> | string): Promise<Reading> {
  if (from.length > MAX_BYTES) return { refused: TOO_BIG };
  try {
    const hojas =
      typeof from === 'string'
        ? [textHoja(from, from.includes('\t') ? '\t' : undefined)]
        : await hojasOf(from);
    if (typeof hojas === 'string') return { refused: hojas };
    const withCells = (least: number) =>
      hojas.filter(({ rows }) => rows.some((row) => row.filter(Boolean).length >= least));
    // One column beside a table is no list: Exportar adds a sheet of filters.
    const tables = withCells(2);
    const filled = tables.length > 0 ? tables : withCells(1);
    return filled.length > 0 ? { hojas: filled } : { refused: EMPTY };
  } catch (error) {
    return {
      refused: error instanceof Error && error.name === 'EncryptedFileError' ? LOCKED : NO_PLANILLA,
    };
  }
}

const beginsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

async function hojasOf(bytes: Uint8Array<ArrayBuffer>): Promise<Hoja[] | string> {
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    // Both an .xls and a locked .xlsx: the parts' names are in UTF-16.
    return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
      ? LOCKED
      : OLD_EXCEL;
  }
  if (!beginsWith(bytes, 0x50, 0x4b)) return textHojas(bytes);
  const entries = zipEntries(bytes);
  if (entries.reduce((sum, { size }) => sum + size, 0) > MAX_UNZIPPED) return TOO_BIG;
  const names = entries.map(({ name }) => name);
  const isOds = names.includes('content.xml');
  if (!isOds && !names.includes('xl/workbook.xml')) return NO_PLANILLA;
  const { sheets, dateSystem } = await (isOds ? readOds(bytes) : readXlsx(bytes));
  const offset = dateSystem === '1904' ? MAC_OFFSET : 0;
  const shown = sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden);
  return (shown.length > 0 ? shown : sheets).map((sheet) => hojaOf(sheet, offset));
}

/** A picture and the like have control characters; a web page saved as .xls is no CSV. */
const NO_TEXT = /^\s*<|(?![\t\r\n])\p{Cc}/u;

function textHojas(bytes: Uint8Array): Hoja[] | string {
  const text = decode(bytes);
  if (NO_TEXT.test(text)) return NO_PLANILLA;
  const [line, delimiter] = /^sep=(.)\r?\n/i.exec(text) ?? [''];
  return [textHoja(text.slice(line.length), delimiter)];
}

function decode(bytes: Uint8Array): string {
  if (beginsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The apostrophe that a CSV puts before what a spreadsheet would change belongs to no text. */
const withoutApostrophe = (text: string) =>
  text.startsWith("'") && needsApostrophe(text.slice(1)) ? text.slice(1) : text;

function textHoja(text: string, delimiter: string | undefined): Hoja {
  const rows = parseCsv(text, delimiter === undefined ? {} : { delimiter });
  return {
    name: '',
    rows: rows.map((row) => row.map((cell) => withoutApostrophe(String(cell ?? '')).trim())),
    hidden: [],
    serialOffset: 0,
  };
}

function hojaOf({ name, rows, cells, merges = [], rowDefs }: Sheet, serialOffset: number): Hoja {
  const texts = rows.map((row, r) => row.map((value, c) => textOf(value, cells?.get(`${r},${c}`))));
  for (const { startRow, endRow, startCol } of merges) {
    const shared = texts[startRow]?.[startCol] ?? '';
    // Three rows share a sender, but never an amount.
    const repeated = shared === '' || /\p{L}/u.test(shared) ? shared : MERGED;
    for (const row of texts.slice(startRow + 1, endRow + 1)) row[startCol] = repeated;
  }
  return {
    name,
    // A merged cell may lie behind the row's last one.
    rows: texts.map((row) => Array.from(row, (text: string | undefined) => text ?? '')),
    hidden: [...(rowDefs ?? [])].flatMap(([row, { hidden }]) => (hidden ? row : [])),
    serialOffset,
  };
}

const ERROR = /^#(?:N\/[AD]|[\p{Lu}¡¿/0]{3,9}[!?])$/u;

function textOf(value: CellValue, cell: Cell | undefined): string {
  if (value instanceof Date) return momentText(value);
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (cell?.type === 'error' || ERROR.test(value ?? '')) return NO_VALUE;
  return (value ?? '').trim();
}

/** hucre's dates are in UTC. A time alone is a part of the day before 1900. */
function momentText(date: Date): string {
  const time = `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}`;
  if (date.getUTCFullYear() < 1900) return time;
  const day = `${pad(date.getUTCDate())}/${pad(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
  return time === '00:00' ? day : `${day} ${time}`;
}
