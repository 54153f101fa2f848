const isRoot = process.getuid?.() === 0;

/** Chromium without what it does by itself in the background. */
export const CHROMIUM_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
