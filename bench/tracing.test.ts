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

test('measures the task that commits a frame, and all main-thread work since the previous frame', () => {
  const events = [
    task(0, 4_000),
    task(5_000, 10_000),
    commit(14_000),
    task(20_000, 3_000),
    commit(22_000),
  ];
  expect(framesOf(events)).toEqual([
    { drawing: 10, total: 14 },
    { drawing: 3, total: 3 },
  ]);
});

test('ignores other threads, and work after the last frame', () => {
  const events = [task(0, 9_000, OTHER), task(0, 2_000), commit(1_000), task(3_000, 50_000)];
  expect(framesOf(events)).toEqual([{ drawing: 2, total: 2 }]);
});

test('accepts events in any order', () => {
  const events = [commit(22_000), task(20_000, 3_000), commit(4_000), task(0, 5_000)];
  expect(framesOf(events).map(({ drawing }) => drawing)).toEqual([5, 3]);
});

test('handles a trace without frames', () => {
  expect(framesOf([task(0, 5_000)])).toEqual([]);
});
