// @vitest-environment node
import { spawn } from 'node:child_process';
import { startServer } from '@mocks/node';
import { createTestClient } from '@mocks/test-client';
import { expect, it, vi } from 'vitest';

/** The command as a person runs it, in a group of processes of its own, as of a terminal. */
function run(args: string[]) {
  const env = { ...process.env, PANEL_PASSWORD: 'admin123' };
  const all = ['run', '--silent', 'check:api', '--', '--user', 'admin', ...args];
  const child = spawn('npm', all, { detached: true, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const code = new Promise((resolve) => child.once('close', resolve));
  return {
    stop: (signal: NodeJS.Signals) => process.kill(-child.pid!, signal),
    code,
    said: () => said,
  };
}

it.concurrent.each([
  ['SIGINT', 'once'],
  ['SIGTERM', 'once'],
  ['SIGHUP', 'once'],
  ['SIGINT', 'twice'],
] as const)('%s %s: what was made is removed, or listed', async (signal, times) => {
  const { api, time } = createTestClient();
  // The command has the machine's clock: a token must not have expired by it.
  time.now = new Date('2090-01-01');
  const before = api.db.snapshot().data;
  const server = await startServer({ api, port: 0 });
  const until = (is: () => boolean) => vi.waitFor(() => expect(is()).toBe(true), 30_000);
  const url = `http://127.0.0.1:${server.port}/api`;
  const check = run(['--url', url, '--write', '--only', 'clientes,servicios']);
  await until(() => api.db.servicios.rows.length > before.servicios.length);
  api.faults.latency = times === 'once' ? 4 : 90;
  check.stop(signal);
  if (times === 'twice') {
    const at = api.requests.length;
    // Later than a signal that npm passes on.
    await until(() => api.requests.length > at + 7);
    check.stop(signal);
  }
  expect(await check.code).not.toBe(0);
  expect(check.said()).toContain('Stopping');
  expect(check.said()).not.toContain('Nothing differs');
  api.faults.latency = 0;
  const [, file] = /--clean (\S+)/.exec(check.said()) ?? [];
  expect(file === undefined).toBe(times === 'once');
  if (file) expect(await run(['--clean', file]).code).toBe(0);
  expect(api.db.snapshot().data).toEqual(before);
  await server.close();
});
