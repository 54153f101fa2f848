import { createRequire } from 'node:module';
import type { Content, CustomTableLayout, TableCell, createPdf } from 'pdfmake';

type Definition = Parameters<typeof createPdf>[0];

const ACCENT = '#1a406b';
export const INK = '#14171c';
export const RULE = '#b8bfc9';
export const SHADE = '#edf0f5';

/** Folds `text` into one line and ends it with an ellipsis after `max` characters, so that it pushes nothing off the page. */
export function cut(text: string | null | undefined, max: number): string {
  const chars = [...(text ?? '').replace(/\s+/gu, ' ').trim()];
  return chars.length > max ? `${chars.slice(0, max).join('').trimEnd()}…` : chars.join('');
}

interface Pages extends Omit<Definition, 'info' | 'footer'> {
  title: string;
  company: string;
  /** `yyyy-mm-dd`, with or without a time: the file's own date. */
  stamp: string;
  /** On the left of every page's last line. */
  note: string;
  margin: number;
  /** Above that line on every page. A function, because pdfmake changes the content that it lays out. */
  bottom?: () => Content[];
}

/** Lays out an A4 document. The same input gives the same bytes. */
export async function render(pages: Pages): Promise<Uint8Array> {
  const { title, company, stamp, note, margin, bottom = () => [], ...definition } = pages;
  // Takes 300 ms, so only when a document is wanted.
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts(createRequire(import.meta.url)('pdfmake/fonts/Roboto') as typeof pdfmake.fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.endsWith('.ttf'));
  const date = new Date(stamp.includes('T') ? `${stamp}Z` : stamp);
  const document = pdfmake.createPdf({
    pageSize: 'A4',
    pageMargins: [margin, 32, margin, 44],
    language: 'es-AR',
    displayTitle: true,
    info: { title, author: company, creationDate: date, modDate: date },
    defaultStyle: { font: 'Roboto', fontSize: 9.5, color: INK },
    styles: {
      caption: { fontSize: 7.5, color: '#616b7a' },
      title: { bold: true, color: ACCENT },
      boxTitle: { bold: true, color: ACCENT, fontSize: 8, fillColor: SHADE },
      right: { alignment: 'right' },
    },
    footer: (page, count) => [
      ...bottom(),
      {
        margin: [margin, 9, margin, 0],
        layout: { ...plain, hLineWidth: (line) => (line === 0 ? 0.5 : 0), paddingTop: () => 3 },
        table: { widths: ['*', 'auto'], body: [[cut(note, 130), `Página ${page} de ${count}`]] },
        style: 'caption',
      },
    ],
    ...definition,
  });
  return document.getBuffer();
}

/** No padding, and rules only where a cell or the layout asks for them. */
export const plain: CustomTableLayout = {
  vLineWidth: () => 0,
  hLineWidth: () => 0.6,
  hLineColor: () => RULE,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 1,
  paddingBottom: () => 2,
};

const LORRY = `<svg viewBox="0 0 45 26"><path fill="${ACCENT}" d="M0 0H28V20H0Z M30 6H38L45 13V20H30Z"/>
<path fill="#fff" d="M33 8.5H37L41 13H33Z"/><g fill="${INK}" stroke="#fff" stroke-width="1.2">
<circle cx="8" cy="20" r="4.6"/><circle cx="37" cy="20" r="4.6"/></g></svg>`;

/** The logo with the company's name. */
export const brand = (company: string): Content => ({
  columnGap: 11,
  columns: [
    { svg: LORRY, width: 45 },
    [
      { text: cut(company, 100), style: 'title', fontSize: company.length > 45 ? 10 : 15 },
      { text: 'Transporte de cargas y encomiendas', style: 'caption' },
    ],
  ],
});

export const heading = (text: string): Content => ({ text, style: 'title', fontSize: 18 });

/** The brand and, on the right, the document's name with what identifies it. */
export const letterhead = (company: string, name: string, below: Content[]): Content => ({
  columns: [
    { width: '*', stack: [brand(company)] },
    { width: 'auto', stack: [heading(name), ...below], style: 'right' },
  ],
});

export const line = (
  [x1, y1, x2, y2]: [number, number, number, number],
  lineWidth: number,
  lineColor: string,
) => ({ type: 'line' as const, x1, y1, x2, y2, lineWidth, lineColor });

interface BoxOptions {
  title?: string;
  /** The least height of the content. */
  height?: number | 'auto';
  color?: string;
  fillColor?: string;
}

/** A frame, with or without a title. */
export function box(content: Content, options: BoxOptions = {}): Content {
  const { title, height = 'auto', color = RULE, fillColor } = options;
  const isTitle = (row: number) => title !== undefined && row === 0;
  const cell: TableCell = { stack: [content], ...(fillColor && { fillColor }) };
  return {
    margin: [0, 0, 0, 10],
    layout: {
      hLineColor: () => color,
      vLineColor: () => color,
      hLineWidth: (line, { table }) => (line === 0 || line === table.body.length ? 0.8 : 0),
      vLineWidth: () => 0.8,
      paddingLeft: () => 9,
      paddingRight: () => 9,
      paddingTop: (row) => (isTitle(row) ? 2 : 6),
      paddingBottom: (row) => (isTitle(row) ? 2 : 4),
    },
    table: {
      widths: ['*'],
      heights: (row) => (isTitle(row) ? 'auto' : height),
      body: [...(title ? [[{ text: title, style: 'boxTitle' }]] : []), [cell]],
    },
  };
}

type Values = Record<string, string | null | undefined>;
type Border = [left: boolean, top: boolean, right: boolean, bottom: boolean];

/** Labels with their values; an empty value leaves a rule to write on. The total stands out at the end. */
export function fields(values: Values, labelWidth: number, style = '', total = ''): Content {
  const body = Object.entries(values).map(([label, value]): TableCell[] => {
    const isTotal = label === total;
    const text = cut(value, 100);
    const fontSize = isTotal ? 12 : text.length > 48 ? 7 : 9.5;
    const look = isTotal ? { bold: true } : { style: 'caption' };
    const border = (below: boolean): Border => [false, isTotal, false, below];
    return [
      { text: `${label}:`, border: border(false), margin: [0, 1.5, 0, 0], ...look },
      { text, fontSize, border: border(text === ''), bold: isTotal, style },
    ];
  });
  return {
    layout: { ...plain, defaultBorder: false },
    table: { widths: [labelWidth, '*'], heights: 13, body },
  };
}

/** A place to sign: a rule with its caption, and a name, below. */
export const signature = (caption: string, width: number, name = '') => ({
  width,
  fontSize: 7.5,
  alignment: 'center' as const,
  stack: [
    { canvas: [line([0, 0, width, 0], 0.7, INK)] },
    { text: caption, style: 'caption', margin: 3 },
    name,
  ],
});
