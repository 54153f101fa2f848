import { aptInstall, canInstall } from './apt';
import type { FoundChromium } from './find-chromium';
import { lacksCommand } from './find-command';
import { findFirefox, findWebKit } from './find-engines';
import { findNginx } from './find-nginx';
import { chromiumPackages, isPreferred, NO_CHROMIUM, usableChromium } from './provide-chromium';

interface Tool {
  packages: string[];
  isThere: () => boolean;
  /** Said if it cannot be installed. */
  lack: string;
}

interface Provided {
  chromium: FoundChromium | undefined;
  /** A sentence for each tool that could have been installed and is not there, which is a failure. */
  missing: string[];
  /** A sentence for each tool whose tests are skipped. */
  skipped: string[];
}

const NEEDED: Tool[] = [
  {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    isThere: () => findNginx() !== undefined,
    lack: "There is no nginx with the brotli module and none could be installed. Install Debian's nginx and libnginx-mod-http-brotli-static.",
  },
  {
    // The scripts in deploy/ need them.
    packages: ['gettext-base', 'jq', 'rsync'],
    isThere: () => !lacksCommand('envsubst', 'jq', 'rsync'),
    lack: "There is no envsubst, jq or rsync, and none could be installed. Install Debian's gettext-base, jq and rsync.",
  },
  {
    // They read a label's barcode from its PDF.
    packages: ['poppler-utils', 'zbar-tools'],
    isThere: () => !lacksCommand('pdftoppm', 'zbarimg'),
    lack: "There is no pdftoppm or no zbarimg, and none could be installed. Install Debian's poppler-utils and zbar-tools.",
  },
];

const ENGINES: Tool[] = [
  {
    packages: ['firefox-esr'],
    isThere: () => findFirefox() !== undefined,
    lack: 'No Firefox, and none could be installed: its journeys are skipped.',
  },
  {
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => findWebKit() !== undefined,
    lack: 'No WebKitGTK (webkit2gtk-driver, xvfb), and none could be installed: its journeys are skipped.',
  },
];

const lacking = (tools: Tool[]): Tool[] => tools.filter(({ isThere }) => !isThere());
const sentences = (tools: Tool[]): string[] => lacking(tools).map(({ lack }) => lack);

/** What `provideTools` will install as root, or what is skipped because nobody can install it. */
export async function describePlan(): Promise<string> {
  const asRoot = await canInstall();
  const found = await usableChromium();
  const names = lacking([...NEEDED, ...ENGINES]).flatMap(({ packages }) => packages);
  if (found === undefined || (asRoot && !isPreferred(found)))
    names.push("Chromium's headless shell and its libraries");
  if (names.length === 0) return 'Nothing to install: every tool of the tests is there.';
  return asRoot
    ? `Installs as root: ${names.join(', ')}.`
    : `Installs nothing without root, and skips what needs ${names.join(', ')}.`;
}

/** Installs what the tests need and the machine lacks, with one run of apt-get. */
export async function provideTools(): Promise<Provided> {
  const groups = lacking([...NEEDED, ...ENGINES]).map(({ packages }) => packages);
  await aptInstall(...groups, ...(await chromiumPackages()));
  const chromium = await usableChromium();
  const lacks = [...(chromium === undefined ? [NO_CHROMIUM] : []), ...sentences(NEEDED)];
  const engines = sentences(ENGINES);
  return (await canInstall())
    ? { chromium, missing: lacks, skipped: engines }
    : { chromium, missing: [], skipped: [...lacks, ...engines] };
}
