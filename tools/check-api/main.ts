import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkApi, cleanUp, reportOf } from './check';
import { KINDS } from './kinds';
import { CannotRun, Stopped, type Book } from './server';

const AREAS = KINDS.map(({ area }) => area);
const USAGE = `npm run check:api -- --url https://host/api --user NAME [--write] [--only AREAS] [--origin URL]
npm run check:api -- --clean FILE --user NAME
  --write       also makes changes, on records that it makes and removes itself
  --only AREAS  checks a part, and what its records refer to: --only clientes,movimientos
                (${AREAS.join(', ')})
  --origin URL  also checks CORS for a panel on this other origin: https://panel.example
  --clean FILE  removes what a run with --write has left, by the list that it wrote
The password is asked for, or read from PANEL_PASSWORD. Ctrl+C stops, and removes what was made; a second one leaves it.
Exit status: 0 nothing differs, 1 something differs, 2 could not run or was stopped.`;
/** npm passes on a signal that the terminal has sent as well. */
const SAME_SIGNAL = 500;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function readArgs() {
  const text = { type: 'string', default: '' } as const;
  const write = { type: 'boolean', default: false } as const;
  const options = { url: text, user: text, origin: text, only: text, clean: text, write };
  try {
    const { values } = parseArgs({ options });
    const { clean } = values;
    const book = clean === '' ? null : (JSON.parse(readFileSync(clean, 'utf8')) as Book);
    const only = values.only.split(',').filter(Boolean);
    return { ...values, url: book?.url ?? values.url, only, book };
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

const { url, user: username, write, origin, only, clean, book } = readArgs();
const isRight = /^https?:\/\/[^@]+$/.test(url) && /^(https?:\/\/[^/]+)?$/.test(origin);
if (!isRight || username === '' || !only.every((area) => AREAS.includes(area))) fail(USAGE);

/** Nothing of what was sent. */
const KEPT = ['url', 'mark', 'made', 'kind', 'entity', 'name', 'id'];
let left = '';
function keep(now: Book): void {
  const file = clean || `check-api-${now.mark}.json`;
  left = now.made.map(({ kind, name }) => `${kind.entity} «${name}»`).join(', ');
  rmSync(file, { force: true });
  if (left === '') return;
  writeFileSync(file, JSON.stringify(now, KEPT, 2));
  left = `Not removed: ${left}\nTo remove it: npm run check:api -- --clean ${file} --user ${username}`;
}

const stop = new AbortController();
let stoppedAt = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (stop.signal.aborted && Date.now() - stoppedAt > SAME_SIGNAL) fail(left || 'Stopped.');
    if (stop.signal.aborted) return;
    stoppedAt = Date.now();
    stop.abort();
    console.error('Stopping. What was made is being removed.');
  });

const options = {
  fetch,
  url,
  username,
  password: process.env.PANEL_PASSWORD ?? (await askPassword()),
  write,
  only,
  origin: origin || undefined,
  signal: stop.signal,
  now: () => new Date(),
  wait: (seconds: number) => wait(seconds * 1000),
  progress: (call: string) => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${call}`),
  keep,
};
const server = await (book ? cleanUp(options, book) : checkApi(options)).catch((error: unknown) => {
  if (error instanceof Stopped) return fail('Stopped.');
  throw error instanceof CannotRun ? fail(`\n${error.message}`) : error;
});
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
console.log(reportOf(server));
if (left) console.log(left);
const differs = server.differences.size + server.made.length > 0;
process.exitCode = stop.signal.aborted ? 2 : Number(differs);
