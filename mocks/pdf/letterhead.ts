import { ACCENT, INK, MUTED, RULE, type Sheet } from './sheet';
import { rgb } from 'pdf-lib';

const WHITE = rgb(1, 1, 1);
const CARGO = 'M0 0 H28 V20 H0 Z';
const CAB = 'M30 6 H38 L45 13 V20 H30 Z';
const WINDOW = 'M33 8.5 H37 L41 13 H33 Z';

/** The width of {@link drawLogo} at scale 1; its height is 25. */
const LOGO_WIDTH = 45;

/** A lorry seen from the side, its top left corner at `x`, `y`. */
function drawLogo(sheet: Sheet, x: number, y: number, scale: number): void {
  sheet.shape(CARGO, x, y, scale, ACCENT);
  sheet.shape(CAB, x, y, scale, ACCENT);
  sheet.shape(WINDOW, x, y, scale, WHITE);
  for (const center of [8, 37]) {
    sheet.disc(x + center * scale, y + 20 * scale, 5.2 * scale, WHITE);
    sheet.disc(x + center * scale, y + 20 * scale, 4 * scale, INK);
    sheet.disc(x + center * scale, y + 20 * scale, 1.4 * scale, WHITE);
  }
}

/** The logo and, beside it, the company's name on a few lines at most. */
export function drawBrand(
  sheet: Sheet,
  company: string,
  x: number,
  y: number,
  width: number,
  size = 15,
): void {
  const scale = size / 15;
  drawLogo(sheet, x, y, scale);
  const left = x + (LOGO_WIDTH + 11) * scale;
  const room = x + width - left;
  const style = { size, bold: true, color: ACCENT };
  const maxLines = (fontSize: number) => (fontSize <= 9 ? 3 : 2);
  style.size = sheet.sizeForLines(company, style, room, maxLines, 8);
  const lines = sheet.lines(company, style, room, maxLines(style.size));
  const last = sheet.paragraph(lines, left, y + size * 0.85, style.size * 1.15, style);
  sheet.text('Transporte de cargas y encomiendas', left, last + size * 0.85, {
    size: Math.max(7, size * 0.52),
    color: MUTED,
    width: room,
  });
}

/** The bottom line of every page: a note on the left and `Página X de N` on the right. */
export function drawFooters(sheets: readonly Sheet[], margin: number, note: string): void {
  sheets.forEach((sheet, index) => {
    const y = sheet.height - 20;
    const width = sheet.width - 2 * margin;
    sheet.horizontal(margin, y - 10, width, 0.5, RULE);
    sheet.text(note, margin, y, { size: 7, color: MUTED, width: width - 90 });
    sheet.text(`Página ${index + 1} de ${sheets.length}`, margin, y, {
      size: 7,
      color: MUTED,
      align: 'right',
      width,
    });
  });
}
