import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SERVERS } from '../../build/security-headers';
import { findNginx } from '../../scripts/find-nginx';
import { freePort } from '../support/free-port';

export interface RunningNginx {
  /** The panel's home, with the base path and a trailing slash. */
  url: string;
  /** Serves another build from now on. */
  deploy: (dist: string) => void;
  close: () => void;
}

/** Replaces `${NAME}`, as `envsubst` does in a deployment. */
const fill = (template: string, values: Record<string, string>): string =>
  template.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Serves a build through nginx with deploy/'s site, in front of the API at the origin `api`. */
export async function startNginx(dist: string, api: string): Promise<RunningNginx> {
  const nginx = findNginx();
  if (nginx === undefined) throw new Error('No nginx: `npx tsx scripts/provide.ts` gets one.');

  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  for (const name of ['root', 'sites-enabled', 'snippets']) mkdirSync(join(folder, name));
  const port = await freePort();
  const conf = join(folder, 'nginx.conf');
  const main = readFileSync('deploy/nginx/nginx.conf.template', 'utf8');
  const errorLog = join(folder, 'error.log');
  const values = { PANEL_STATE: folder, ERROR_LOG: errorLog, BROTLI_MODULE: nginx.brotli };
  writeFileSync(conf, fill(main, values));
  writeFileSync(
    join(folder, 'sites-enabled', 'panel'),
    fill(readFileSync('deploy/nginx/panel.conf.template', 'utf8'), {
      PANEL_LISTEN: `127.0.0.1:${port}`,
      PANEL_ROOT: join(folder, 'root'),
      API_UPSTREAM: api,
    }),
  );
  const indexHtml = readFileSync(join(dist, 'index.html'), 'utf8');
  writeFileSync(
    join(folder, 'snippets', 'panel-security-headers.conf'),
    fill(SERVERS.nginx(indexHtml), { CALL_SOURCES: "'self'" }),
  );

  const deploy = (next: string): void => {
    symlinkSync(resolve(next), join(folder, 'next'));
    renameSync(join(folder, 'next'), join(folder, 'root', 'admin'));
  };
  const run = (...args: string[]): void => {
    // nginx's workers could not read the folder as another user.
    const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
    execFileSync(nginx.path, ['-c', conf, '-e', errorLog, ...asRoot, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };

  deploy(dist);
  // nginx daemonizes once it listens.
  run();
  return {
    url: `http://127.0.0.1:${port}/admin/`,
    deploy,
    close() {
      run('-s', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
