/** A text's width at size 1. */
export type Measure = (text: string) => number;

export interface FittedText {
  lines: string[];
  size: number;
}

interface Area {
  width: number;
  height: number;
  /** The largest allowed size. */
  size: number;
}

/** Baseline to baseline, as a multiple of the size. */
export const LEADING = 1.12;
/** From an area's top to the first baseline, as a multiple of the size: room for `Ñ`. */
export const ASCENT = 0.88;
const DESCENT = 0.22;

/** A text shrinks to this share of its size before it is cut. */
const SMALLEST = 0.55;
const STEP = 0.05;

const ELLIPSIS = '…';

/** From the top of the first line to the bottom of the last. */
export const heightOf = (lines: number, size: number): number =>
  size * (ASCENT + DESCENT + (lines - 1) * LEADING);

/** Shrinks the text, then wraps it, then ends it in an ellipsis. Breaks only words too long for a line at the smallest size. */
export function fitText(text: string, area: Area, measure: Measure): FittedText {
  for (let share = 1; share > SMALLEST; share -= STEP) {
    const size = area.size * share;
    if (heightOf(1, size) > area.height) continue;
    const lines = wrap(text, area.width / size, measure);
    const isWhole = lines.every((line) => measure(line) * size <= area.width);
    if (isWhole && heightOf(lines.length, size) <= area.height) return { lines, size };
  }
  return cut(text, area, measure);
}

function cut(text: string, area: Area, measure: Measure): FittedText {
  const size = Math.min(area.size * SMALLEST, area.height / (ASCENT + DESCENT));
  const width = area.width / size;
  const lines = wrap(breakWords(text, width, measure), width, measure);
  let most = 1;
  while (heightOf(most + 1, size) <= area.height) most += 1;
  if (lines.length <= most) return { lines, size };
  const last = [...lines.slice(most - 1, most + 1).join(' ')];
  while (last.length > 0 && measure(last.join('').trimEnd() + ELLIPSIS) > width) last.pop();
  return { lines: [...lines.slice(0, most - 1), last.join('').trimEnd() + ELLIPSIS], size };
}

function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Puts spaces into words that are wider than a line. */
function breakWords(text: string, width: number, measure: Measure): string {
  return text
    .split(' ')
    .flatMap((word) => {
      const parts: string[] = [];
      let part = '';
      for (const char of word) {
        if (part !== '' && measure(part + char) > width) {
          parts.push(part);
          part = char;
        } else part += char;
      }
      return [...parts, part];
    })
    .join(' ');
}
