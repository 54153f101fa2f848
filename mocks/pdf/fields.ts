import { INK, MUTED, type Sheet, type TextStyle } from './sheet';

function isBlank(value: string | null | undefined): value is null | undefined | '' {
  return value === null || value === undefined || value.trim() === '';
}

/**
 * A label and, after it, its value: on one line, a long one on two smaller lines. An empty value leaves a rule to
 * write on.
 */
export function drawField(
  sheet: Sheet,
  label: string,
  value: string | null | undefined,
  x: number,
  y: number,
  { width, labelWidth, ...style }: { width: number; labelWidth: number } & Partial<TextStyle>,
): void {
  sheet.text(`${label}:`, x, y, { size: 7.5, color: MUTED, width: labelWidth });
  const left = x + labelWidth;
  const room = width - labelWidth;
  if (isBlank(value)) {
    sheet.horizontal(left, y + 2, room);
    return;
  }
  const full: TextStyle = { size: 9.5, width: room, overflow: 'shrink', ...style };
  const small: TextStyle = { ...full, size: 7 };
  if (full.overflow === 'whole' || sheet.measure(value, small) <= room) {
    sheet.text(value, left, y, full);
  } else {
    const lines = sheet.lines(value.replace(/\s+/gu, ' '), small, room, 2);
    sheet.paragraph(lines, left, y - 4, 7.6, { ...small, overflow: 'truncate' });
  }
}

/** A caption with its value under it; an empty value leaves a rule to write on. */
export function drawCaptioned(
  sheet: Sheet,
  caption: string,
  value: string | null | undefined,
  x: number,
  y: number,
  width: number,
): void {
  sheet.text(caption, x, y, { size: 7, color: MUTED, width });
  if (isBlank(value)) sheet.horizontal(x, y + 15, width);
  else sheet.text(value, x, y + 13, { size: 10.5, bold: true, width, overflow: 'shrink' });
}

/** A place to sign: a rule with its caption below. */
export function drawSignatureLine(
  sheet: Sheet,
  caption: string,
  x: number,
  y: number,
  width: number,
): void {
  sheet.horizontal(x, y, width, 0.7, INK);
  sheet.text(caption, x, y + 10, { size: 7.5, color: MUTED, align: 'center', width });
}
