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

const isOn = (a: Pick<TraceEvent, 'pid' | 'tid'>, b: TraceEvent | undefined): boolean =>
  a.pid === b?.pid && a.tid === b.tid;

/** What one frame took of the page's main thread, in milliseconds by the clock. */
export interface Frame {
  /** The task that draws it: from its beginning, by way of handlers, script, style, layout and paint, to its commit. */
  drawing: number;
  /** That, and all else since the frame before, such as garbage collected while there was nothing to draw. */
  total: number;
}

/** The frames of a trace, in order: each ends with the task that commits it. */
export function framesOf(events: readonly TraceEvent[]): Frame[] {
  const commits = events.filter(({ name }) => name === 'Commit').sort((a, b) => a.ts - b.ts);
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && isOn({ pid, tid }, commits[0]))
    .sort((a, b) => a.ts - b.ts);
  const frames: Frame[] = [];
  let total = 0;
  let ended = 0;
  for (const { ts, dur = 0 } of tasks) {
    const drawing = dur / 1000;
    total += drawing;
    const before = ended;
    while ((commits[ended]?.ts ?? Infinity) <= ts + dur) ended += 1;
    if (ended === before) continue;
    frames.push({ drawing, total });
    total = 0;
  }
  return frames;
}
