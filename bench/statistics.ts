/** What a figure's samples say of it, in the figure's unit. */
export interface Summary {
  median: number;
  min: number;
  max: number;
  p75: number;
}

/** The value below which that fraction of the samples lies, between two of them by their distance. */
export function quantile(samples: readonly number[], fraction: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (sorted.length - 1) * fraction;
  const below = sorted[Math.floor(at)] ?? NaN;
  const above = sorted[Math.ceil(at)] ?? NaN;
  return below + (above - below) * (at % 1);
}

/** @throws RangeError where there is no sample. */
export function summarize(samples: readonly number[]): Summary {
  if (samples.length === 0) throw new RangeError('No samples.');
  return {
    median: quantile(samples, 0.5),
    min: Math.min(...samples),
    max: Math.max(...samples),
    p75: quantile(samples, 0.75),
  };
}
