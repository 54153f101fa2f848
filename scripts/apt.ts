import { log } from './progress';
import { run } from './run';

const isRoot = process.getuid?.() === 0;

/** Prints what apt-get wrote only if it failed. */
async function apt(...args: string[]): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = isRoot
    ? await run('apt-get', args, { env })
    : await run('sudo', ['-n', 'apt-get', ...args], { env });
  if (code !== 0) log(output.trimEnd());
  return code === 0;
}

const install = (packages: string[]): Promise<boolean> =>
  apt('install', '-y', '--no-install-recommends', ...packages);

/** Whether there is an apt-get, and a `sudo` that asks for no password or the user is root. */
export const canInstall = async (): Promise<boolean> =>
  (await run('apt-get', ['--version'])).code === 0 &&
  (isRoot || (await run('sudo', ['-n', 'true'])).code === 0);

/**
 * Installs groups of Debian's packages, if it can. A group that cannot be installed does not keep the others from it.
 */
export async function aptInstall(...groups: string[][]): Promise<void> {
  if (groups.length === 0 || !(await canInstall())) return;
  log(`Installing ${groups.flat().join(', ')} with apt-get.`);
  if (!(await apt('update')) || (await install(groups.flat()))) return;
  if (groups.length > 1) for (const group of groups) await install(group);
}
