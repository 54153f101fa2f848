import { aptInstall } from './apt';
import { type FoundChromium, findChromium } from './find-chromium';
import { type Outcome, run, runBin } from './run';

const isRoot = process.getuid?.() === 0;
const onLinux = process.platform === 'linux';

async function installOwn(): Promise<void> {
  console.log("No Chromium found: installing Playwright's.");
  const playwright = (...args: string[]): Promise<Outcome> =>
    runBin('playwright', args, {
      live: true,
      // Without internet, fail in seconds; the default takes minutes.
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    });
  const { code } = await playwright('install', '--no-shell', 'chromium');
  if (code === 0 && onLinux && isRoot) await playwright('install-deps', 'chromium');
}

const installFromApt = (): Promise<void> => aptInstall('chromium', 'fonts-liberation');

/** Playwright's Chromium starts only if its system libraries are installed. */
const starts = async (path: string): Promise<boolean> =>
  (await run(path, ['--version'])).code === 0;

async function usable(): Promise<FoundChromium | undefined> {
  for (const found of findChromium()) if (await starts(found.path)) return found;
  return undefined;
}

/** The first Chromium that starts, installed if there is none. */
export async function provideChromium(): Promise<FoundChromium> {
  for (const install of [installOwn, installFromApt]) {
    const found = await usable();
    if (found !== undefined) return found;
    await install();
  }
  const found = await usable();
  if (found !== undefined) return found;
  throw new Error(
    'There is no Chromium and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.',
  );
}
