import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { expect, it, onTestFinished } from 'vitest';

const NOW = '2026-03-05T10:30:00-03:00';

it('`npm run mock -- --now` serves the API without a panel, at that time and in memory', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'mock-'));
  const start = join(import.meta.dirname, 'bin/start.ts');
  const tsx = join(import.meta.dirname, '../node_modules/tsx/dist/loader.mjs');
  const server = spawn(process.execPath, ['--import', tsx, start, '--now', NOW], {
    cwd,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
    rmSync(cwd, { recursive: true });
  });
  const [banner] = (await once(server.stdout, 'data')) as [Buffer];
  const [origin = ''] = /http:\/\/localhost:\d+/.exec(banner.toString()) ?? [];

  const signedIn = await fetch(`${origin}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin123' }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const newest = await fetch(`${origin}/api/movimientos/?pagina=0&cantidad=1&texto=`, { headers });
  expect(decodeJwt(token).iat).toBe(Date.parse(NOW) / 1000);
  expect(await newest.text()).toContain('/03/2026"');
  expect(readdirSync(cwd)).toEqual([]);
});
