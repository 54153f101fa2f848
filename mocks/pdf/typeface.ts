import { type PDFFont, type PDFHexString } from 'pdf-lib';

const ELLIPSIS = '…';

/** A standard font with measuring that matches what is drawn: glyph by glyph, without kerning. */
export class Typeface {
  private readonly widths = new Map<string, number>();

  constructor(readonly font: PDFFont) {}

  encode(text: string): PDFHexString {
    return this.font.encodeText(text);
  }

  width(text: string, size: number): number {
    let total = 0;
    for (const char of text) {
      let width = this.widths.get(char);
      if (width === undefined) {
        width = this.font.widthOfTextAtSize(char, 1);
        this.widths.set(char, width);
      }
      total += width;
    }
    return total * size;
  }

  /** The text, cut with an ellipsis where it does not fit. */
  truncate(text: string, size: number, maxWidth: number): string {
    if (this.width(text, size) <= maxWidth) return text;
    return this.cut(text, size, maxWidth);
  }

  private cut(text: string, size: number, maxWidth: number): string {
    const room = maxWidth - this.width(ELLIPSIS, size);
    return this.longestPrefix(text, size, room).trimEnd() + ELLIPSIS;
  }

  /** The largest size, between the two, at which the text fits. */
  sizeToFit(text: string, size: number, minSize: number, maxWidth: number): number {
    const width = this.width(text, size);
    return width <= maxWidth ? size : Math.max(minSize, (size * maxWidth) / width);
  }

  /**
   * The text broken into lines at spaces and line breaks, and inside a word only when the word is wider than a line.
   * Beyond `maxLines` the last line ends in an ellipsis.
   */
  wrap(text: string, size: number, maxWidth: number, maxLines = Infinity): string[] {
    const lines = text
      .split('\n')
      .flatMap((paragraph) => this.wrapParagraph(paragraph, size, maxWidth));
    if (lines.length <= maxLines) return lines;
    const kept = lines.slice(0, maxLines);
    kept[maxLines - 1] = this.cut(
      `${kept[maxLines - 1] ?? ''} ${lines[maxLines] ?? ''}`,
      size,
      maxWidth,
    );
    return kept;
  }

  private wrapParagraph(paragraph: string, size: number, maxWidth: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ').filter((part) => part !== '')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.width(longer, size) <= maxWidth) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (this.width(line, size) > maxWidth) {
        const head = this.longestPrefix(line, size, maxWidth) || line.charAt(0);
        if (head.length === line.length) break;
        lines.push(head);
        line = line.slice(head.length);
      }
    }
    lines.push(line);
    return lines;
  }

  private longestPrefix(text: string, size: number, maxWidth: number): string {
    let width = 0;
    let length = 0;
    for (const char of text) {
      width += this.width(char, size);
      if (width > maxWidth) break;
      length += char.length;
    }
    return text.slice(0, length);
  }
}
