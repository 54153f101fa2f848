import { expect, test } from 'vitest';
import { type TraceEvent, framesOf } from './tracing';

const MAIN = { pid: 1, tid: 1 };
const OTHER = { pid: 2, tid: 1 };
const task = (ts: number, dur: number, where = MAIN): TraceEvent => ({
  name: 'RunTask',
  ...where,
  ts,
  dur,
});
const commit = (ts: number): TraceEvent => ({ name: 'Commit', ...MAIN, ts });

test('a frame takes the task that commits it, on the page’s main thread', () => {
  const events = [
    task(0, 9_000, OTHER),
    task(0, 4_000),
    task(5_000, 10_000),
    commit(14_000),
    task(20_000, 3_000),
    commit(22_000),
    task(30_000, 50_000),
  ];
  expect(framesOf(events)).toEqual([10, 3]);
  expect(framesOf([task(0, 5_000)])).toEqual([]);
});
