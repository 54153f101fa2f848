import { run } from './run';

const isRoot = process.getuid?.() === 0;

/** Installs Debian's packages, as root or through a `sudo` that asks for no password. Without apt-get it does nothing. */
export async function aptInstall(...packages: string[]): Promise<void> {
  if ((await run('apt-get', ['--version'])).code !== 0) return;
  console.log(`Installing ${packages.join(', ')} with apt-get.`);
  const apt = async (...args: string[]): Promise<boolean> => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { code } = isRoot
      ? await run('apt-get', args, { live: true, env })
      : await run('sudo', ['-n', 'apt-get', ...args], { live: true, env });
    return code === 0;
  };
  if (await apt('update')) await apt('install', '-y', '--no-install-recommends', ...packages);
}
