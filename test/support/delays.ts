import { beforeEach } from 'vitest';
import { delays } from '@/lib/page/delays';

const TRUE = { ...delays };
/** What a test waits for in passing: long enough for the keys before it, short enough not to be felt. */
const SHORT: typeof delays = {
  search: 30,
  palette: 30,
  draft: 30,
  slowSearch: 30,
  guard: 30,
  beforeRefetch: 10,
  beforeNavigate: 10,
  print: 20,
  printPoll: 10,
  idle: 30,
  toast: 4000,
  retryChunk: 100,
  retryFetch: 20,
  connection: 100,
};

export const shortenDelays = (): void => void Object.assign(delays, SHORT);

/** The panel waits as long as it does for people: for the tests of a file that are about that. */
export function keepDelays(): void {
  beforeEach(() => void Object.assign(delays, TRUE));
}
