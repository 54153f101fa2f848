import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkApi, reportOf } from './check';
import { CannotRun } from './server';

const USAGE = `npm run check:api -- --url https://host/api --user NAME [--write] [--origin URL]
  --write       also makes changes, on records that it makes and removes itself
  --origin URL  also checks CORS for a panel on this other origin: https://panel.example
The password is asked for, or read from PANEL_PASSWORD.
Exit status: 0 nothing differs, 1 something differs, 2 could not run.`;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function readArgs() {
  const text = { type: 'string', default: '' } as const;
  const write = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { url: text, user: text, origin: text, write } }).values;
  } catch {
    // Its message may hold a password that was given as an argument.
    return fail(USAGE);
  }
}

/** Without showing it. */
async function askPassword(): Promise<string> {
  process.stderr.write('Password: ');
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  for await (const line of prompt) return line;
  return fail('No password was given.');
}

const { url, user: username, write, origin } = readArgs();
const isRight = /^https?:\/\/[^@]+$/.test(url) && /^(https?:\/\/[^/]+)?$/.test(origin);
if (!isRight || username === '') fail(USAGE);
const password = process.env.PANEL_PASSWORD ?? (await askPassword());
const interrupted = new AbortController();
process.once('SIGINT', () => {
  console.error('Stopping. What was made is being removed.');
  interrupted.abort();
});

const server = await checkApi({
  fetch,
  url,
  username,
  password,
  write,
  origin: origin || undefined,
  signal: interrupted.signal,
  now: () => new Date(),
  wait: (seconds) => wait(seconds * 1000),
  progress: (call) => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${call}`),
}).catch((error: unknown) => {
  throw error instanceof CannotRun ? fail(`\n${error.message}`) : error;
});
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
console.log(reportOf(server));
const differs = server.differences.size + server.leftBehind.length > 0;
process.exitCode = interrupted.signal.aborted ? 2 : Number(differs);
