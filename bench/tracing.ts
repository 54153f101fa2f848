import type { CDPSession } from '@playwright/test';

export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** Microseconds by the clock, waiting for a core of the machine included. */
  dur?: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** What Chromium notes of its tasks and frames while something is done. */
export async function traced(cdp: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): void => {
    events.push(...(value as TraceEvent[]));
  };
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  try {
    await work();
  } finally {
    const complete = new Promise<void>((resolve) => {
      cdp.once('Tracing.tracingComplete', () => {
        resolve();
      });
    });
    await cdp.send('Tracing.end');
    await complete;
    cdp.off('Tracing.dataCollected', collect);
  }
  return events;
}

/**
 * What each frame of a trace took of the page's main thread, in milliseconds by the clock: the task that draws it, from its beginning, by
 * way of handlers, script, style, layout and paint, to its commit.
 */
export function framesOf(events: readonly TraceEvent[]): number[] {
  const commits = events.filter(({ name }) => name === 'Commit');
  const [first] = commits;
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === first?.pid && tid === first.tid)
    .filter(({ ts, dur = 0 }) => commits.some((commit) => commit.ts >= ts && commit.ts <= ts + dur))
    .map(({ dur = 0 }) => dur / 1000);
}
