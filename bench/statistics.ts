/** A summary of a figure's samples, in its unit. */
export interface Summary {
  median: number;
  min: number;
  max: number;
  p75: number;
}

/** The quantile, linearly interpolated between two samples. */
export function quantile(samples: readonly number[], fraction: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (sorted.length - 1) * fraction;
  const below = sorted[Math.floor(at)] ?? NaN;
  const above = sorted[Math.ceil(at)] ?? NaN;
  return below + (above - below) * (at % 1);
}

/** @throws RangeError without samples. */
export function summarize(samples: readonly number[]): Summary {
  if (samples.length === 0) throw new RangeError('No samples.');
  return {
    median: quantile(samples, 0.5),
    min: Math.min(...samples),
    max: Math.max(...samples),
    p75: quantile(samples, 0.75),
  };
}
