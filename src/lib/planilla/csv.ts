import { NBSP } from '@/domain/clean';
import { pad } from '@/domain/fechas';
import { formatPorcentaje } from '@/domain/porcentajes';
import { momentOf, rowCount, type Kind, type Planilla, type Value } from './planilla';

/** Spreadsheets take text that begins like this for a formula, also in full-width characters or after blanks. A lone dash is safe. */
const FORMULA = /^\s*[=+\-@＝＋－＠][^]|^[\t\r\n]/;

/** Excel and LibreOffice read these as numbers, dates or times and change them: `00012` to 12, `12-5` to 12 May. */
const CHANGED = [
  /^0\d+$/,
  /^\d{12,}$/,
  /^\d{1,3}(\.\d{3})+$/,
  /^\d+([.,]\d+)?e[+-]?\d+$/i,
  /^\d{1,2}:\d{2}(:\d{2})?$/,
  /^\d{1,2}([-/.]\d{1,2}){1,2}$/,
  /^\d{1,2}[-/.](\d{1,2}[-/.])?\d{4}$/,
  /^\d{4}([-/.]\d{1,2}){1,2}$/,
  /^\d{1,2}[-/ ](ene|feb|mar|abr|may|jun|jul|ago|set|sep|oct|nov|dic)/i,
];

export const needsApostrophe = (text: string) =>
  FORMULA.test(text) || CHANGED.some((pattern) => pattern.test(text.trim()));

function textOf(value: Value, kind: Kind | undefined): string {
  if (value === null) return '';
  if (typeof value === 'number')
    return kind === 'porcentaje'
      ? formatPorcentaje(value).replace(NBSP, ' ')
      : String(value).replace('.', ',');
  const moment = momentOf(value, kind);
  if (!moment) return needsApostrophe(value) ? `'${value}` : value;
  const [year, month, day, hour, minute] = moment;
  if (kind === 'mes') return `${pad(month)}/${year}`;
  const date = `${pad(day)}/${pad(month)}/${year}`;
  return kind === 'fecha' ? date : `${date} ${pad(hour)}:${pad(minute)}`;
}

const quoted = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows only, for other programs: `;`, decimal comma, dates as dd/mm/yyyy. The byte order mark makes Excel read UTF-8. */
export function toCsv(planilla: Planilla): string {
  const { columns } = planilla;
  const lines = [columns.map(({ header }) => quoted(textOf(header, undefined))).join(';')];
  for (let row = 0; row < rowCount(planilla); row += 1) {
    lines.push(
      columns.map(({ values, kind }) => quoted(textOf(values[row] ?? null, kind))).join(';'),
    );
  }
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
