import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lacksCommand } from './find-command';

let folder: string;
beforeEach(({ skip }) => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  skip(lacksCommand('envsubst', 'jq', 'rsync'));
  for (const name of ['sites-enabled', 'snippets'])
    mkdirSync(join(folder, 'nginx', name), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const sh = (script: string, env: Record<string, string>) =>
  spawnSync('sh', [script], { encoding: 'utf8', env: { PATH: process.env.PATH, ...env } });

describe('deploy/install.sh', () => {
  const SITE = 'nginx/sites-enabled/panel';
  const HEADERS = 'nginx/snippets/panel-security-headers.conf';
  const CONFIG = 'srv/admin/config.json';
  const ENV = { API_UPSTREAM: 'http://127.0.0.1:8080' };

  /** Unpacks a release, whose files all contain its name, and installs it. */
  function install(release: string, env: Record<string, string>) {
    cpSync('deploy', join(folder, release, 'deploy'), { recursive: true });
    write(
      `${release}/deploy/nginx/panel-security-headers.conf.template`,
      `${release} \${CALL_SOURCES}`,
    );
    write(`${release}/admin/index.html`, release);
    write(`${release}/admin/config.json`, '{ "apiUrl": "/api", "errorCollector": null }');
    write(`${release}/admin/assets/${release}.js`, release);
    const { status, stderr } = sh(join(folder, release, 'deploy/install.sh'), {
      NGINX_FOLDER: join(folder, 'nginx'),
      PANEL_ROOT: join(folder, 'srv'),
      ...env,
    });
    return { status, stderr };
  }
  const DONE = { status: 0, stderr: '' };

  it('installs a release, a newer one and the former one, and keeps the site, config.json and the assets of open tabs', () => {
    expect(install('release-1', ENV)).toEqual(DONE);
    expect(read(SITE)).toContain('proxy_pass http://127.0.0.1:8080;');
    expect(read(SITE)).not.toContain('listen ${');
    write(SITE, 'edited');
    write(CONFIG, '{ "companyName": "Expreso Sur" }');

    for (const release of ['release-20', 'release-1']) {
      expect(install(release, {})).toEqual(DONE);
      expect(read('srv/admin/index.html')).toBe(release);
      expect(read(HEADERS)).toBe(`${release} 'self'`);
      expect(read(SITE)).toBe('edited');
      expect(read(CONFIG)).toContain('Expreso Sur');
      expect(read('srv/admin/assets/release-1.js')).toBe('release-1');
      expect(read('srv/admin/assets/release-20.js')).toBe('release-20');
    }
  });

  it('allows calls to the origins that config.json names', () => {
    write(
      CONFIG,
      '{ "apiUrl": "https://api.example:8443/api", "errorCollector": "http://errores.example/x" }',
    );
    install('release-1', ENV);
    expect(read(HEADERS)).toBe("release-1 'self' https://api.example:8443 http://errores.example");
  });

  it('asks for the origin of the API when it writes the site, and writes nothing without it', () => {
    const { status, stderr } = install('release-1', {});
    expect(status).not.toBe(0);
    expect(stderr).toContain('API_UPSTREAM');
    expect(() => read(SITE)).toThrow('ENOENT');
    expect(() => read(CONFIG)).toThrow('ENOENT');
  });
});

describe('deploy/start.sh', () => {
  it.each([
    ['API_UPSTREAM', 'http://api:8080/', 'an origin such as http://api:8080'],
    ['PANEL_LISTEN', 'http', 'a port'],
    ['API_URL', 'api.example.com/api', 'a URL, or a path that begins with /'],
    ['ERROR_COLLECTOR', "https://a.example'; /", 'a URL, or a path that begins with /'],
    ['LOGO', 'https://cdn.example/logo.svg', 'a path that begins with /'],
    ['NEXT_DAY_HOUR', 'abc', 'an hour from 0 to 24'],
    ['NEXT_DAY_HOUR', '25', 'an hour from 0 to 24'],
    ['IDEMPOTENCY_KEYS', 'TRUE', 'true or false'],
  ])('stops at %s=%s, and says that it is not %s', (name, value, what) => {
    const env = { PANEL_STATE: folder, PANEL_ROOT: folder, PANEL_LISTEN: '8080', [name]: value };
    const { status, stderr } = sh('deploy/start.sh', env);
    expect(status).not.toBe(0);
    expect(stderr).toBe(`${name}=${value} is not ${what}.\n`);
  });
});
