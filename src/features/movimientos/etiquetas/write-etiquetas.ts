import fontkit from '@cantoo/fontkit';
import { grayscale, PDFDocument, PrintScaling, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import { dibujar, type Dibujo } from './dibujar';
import { ETIQUETAS_POR_HOJA, type Etiqueta, type Formato } from './etiqueta';
import { legible } from './legible';
import { PLANOS, type Caja } from './plano';

/** Points per millimetre. */
const POINTS_PER_MM = 72 / 25.4;
/** Millimetres. */
const A4 = { width: 210, height: 297 };
const COLUMNS = 2;

/** Labels drawn before yielding to the event loop. */
const LABELS_PER_TASK = 10;
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

export interface Fuentes {
  regular: Uint8Array<ArrayBuffer>;
  bold: Uint8Array<ArrayBuffer>;
}

interface WriteOptions {
  formato: Formato;
  /** The first free place of the first A4 sheet, from 1. */
  desde: number;
  fuentes: Fuentes;
}

/** Returns a base64 PDF with embedded fonts: a page per label, or eight on an A4 sheet. */
export async function writeEtiquetas(
  etiquetas: readonly Etiqueta[],
  { formato, desde, fuentes }: WriteOptions,
): Promise<string> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  pdf.setTitle('Etiquetas', { showInWindowTitleBar: true });
  pdf.setLanguage('es-AR');
  // A scaled label does not fit its paper, and a scaled barcode may not scan.
  pdf.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None);
  // Ligatures would break search and copy in the PDF.
  const options = { subset: true, features: { liga: false } };
  const regular = await pdf.embedFont(fuentes.regular, options);
  const bold = await pdf.embedFont(fuentes.bold, options);
  const fonts = { regular, bold };
  const codePoints = new Set(regular.getCharacterSet());
  const has = (codePoint: number) => codePoints.has(codePoint);
  const measures = { regular: measureWith(regular), bold: measureWith(bold) };

  let page: PDFPage | undefined;
  for (const [index, etiqueta] of etiquetas.entries()) {
    if (index % LABELS_PER_TASK === LABELS_PER_TASK - 1) await nextTask();
    const place = formato === 'a4' ? (desde - 1 + index) % ETIQUETAS_POR_HOJA : 0;
    const { width, height } = formato === 'a4' ? A4 : PLANOS[formato];
    if (!page || place === 0) page = pdf.addPage([width * POINTS_PER_MM, height * POINTS_PER_MM]);
    const dibujo = dibujar(
      etiqueta,
      formato,
      (isBold) => (isBold ? measures.bold : measures.regular),
      (text) => legible(text, has) || '?',
    );
    draw(page, dibujo, fonts, {
      x: (place % COLUMNS) * PLANOS[formato].width,
      y: Math.floor(place / COLUMNS) * PLANOS[formato].height,
    });
  }
  return pdf.saveAsBase64();
}

/** Caches widths, because labels of one movement share their texts. */
function measureWith(font: PDFFont) {
  const widths = new Map<string, number>();
  return (text: string) => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    const width = font.widthOfTextAtSize(text, 1);
    widths.set(text, width);
    return width;
  };
}

/** `corner`: the label's top left corner, in millimetres from the page's. */
function draw(
  page: PDFPage,
  { textos, cajas }: Dibujo,
  fonts: { regular: PDFFont; bold: PDFFont },
  corner: { x: number; y: number },
) {
  const height = page.getHeight();
  page.drawSvgPath(cajas.map(toPath).join(''), {
    x: corner.x * POINTS_PER_MM,
    y: height - corner.y * POINTS_PER_MM,
    scale: POINTS_PER_MM,
    color: grayscale(0),
  });
  for (const { text, x, y, size, bold, white } of textos) {
    page.drawText(text, {
      x: (corner.x + x) * POINTS_PER_MM,
      y: height - (corner.y + y) * POINTS_PER_MM,
      size: size * POINTS_PER_MM,
      font: bold ? fonts.bold : fonts.regular,
      color: grayscale(white ? 1 : 0),
    });
  }
}

const toPath = ({ x, y, width, height }: Caja) =>
  `M${x.toFixed(3)},${y.toFixed(3)}h${width.toFixed(3)}v${height.toFixed(3)}h-${width.toFixed(3)}z`;
