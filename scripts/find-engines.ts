import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand, isExecutable } from './find-command';

export interface FoundWebKit {
  driver: string;
  browser: string;
  /** Xvfb, a virtual display. */
  display: string;
}

/** Debian's Firefox. */
export const findFirefox = (): string | undefined => findCommand('firefox-esr', 'firefox');

/** WebKitGTK's driver, its MiniBrowser (in a folder named after the architecture), and a display. */
export function findWebKit(): FoundWebKit | undefined {
  const driver = findCommand('WebKitWebDriver');
  const display = findCommand('Xvfb');
  if (driver === undefined || display === undefined) return undefined;
  const browser = readdirSync('/usr/lib')
    .map((machine) => join('/usr/lib', machine, 'webkit2gtk-4.1/MiniBrowser'))
    .find(isExecutable);
  return browser === undefined ? undefined : { driver, browser, display };
}
