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
      const added = packages.map((name) => {
        const read = (file: string) => readFileSync(`node_modules/${name}/${file}`, 'utf8');
        const { version, license } = JSON.parse(read('package.json')) as Record<string, string>;
        return `## ${name} - ${version} (${license})\n\n${read('LICENSE')}`;
      });
      notices.source = [String(notices.source), ...added].join('\n');
    },
  },
});
