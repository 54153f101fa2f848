import type { Visit, VisitOptions } from './visit';

type Unit = 'ms' | 'KB' | 'MB' | 'calls' | 'renders' | 'frames' | 'nodes' | 'listeners' | 'ratio';

/** Something that is measured. A KB is 1,000 bytes, an MB a million. */
export interface Figure {
  name: string;
  unit: Unit;
  /** What is measured, from when to when, under which conditions. */
  what: string;
  /** What it may be at most; none where it is told for the sake of the others. */
  target?: number;
}

export interface Bench {
  /** Opens a tab with nothing in its cache; with so many movements behind it, the seed's number unless given. */
  open: (options: VisitOptions, movimientos?: number) => Promise<Visit>;
}

/** Figures that come of the same visit. */
export interface Family<Key extends string = string> {
  name: string;
  figures: Record<Key, Figure>;
  /** Measures each figure once. */
  sample: (bench: Bench) => Promise<Record<Key, number>>;
  /** The first sample pays for a browser and a server that have just started, and is thrown away. */
  warmUp?: boolean;
  /** Flags of V8 that its browser is started with. */
  jsFlags?: string;
}

/** Opens a tab, measures in it, and closes it. */
export async function during<Result>(
  visit: Promise<Visit>,
  measure: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const opened = await visit;
  try {
    return await measure(opened);
  } finally {
    await opened.close();
  }
}
