/** Milliseconds. Read them when needed, not at import: tests shorten them. */
export const delays = {
  search: 300,
  /** The same in the command palette, which also lists screens and actions. */
  palette: 200,
  saveDraft: 400,
  slowSearch: 300,
  /** Spec sections 4 and 9: a submitting control stays blocked this long after its request settles. */
  guard: 1000,
  /** Spec section 9: pauses after creating a movement, before the list refetches and before the app navigates. */
  beforeRefetch: 300,
  beforeNavigate: 200,
  /** Spec section 9: minimum time between opening the PDF and printing it. */
  print: 500,
  printPoll: 100,
  /** Before prefetching, in case the user moves on at once. */
  idle: 300,
  /** Spec section 9: a toast stays this long. */
  toast: 4000,
  retryChunk: 3000,
  /** Before retrying a failed fetch; doubles with each retry. */
  retryFetch: 1000,
  connection: 5000,
  /** Keys outside a field that follow each other sooner are a scanner's, whose Enter may come later. */
  burst: 50,
  scannedEnter: 500,
  scan: 100,
};

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
