import { aptInstall } from './apt';
import { findFirefox, findWebKit } from './find-engines';

/** Installs Debian's Firefox and WebKitGTK if missing. Returns a sentence for each that it cannot install. */
export async function provideEngines(): Promise<string[]> {
  if (findFirefox() === undefined) await aptInstall('firefox-esr');
  if (findWebKit() === undefined) await aptInstall('webkit2gtk-driver', 'xvfb');
  const missing: string[] = [];
  if (findFirefox() === undefined) {
    missing.push('No Firefox, and none could be installed: its journeys are skipped.');
  }
  if (findWebKit() === undefined) {
    missing.push(
      'No WebKitGTK (webkit2gtk-driver, xvfb), and none could be installed: its journeys are skipped.',
    );
  }
  return missing;
}
