import { readdirSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { isExecutable } from './find-command';

export interface FoundChromium {
  path: string;
  source: string;
}

/** Chromium without a user interface, which opens a page in a quarter of the time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const isShell = ({ path }: FoundChromium): boolean => SHELLS.includes(basename(path));

/** Playwright's own shell is beside its own browser: `chromium_headless_shell-1/chrome-headless-shell-linux64/` beside `chromium-1/chrome-linux64/`. */
function ownShells(): string[] {
  const folder = /^.*chromium-\d+/.exec(chromium.executablePath())?.[0] ?? '';
  const shell = folder.replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1');
  try {
    return readdirSync(shell).flatMap((inside) => SHELLS.map((name) => join(shell, inside, name)));
  } catch {
    return [];
  }
}

/**
 * The browsers for the journeys, preferred first: only CHROMIUM_PATH if it is set, else Playwright's own before the system's, and headless
 * shells before whole browsers.
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
  const inFolders = (names: string[]) =>
    names.flatMap((name) => [...folders].map((folder) => join(folder, name)));
  const own = (path: string) => ({ path, source: "Playwright's own" });
  const system = (path: string) => ({ path, source: 'the system' });
  return [
    ...ownShells().map(own),
    ...inFolders(SHELLS).map(system),
    own(chromium.executablePath()),
    ...[...inFolders(NAMES), ...MAC].map(system),
  ].filter(({ path }) => isExecutable(path));
}
