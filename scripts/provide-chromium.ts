import { aptInstall } from './apt';
import { type FoundChromium, findChromium, isShell } from './find-chromium';
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
  const { code } = await playwright('install', '--only-shell', 'chromium');
  if (code === 0 && onLinux && isRoot) await playwright('install-deps', 'chromium');
}

const installFromApt = (): Promise<void> =>
  aptInstall('chromium-headless-shell', 'fonts-liberation');

/** Playwright's Chromium starts only if its system libraries are installed. */
const starts = async (path: string): Promise<boolean> =>
  (await run(path, ['--version'])).code === 0;

async function usable(): Promise<FoundChromium | undefined> {
  for (const found of findChromium()) if (await starts(found.path)) return found;
  return undefined;
}

/** The preferred Chromium that starts. Installs the headless shell if it is missing: from Debian where there is a whole Chromium to fall back on. */
export async function provideChromium(): Promise<FoundChromium> {
  if (!(await usable())) await installOwn();
  const found = await usable();
  if (found && (found.source === 'CHROMIUM_PATH' || isShell(found))) return found;
  await installFromApt();
  const provided = await usable();
  if (provided) return provided;
  throw new Error(
    'There is no Chromium and none could be installed. Install Chromium, its headless shell or Google Chrome, or set CHROMIUM_PATH to its executable.',
  );
}
