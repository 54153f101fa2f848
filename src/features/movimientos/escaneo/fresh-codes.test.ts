import { expect, it } from 'vitest';
import { takeFresh, type Vistos } from './fresh-codes';

/** The tenths of a second in which a picture every tenth showed the code, and those in which it was taken. */
it.each([
  ['a code that is held in view', [[0, 90]], [0]],
  [
    'a code that is missed in some pictures',
    [
      [0, 3],
      [11, 20],
      [29, 40],
    ],
    [0],
  ],
  [
    'a code that comes back within two seconds',
    [
      [0, 3],
      [15, 18],
    ],
    [0],
  ],
  [
    'a code that comes back within two seconds and stays',
    [
      [0, 3],
      [15, 40],
    ],
    [0, 20],
  ],
  [
    'a code that comes back after two seconds',
    [
      [0, 3],
      [22, 40],
    ],
    [0, 22],
  ],
  [
    'a code that was held long and comes back a second later',
    [
      [0, 40],
      [50, 60],
    ],
    [0, 50],
  ],
  [
    'a code that was held long and comes back at once',
    [
      [0, 40],
      [49, 60],
    ],
    [0],
  ],
] as [string, [number, number][], number[]][])('takes %s at the right times', (_, views, taken) => {
  let vistos: Vistos = new Map();
  const times: number[] = [];
  for (let tenth = 0; tenth < 100; tenth += 1) {
    const codes = views.some(([from, to]) => tenth >= from && tenth <= to) ? ['A-1'] : [];
    const looked = takeFresh(codes, vistos, tenth * 100);
    vistos = looked.vistos;
    if (looked.fresh.length > 0) times.push(tenth);
  }
  expect(times).toEqual(taken);
});

it('takes each code of a picture once, whatever the others do', () => {
  const first = takeFresh(['A-1', 'A-2', 'A-1'], new Map(), 0);
  expect(first.fresh).toEqual(['A-1', 'A-2']);
  expect(takeFresh(['A-2', 'A-10'], first.vistos, 100).fresh).toEqual(['A-10']);
});
