import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Adds to the file of licenses what Vite does not list: the packages that only a worker bundles, and notes about what is compiled into a package.
 */
export const workerLicenses = (
  fileName: string,
  packages: readonly string[],
  notes: readonly string[],
): Plugin => ({
  name: 'worker-licenses',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const notices = bundle[fileName];
      if (notices?.type !== 'asset') throw new Error(`${fileName} is not in the bundle.`);
      const added = packages.map((name) => {
        const read = (file: string) => readFileSync(`node_modules/${name}/${file}`, 'utf8');
        const { version, license } = JSON.parse(read('package.json')) as Record<string, string>;
        return `## ${name} - ${version} (${license})\n\n${read('LICENSE')}`;
      });
      notices.source = [String(notices.source), ...added, ...notes].join('\n');
    },
  },
});
