import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Adds the packages that only a worker bundles to the file of licenses: Vite lists those of the page's chunks alone. */
export const workerLicenses = (fileName: string, packages: readonly string[]): Plugin => ({
  name: 'worker-licenses',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const notices = bundle[fileName];
      if (notices?.type !== 'asset') throw new Error(`${fileName} is not in the bundle.`);
      const added = packages.map(
        (name) => `## ${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8')}`,
      );
      notices.source = [String(notices.source), ...added].join('\n');
    },
  },
});
