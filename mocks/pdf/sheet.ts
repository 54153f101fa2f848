import {
  PDFDocument,
  StandardFonts,
  beginText,
  endText,
  rgb,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
  type Color,
  type PDFName,
  type PDFPage,
} from 'pdf-lib';

import { toPrintable, toPrintableLines } from './printable';
import { Typeface } from './typeface';

const MIN_SIZE = 6;
const A4 = { short: 595.28, long: 841.89 };

export const INK = rgb(0.09, 0.11, 0.15);
export const MUTED = rgb(0.38, 0.42, 0.48);
export const RULE = rgb(0.72, 0.75, 0.79);
export const SHADE = rgb(0.93, 0.94, 0.96);
export const ACCENT = rgb(0.1, 0.25, 0.42);

export type Align = 'left' | 'right' | 'center';

export interface TextStyle {
  size: number;
  bold?: boolean;
  color?: Color;
  align?: Align;
  /** The room for the text; also what `right` and `center` align to. */
  width?: number;
  /**
   * How text wider than its room is made to fit: `truncate` cuts it with an ellipsis; `shrink` sets it smaller, within
   * reason, before cutting; `whole` sets it as small as it takes, since a cut amount is a wrong amount.
   */
  overflow?: 'truncate' | 'shrink' | 'whole';
}

interface Typefaces {
  regular: Typeface;
  bold: Typeface;
}

/** A page drawn from its top left corner, in points. Text is made printable on the way in. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  private readonly keys: { regular: PDFName; bold: PDFName };

  constructor(
    readonly page: PDFPage,
    private readonly faces: Typefaces,
  ) {
    ({ width: this.width, height: this.height } = page.getSize());
    this.keys = {
      regular: page.node.newFontDictionary('R', faces.regular.font.ref),
      bold: page.node.newFontDictionary('B', faces.bold.font.ref),
    };
  }

  /** One line of text with its baseline at `y`. */
  text(text: string, x: number, y: number, style: TextStyle): void {
    const face = this.face(style);
    const { width, overflow = 'truncate', align = 'left' } = style;
    let { size } = style;
    let line = toPrintable(text);
    if (width !== undefined) {
      if (overflow !== 'truncate') {
        size = face.sizeToFit(line, size, overflow === 'whole' ? 0 : MIN_SIZE, width);
      }
      line = face.truncate(line, size, width + 0.01);
    }
    if (line === '') return;
    const slack = (width ?? 0) - face.width(line, size);
    const offset = align === 'left' ? 0 : align === 'right' ? slack : slack / 2;
    this.show(line, x + offset, y, { ...style, size });
  }

  /** The lines that `paragraph` would draw. */
  lines(text: string, style: TextStyle, width: number, maxLines?: number): string[] {
    return this.face(style).wrap(toPrintableLines(text).trim(), style.size, width, maxLines);
  }

  /** Lines of text under each other, the first baseline at `y`. Returns the last baseline. */
  paragraph(
    lines: readonly string[],
    x: number,
    y: number,
    leading: number,
    style: TextStyle,
  ): number {
    lines.forEach((line, index) => this.text(line, x, y + index * leading, style));
    return y + Math.max(0, lines.length - 1) * leading;
  }

  /** The largest size, in steps of half a point, at which the text takes no more than `maxLines`. */
  sizeForLines(
    text: string,
    style: TextStyle,
    width: number,
    maxLines: (size: number) => number,
    minSize = MIN_SIZE,
  ): number {
    let { size } = style;
    while (size > minSize && this.lines(text, { ...style, size }, width).length > maxLines(size)) {
      size -= 0.5;
    }
    return size;
  }

  measure(text: string, style: TextStyle): number {
    return this.face(style).width(toPrintable(text), style.size);
  }

  horizontal(x: number, y: number, width: number, thickness = 0.6, color: Color = RULE): void {
    this.page.drawLine({
      start: { x, y: this.height - y },
      end: { x: x + width, y: this.height - y },
      thickness,
      color,
    });
  }

  vertical(x: number, y: number, height: number, thickness = 0.6, color: Color = RULE): void {
    this.page.drawLine({
      start: { x, y: this.height - y },
      end: { x, y: this.height - y - height },
      thickness,
      color,
    });
  }

  box(x: number, y: number, width: number, height: number, border: Color = RULE): void {
    this.page.drawRectangle({
      x,
      y: this.height - y - height,
      width,
      height,
      borderColor: border,
      borderWidth: 0.8,
    });
  }

  fill(x: number, y: number, width: number, height: number, color: Color = SHADE): void {
    this.page.drawRectangle({ x, y: this.height - y - height, width, height, color });
  }

  /** A filled shape from an SVG path whose origin is at `x`, `y`. */
  shape(path: string, x: number, y: number, scale: number, color: Color): void {
    this.page.drawSvgPath(path, { x, y: this.height - y, scale, color });
  }

  disc(x: number, y: number, radius: number, color: Color): void {
    this.page.drawCircle({ x, y: this.height - y, size: radius, color });
  }

  private face({ bold }: TextStyle): Typeface {
    return bold ? this.faces.bold : this.faces.regular;
  }

  // PDFPage.drawText registers the font anew on every call, which doubles the size of a long table.
  private show(line: string, x: number, y: number, { size, bold, color = INK }: TextStyle): void {
    this.page.pushOperators(
      beginText(),
      setFillingColor(color),
      setFontAndSize(bold ? this.keys.bold : this.keys.regular, size),
      setTextMatrix(1, 0, 0, 1, x, this.height - y),
      showText(this.face({ size, bold: bold ?? false }).encode(line)),
      endText(),
    );
  }
}

export interface Paper {
  /** The pages added so far. */
  sheets: readonly Sheet[];
  addSheet(orientation: 'portrait' | 'landscape'): Sheet;
  save(): Promise<Uint8Array>;
}

/** A new A4 document whose metadata come only from what is given here. */
export async function createPaper(info: {
  title: string;
  company: string;
  stamp: Date;
}): Promise<Paper> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(toPrintable(info.title), { showInWindowTitleBar: true });
  pdf.setAuthor(toPrintable(info.company));
  pdf.setProducer('pdf-lib');
  pdf.setLanguage('es-AR');
  pdf.setCreationDate(info.stamp);
  pdf.setModificationDate(info.stamp);
  const faces: Typefaces = {
    regular: new Typeface(pdf.embedStandardFont(StandardFonts.Helvetica)),
    bold: new Typeface(pdf.embedStandardFont(StandardFonts.HelveticaBold)),
  };
  const sheets: Sheet[] = [];
  return {
    sheets,
    addSheet(orientation) {
      const size: [number, number] =
        orientation === 'portrait' ? [A4.short, A4.long] : [A4.long, A4.short];
      const sheet = new Sheet(pdf.addPage(size), faces);
      sheets.push(sheet);
      return sheet;
    },
    save: () => pdf.save(),
  };
}
