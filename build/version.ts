import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The commit by its variable `COMMIT`, as in a container without git, or by git. Empty if neither knows it. */
function commit(): string {
  if (process.env.COMMIT) return process.env.COMMIT.slice(0, 7);
  try {
    return execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { stdio: 'pipe' })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

/** `1.0.0 (abc1234)`: the version in package.json, and the commit. */
export function panelVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const built = commit();
  return built ? `${version} (${built})` : version;
}

/** Names the version in the page, so that a commit by itself changes no chunk's hash. */
export const version = (): Plugin => ({
  name: 'version',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'version', content: panelVersion() }, injectTo: 'head' },
  ],
});
