import { expect, it } from 'vitest';
import { takeFresh, type Vistos } from './fresh-codes';

/** In tenths of a second, with a picture each: when the code is in view, and when it is taken. */
it.each([
  ['is held in view', '0-90', [0]],
  ['is missed in some pictures', '0-3 11-20 29-40', [0]],
  ['comes back within two seconds', '0-3 15-18', [0]],
  ['comes back within two seconds and stays', '0-3 15-40', [0, 20]],
  ['comes back after two seconds', '0-3 22-40', [0, 22]],
  ['was held long and comes back a second later', '0-40 50-60', [0, 50]],
  ['was held long and comes back at once', '0-40 49-60', [0]],
])('takes a code that %s at the right times', (_, views, taken) => {
  const shown = views.split(' ').flatMap((view) => {
    const [from = 0, to = 0] = view.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  let vistos: Vistos = new Map();
  const times: number[] = [];
  for (let tenth = 0; tenth < 100; tenth += 1) {
    const looked = takeFresh(shown.includes(tenth) ? ['A-1'] : [], vistos, tenth * 100);
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
