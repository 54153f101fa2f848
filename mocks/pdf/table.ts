import { INK, MUTED, RULE, SHADE, type Align, type Sheet } from './sheet';

export interface Column<Row> {
  header: string;
  width: number;
  align?: Align;
  /** Lines that a long text may take before it is cut. */
  maxLines?: number;
  /** Set smaller instead of cut: for numbers and amounts. */
  whole?: boolean;
  fontSize?: number;
  value: (row: Row) => string;
  /** The cell of the row of totals. */
  total?: string;
}

export interface Place {
  sheet: Sheet;
  y: number;
}

export interface TableOptions<Row> {
  x: number;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowHeight: number;
  fontSize: number;
  /** Where rows must end on every page. */
  bottom: number;
  start: Place;
  /** Adds a page and says where the table goes on. */
  nextPage: () => Place;
  emptyText: string;
}

const PADDING = 3;
const HEADER_HEIGHT = 17;
const TOTALS_HEIGHT = 18;

function drawCell<Row>(
  sheet: Sheet,
  column: Column<Row>,
  text: string,
  x: number,
  y: number,
  height: number,
  size: number,
  bold = false,
): void {
  const width = column.width - 2 * PADDING;
  const { align = 'left', maxLines = 1, whole = false } = column;
  const style = { size, bold, align, width, overflow: whole ? 'whole' : 'truncate' } as const;
  const lines =
    maxLines > 1 ? sheet.lines(text.replace(/\s+/gu, ' '), style, width, maxLines) : [text];
  const leading = size * 1.15;
  const block = (lines.length - 1) * leading + size * 0.72;
  sheet.paragraph(lines, x + PADDING, y + (height - block) / 2 + size * 0.72, leading, style);
}

function drawHeader<Row>({ sheet, y }: Place, options: TableOptions<Row>, width: number): void {
  sheet.fill(options.x, y, width, HEADER_HEIGHT, SHADE);
  sheet.horizontal(options.x, y + HEADER_HEIGHT, width, 0.9, INK);
  let x = options.x;
  for (const column of options.columns) {
    sheet.text(column.header, x + PADDING, y + 11.2, {
      size: Math.min(7.5, options.fontSize),
      bold: true,
      align: column.align ?? 'left',
      width: column.width - 2 * PADDING,
      overflow: 'shrink',
    });
    x += column.width;
  }
}

function drawTotals<Row>({ sheet, y }: Place, options: TableOptions<Row>, width: number): void {
  sheet.fill(options.x, y, width, TOTALS_HEIGHT, SHADE);
  sheet.horizontal(options.x, y, width, 0.9, INK);
  sheet.horizontal(options.x, y + TOTALS_HEIGHT, width, 0.9, INK);
  sheet.text(`TOTALES (${options.rows.length})`, options.x + PADDING, y + 12, {
    size: options.fontSize,
    bold: true,
  });
  let x = options.x;
  for (const column of options.columns) {
    if (column.total !== undefined) {
      drawCell(sheet, column, column.total, x, y, TOTALS_HEIGHT, options.fontSize, true);
    }
    x += column.width;
  }
}

/** Draws rows over as many pages as they need, the header again on each. Returns the place under the table. */
export function drawTable<Row>(options: TableOptions<Row>): Place {
  const { columns, rows, rowHeight, bottom, fontSize } = options;
  const width = columns.reduce((total, column) => total + column.width, 0);
  const hasTotals = columns.some(({ total }) => total !== undefined);
  let { sheet, y } = options.start;

  const openPage = (place: Place) => {
    ({ sheet, y } = place);
    drawHeader(place, options, width);
    y += HEADER_HEIGHT;
  };
  openPage(
    y + HEADER_HEIGHT + rowHeight + TOTALS_HEIGHT > bottom ? options.nextPage() : options.start,
  );

  rows.forEach((row, index) => {
    const isLast = index === rows.length - 1;
    // The totals keep at least one row with them.
    if (y + rowHeight + (isLast && hasTotals ? TOTALS_HEIGHT : 0) > bottom) {
      openPage(options.nextPage());
    }
    let x = options.x;
    for (const column of columns) {
      drawCell(sheet, column, column.value(row), x, y, rowHeight, column.fontSize ?? fontSize);
      x += column.width;
    }
    y += rowHeight;
    sheet.horizontal(options.x, y, width, 0.4, RULE);
  });
  if (rows.length === 0) {
    sheet.text(options.emptyText, options.x, y + 15, {
      size: 8.5,
      color: MUTED,
      align: 'center',
      width,
    });
    y += 24;
  }
  if (hasTotals) {
    drawTotals({ sheet, y }, options, width);
    y += TOTALS_HEIGHT;
  }
  return { sheet, y };
}
