import type { Visit, VisitOptions } from './visit';

type Unit = 'ms' | 'KB' | 'frames' | 'ratio';

/** Something that is measured. A KB is 1,000 bytes. */
export interface Figure {
  name: string;
  unit: Unit;
  /** What is measured, from when to when, under which conditions. */
  what: string;
  /** The upper bound, if there is one. */
  target?: number;
}

export interface Bench {
  /** Opens a tab with an empty cache, against a server with so many movements (by default as many as the seed). */
  open: (options: VisitOptions, movimientos?: number) => Promise<Visit>;
}

/** Figures measured in the same visit. */
export interface Family<Key extends string = string> {
  name: string;
  figures: Record<Key, Figure>;
  /** Measures each figure once. */
  sample: (bench: Bench) => Promise<Record<Key, number>>;
  /** Drop the first sample: its browser and server have just started. */
  warmUp?: boolean;
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
