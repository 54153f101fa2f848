/** How long the panel waits, in milliseconds. Read them when they are needed, not before: tests shorten them. */
export const delays = {
  /** From the last key of a search to its request. */
  search: 300,
  /** The same in the command palette, whose records come beside screens and actions. */
  palette: 200,
  /** From the last key in a new movement to its draft. */
  draft: 400,
  /** A search that takes longer says so. */
  slowSearch: 300,
  /** Spec sections 4 and 9: a submitting control stays blocked this long after its request settles. */
  guard: 1000,
  /** Spec section 9: pauses after a movement was created, before the list refetches and before the app navigates. */
  beforeRefetch: 300,
  beforeNavigate: 200,
  /** Spec section 9: minimum time between opening the PDF and printing it. */
  print: 500,
  /** Between two looks at whether a print window has loaded. */
  printPoll: 100,
  /** Before prefetching. A user who moves on at once may make it unnecessary. */
  idle: 300,
  /** Spec section 9: a toast stays this long. */
  toast: 4000,
  /** Before an overlay's chunk is fetched again. */
  retryChunk: 3000,
  /** Before a failed fetch is repeated, doubled for each further one. */
  retryFetch: 1000,
  /** Before a server that could not be reached is asked again. */
  connection: 5000,
};

/** Resolves after so many milliseconds. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
