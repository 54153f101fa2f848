const isRoot = process.getuid?.() === 0;

/** Disables Chromium's background work. */
export const CHROMIUM_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell would round the width of each letter, as no desktop does.
  '--font-render-hinting=none',
];
