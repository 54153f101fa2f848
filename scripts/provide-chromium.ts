import { aptInstall } from './apt';
import { type FoundChromium, findChromium, isShell } from './find-chromium';
import { log } from './progress';
import { type Outcome, run, runBin } from './run';

const isRoot = process.getuid?.() === 0;
const onLinux = process.platform === 'linux';

const PACKAGES = ['chromium-headless-shell', 'fonts-liberation'];
export const NO_CHROMIUM =
  'There is no Chromium and none could be installed. Install Chromium, its headless shell or Google Chrome, or set CHROMIUM_PATH to its executable.';

/** Playwright's Chromium starts only if its system libraries are installed. */
const starts = async (path: string): Promise<boolean> =>
  (await run(path, ['--version'])).code === 0;

export async function usableChromium(): Promise<FoundChromium | undefined> {
  for (const found of findChromium()) if (await starts(found.path)) return found;
  return undefined;
}

/** Installs Playwright's own shell. */
async function download(): Promise<FoundChromium | undefined> {
  log("No Chromium found: installing Playwright's.");
  const playwright = (...args: string[]): Promise<Outcome> =>
    runBin('playwright', args, {
      // Without internet, fail in seconds; the default takes minutes.
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    });
  const { code, output } = await playwright('install', '--only-shell', 'chromium');
  if (code !== 0) log(output.trimEnd().split('\n').at(0) ?? '');
  else if (onLinux && isRoot) await playwright('install-deps', 'chromium');
  return usableChromium();
}

export const isPreferred = (found: FoundChromium): boolean =>
  found.source === 'CHROMIUM_PATH' || isShell(found);

/**
 * Debian's packages to install for the headless shell: none if there is one or CHROMIUM_PATH names a browser. A whole Chromium would do,
 * but takes four times as long to open a page. Without any browser, tries Playwright's own shell first.
 */
export async function chromiumPackages(): Promise<string[][]> {
  const found = (await usableChromium()) ?? (await download());
  return found && isPreferred(found) ? [] : [PACKAGES];
}

/** The preferred Chromium that starts, installed if it is missing. */
export async function provideChromium(): Promise<FoundChromium> {
  await aptInstall(...(await chromiumPackages()));
  const found = await usableChromium();
  if (found === undefined) throw new Error(NO_CHROMIUM);
  return found;
}
