import { createRequire } from 'node:module';
import type { Content, CustomTableLayout, TableCell, createPdf } from 'pdfmake';

type Definition = Parameters<typeof createPdf>[0];

export const ACCENT = '#1a406b';
export const INK = '#14171c';
export const MUTED = '#616b7a';
export const RULE = '#b8bfc9';
export const SHADE = '#edf0f5';

/** The text on one line. Beyond `max` characters it ends in an ellipsis, so that no text pushes others off the page. */
export function cut(text: string | null | undefined, max: number): string {
  const chars = [...(text ?? '').replace(/\s+/gu, ' ').trim()];
  return chars.length > max ? `${chars.slice(0, max).join('').trimEnd()}…` : chars.join('');
}

interface Pages extends Omit<Definition, 'info' | 'footer'> {
  title: string;
  company: string;
  /** `yyyy-mm-dd`, with or without a time: the file's own date. */
  stamp: string;
  /** The left side of the last line of every page. */
  note: string;
  margin: number;
  /** What stands above that line on every page. */
  bottom?: () => Content[];
}

/** Lays out an A4 document. The same input gives the same bytes. */
export async function render(pages: Pages): Promise<Uint8Array> {
  const { title, company, stamp, note, margin, bottom = () => [], ...definition } = pages;
  // 300 ms, which only those pay who ask for a document.
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
      caption: { fontSize: 7.5, color: MUTED },
      title: { bold: true, color: ACCENT },
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

const WHEELS = [8, 37].map(
  (x) => `<circle cx="${x}" cy="20" r="4.6" fill="${INK}" stroke="#fff" stroke-width="1.2"/>`,
);
const LORRY = `<svg viewBox="0 0 45 26"><path fill="${ACCENT}" d="M0 0H28V20H0Z M30 6H38L45 13V20H30Z"/>
<path fill="#fff" d="M33 8.5H37L41 13H33Z"/>${WHEELS.join('')}</svg>`;

/** The logo with the company's name and, on the right, the document's name with what identifies it. */
export const letterhead = (company: string, name: string, below: Content[]): Content => ({
  columns: [
    { ...brand(company), width: '*' },
    { width: 'auto', stack: [heading(name), ...below], style: 'right' },
  ],
});

export const heading = (text: string): Content => ({ text, style: 'title', fontSize: 18 });

export const brand = (company: string) => ({
  columnGap: 11,
  columns: [
    { svg: LORRY, width: 45 },
    [
      { text: cut(company, 100), style: 'title', fontSize: company.length > 45 ? 10 : 15 },
      { text: 'Transporte de cargas y encomiendas', style: 'caption' },
    ],
  ],
});

interface BoxOptions {
  title?: string;
  /** The least height of the content. */
  height?: number;
  color?: string;
  fillColor?: string;
}

/** A frame, with or without a title. */
export function box(
  content: Content,
  { title, height, color = RULE, fillColor }: BoxOptions = {},
): Content {
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
      paddingTop: (row) => (title && row === 0 ? 2 : 6),
      paddingBottom: (row) => (title && row === 0 ? 2 : 4),
    },
    table: {
      widths: ['*'],
      heights: (row) => (title && row === 0 ? 'auto' : (height ?? 'auto')),
      body: title
        ? [[{ text: title, style: 'title', fontSize: 8, fillColor: SHADE }], [cell]]
        : [[cell]],
    },
  };
}

export type Field = [label: string, value: string | null | undefined, isTotal?: boolean];

/** Labels with their values, each value to the right end or the left; an empty one leaves a rule to write on. */
export const fields = (rows: Field[], labelWidth: number, style?: 'right'): Content => ({
  layout: { ...plain, defaultBorder: false },
  table: {
    widths: [labelWidth, '*'],
    heights: 13,
    body: rows.map(([label, value, isTotal = false]): TableCell[] => {
      const text = cut(value, 100);
      const fontSize = isTotal ? 12 : text.length > 48 ? 7 : 9.5;
      const border: [boolean, boolean, boolean, boolean] = [false, isTotal, false, text === ''];
      return [
        {
          text: `${label}:`,
          border: [false, isTotal, false, false],
          margin: [0, 1.5, 0, 0],
          ...(isTotal ? { bold: true } : { style: 'caption' }),
        },
        { text, fontSize, border, bold: isTotal, ...(style && { style }) },
      ];
    }),
  },
});

/** A place to sign: a rule with its caption, and a name, below. */
export const signature = (caption: string, width: number, name = '') => ({
  width,
  fontSize: 7.5,
  alignment: 'center' as const,
  stack: [
    {
      canvas: [
        { type: 'line' as const, x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.7, lineColor: INK },
      ],
    },
    { text: caption, color: MUTED, margin: 3 },
    name,
  ],
});
