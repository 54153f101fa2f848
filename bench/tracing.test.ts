import { expect, test } from 'vitest';
import { type TraceEvent, frameWorks } from './tracing';

const MAIN = { pid: 1, tid: 1 };
const OTHER = { pid: 2, tid: 1 };
const task = (ts: number, dur: number, where = MAIN): TraceEvent => ({
  name: 'RunTask',
  ...where,
  ts,
  dur,
});
const commit = (ts: number): TraceEvent => ({ name: 'Commit', ...MAIN, ts });

test('a frame is all that the main thread did up to the task that commits it', () => {
  const events = [
    task(0, 4_000),
    task(5_000, 10_000),
    commit(14_000),
    task(20_000, 3_000),
    commit(22_000),
  ];
  expect(frameWorks(events)).toEqual([14, 3]);
});

test('what other threads do, and what comes after the last frame, is of no frame', () => {
  const events = [task(0, 9_000, OTHER), task(0, 2_000), commit(1_000), task(3_000, 50_000)];
  expect(frameWorks(events)).toEqual([2]);
});

test('the time of the processor is told apart from that of the clock', () => {
  const waited = { ...task(0, 9_000), tdur: 4_000 };
  expect(frameWorks([waited, commit(8_000)], 'tdur')).toEqual([4]);
});

test('events are in no order', () => {
  expect(frameWorks([commit(22_000), task(20_000, 3_000), commit(4_000), task(0, 5_000)])).toEqual([
    5, 3,
  ]);
});

test('without a frame there is nothing to tell', () => {
  expect(frameWorks([task(0, 5_000)])).toEqual([]);
});
