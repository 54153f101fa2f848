import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { isExecutable } from './is-executable';

export interface FoundChromium {
  path: string;
  source: string;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browsers for the journeys, preferred first: only CHROMIUM_PATH if it is set, else Playwright's own, else the system's.
 */
export function findChromium(): FoundChromium[] {
  const asked = process.env.CHROMIUM_PATH;
  if (asked !== undefined && asked !== '') {
    if (!isExecutable(asked)) throw new Error(`CHROMIUM_PATH is not an executable file: ${asked}`);
    return [{ path: asked, source: 'CHROMIUM_PATH' }];
  }
  const folders = new Set([
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...FOLDERS,
  ]);
  const system = [
    ...NAMES.flatMap((name) => [...folders].map((folder) => join(folder, name))),
    ...MAC,
  ];
  return [
    { path: chromium.executablePath(), source: "Playwright's own" },
    ...system.map((path) => ({ path, source: 'the system' })),
  ].filter(({ path }) => isExecutable(path));
}
