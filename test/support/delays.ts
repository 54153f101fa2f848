import { beforeEach } from 'vitest';
import { delays } from '@/lib/page/delays';

const TRUE = { ...delays };
/** Long enough for the keys before them, short enough not to slow the tests. */
const SHORT: typeof delays = {
  search: 30,
  palette: 30,
  saveDraft: 30,
  slowSearch: 30,
  guard: 30,
  beforeRefetch: 10,
  beforeNavigate: 10,
  print: 20,
  printPoll: 10,
  idle: 30,
  toast: TRUE.toast,
  retryChunk: 100,
  retryFetch: 20,
  connection: 100,
  burst: 200,
  scannedEnter: 500,
  scan: 10,
};

export const shortenDelays = (): void => void Object.assign(delays, SHORT);

/** For a file whose tests are about the real delays. */
export function keepDelays(): void {
  beforeEach(() => void Object.assign(delays, TRUE));
}
