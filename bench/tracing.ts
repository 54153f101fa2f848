import type { CDPSession } from '@playwright/test';

export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** By the clock, waiting for a core of the machine included. */
  dur?: number;
  /** Of the processor's time, for this thread alone. */
  tdur?: number;
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

const isOn = (a: Pick<TraceEvent, 'pid' | 'tid'>, b: TraceEvent | undefined): boolean =>
  a.pid === b?.pid && a.tid === b.tid;

/**
 * What the page's main thread worked in each frame, in milliseconds, by the clock or of the processor's time: a frame ends with the task
 * that commits it.
 */
export function frameWorks(events: readonly TraceEvent[], time: 'dur' | 'tdur' = 'dur'): number[] {
  const commits = events.filter(({ name }) => name === 'Commit').sort((a, b) => a.ts - b.ts);
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && isOn({ pid, tid }, commits[0]))
    .sort((a, b) => a.ts - b.ts);
  const works: number[] = [];
  let work = 0;
  let ended = 0;
  for (const task of tasks) {
    const { ts, dur = 0 } = task;
    work += (task[time] ?? 0) / 1000;
    const before = ended;
    while ((commits[ended]?.ts ?? Infinity) <= ts + dur) ended += 1;
    if (ended === before) continue;
    works.push(work);
    work = 0;
  }
  return works;
}
