import { type Browser, chromium } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** Chromium without what it does by itself in the background. */
export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
