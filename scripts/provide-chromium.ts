import { aptInstall } from './apt';
import { type FoundChromium, findChromium, isShell } from './find-chromium';
import { log } from './progress';
import { type Outcome, run, runBin } from './run';

const isRoot = process.getuid?.() === 0;
const onLinux = process.platform === 'linux';

export const CHROMIUM_PACKAGES = ['chromium-headless-shell', 'fonts-liberation'];
export const NO_CHROMIUM =
  'There is no Chromium and none could be installed. Install Chromium, its headless shell or Google Chrome, or set CHROMIUM_PATH to its executable.';

/** Playwright's Chromium starts only if its system libraries are installed. */
const starts = async (path: string): Promise<boolean> =>
  (await run(path, ['--version'])).code === 0;

export async function usableChromium(): Promise<FoundChromium | undefined> {
  for (const found of findChromium()) if (await starts(found.path)) return found;
  return undefined;
}

/** Whether nothing better could be installed: a whole Chromium does, but takes four times as long to open a page. */
export const isPreferred = (found: FoundChromium | undefined): boolean =>
  found !== undefined && (found.source === 'CHROMIUM_PATH' || isShell(found));

/** Installs Playwright's own shell. */
export async function downloadChromium(): Promise<FoundChromium | undefined> {
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

/** The preferred Chromium that starts, installed if it is missing. */
export async function provideChromium(): Promise<FoundChromium> {
  const found = (await usableChromium()) ?? (await downloadChromium());
  if (found && isPreferred(found)) return found;
  await aptInstall(CHROMIUM_PACKAGES);
  const installed = await usableChromium();
  if (installed === undefined) throw new Error(NO_CHROMIUM);
  return installed;
}
