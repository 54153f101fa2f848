import { delimiter, join } from 'node:path';
import { aptInstall } from './apt';
import type { FoundChromium } from './find-chromium';
import { findFirefox, findWebKit } from './find-engines';
import { findNginx } from './find-nginx';
import { isExecutable } from './is-executable';
import { chromiumPackages, NO_CHROMIUM, usableChromium } from './provide-chromium';

interface Tool {
  packages: string[];
  isThere: () => boolean;
  /** Said if it cannot be installed. */
  lack: string;
}

interface Provided {
  chromium: FoundChromium | undefined;
  /** A sentence for each tool whose tests fail without it. */
  missing: string[];
  /** A sentence for each engine whose journeys are skipped. */
  skipped: string[];
}

const hasCommand = (name: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => isExecutable(join(folder, name)));

const NEEDED: Tool[] = [
  {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    isThere: () => findNginx() !== undefined,
    lack: "There is no nginx with the brotli module and none could be installed. Install Debian's nginx and libnginx-mod-http-brotli-static.",
  },
  {
    // The scripts in deploy/ need them.
    packages: ['gettext-base', 'jq', 'rsync'],
    isThere: () => ['envsubst', 'jq', 'rsync'].every(hasCommand),
    lack: "There is no envsubst, jq or rsync, and none could be installed. Install Debian's gettext-base, jq and rsync.",
  },
  {
    // They read a label's barcode from its PDF.
    packages: ['poppler-utils', 'zbar-tools'],
    isThere: () => hasCommand('pdftoppm') && hasCommand('zbarimg'),
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

/** Installs what the tests need and the machine lacks, with one run of apt-get. */
export async function provideTools(): Promise<Provided> {
  const groups = lacking([...NEEDED, ...ENGINES]).map(({ packages }) => packages);
  await aptInstall(...groups, ...(await chromiumPackages()));
  const chromium = await usableChromium();
  return {
    chromium,
    missing: [...(chromium === undefined ? [NO_CHROMIUM] : []), ...sentences(NEEDED)],
    skipped: sentences(ENGINES),
  };
}
