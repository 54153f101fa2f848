import type { Bench, Family } from './family';
import type { Measured } from './report';
import { summarize } from './statistics';

/** A family that takes longer stops early, so that slow builds get fewer runs. */
const BUDGET_MS = 5 * 60_000;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Measures each figure of a family so many times. Leaves out a figure that failed in every run, and prints why. */
export async function measure(family: Family, bench: Bench, runs: number): Promise<Measured[]> {
  const samples: Record<string, number>[] = [];
  const start = performance.now();
  const warmUps = family.warmUp ? 1 : 0;
  for (let run = 1 - warmUps; run <= runs; run += 1) {
    if (samples.length > 0 && performance.now() - start > BUDGET_MS) break;
    console.log(`${family.name}: ${run === 0 ? 'warming up' : `run ${run} of ${runs}`}`);
    try {
      const sample = await family.sample(bench);
      if (run > 0) samples.push(sample);
    } catch (error) {
      console.error(`${family.name}: ${messageOf(error)}`);
    }
  }
  return Object.entries(family.figures).flatMap(([key, figure]): Measured[] => {
    const ofFigure = samples.flatMap((sample) => sample[key] ?? []).filter(Number.isFinite);
    if (ofFigure.length === 0) return [];
    return [{ ...figure, ...summarize(ofFigure), samples: ofFigure }];
  });
}
