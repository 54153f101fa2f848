import { INK, MUTED, type Sheet, type TextStyle } from './sheet';

/** A label and, after it, its value on one line; an empty value leaves a rule to write on. */
export function drawField(
  sheet: Sheet,
  label: string,
  value: string | null | undefined,
  x: number,
  y: number,
  { width, labelWidth, ...style }: { width: number; labelWidth: number } & Partial<TextStyle>,
): void {
  sheet.text(label, x, y, { size: 7.5, color: MUTED, width: labelWidth });
  const left = x + labelWidth;
  const room = width - labelWidth;
  if (value === null || value === undefined || value.trim() === '') {
    sheet.horizontal(left, y + 2, room);
    return;
  }
  sheet.text(value, left, y, { size: 9.5, color: INK, width: room, overflow: 'shrink', ...style });
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
