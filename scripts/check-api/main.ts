import { parseArgs } from 'node:util';
import { checkApi, type CheckOptions } from './check';
import { readDocument } from './document';
import { askPassword } from './password';
import { isFine, toTable } from './report';
import { CannotRun } from './sign-in';

const USAGE = `npm run check:api -- --url https://host/api --user NAME [options]
  --write             also makes changes, on records that it makes and removes itself
  --origin URL        also checks CORS for a panel on this other origin: https://panel.example
  --hoja-de-ruta ID   a route sheet whose PDF to ask
  --slow MS           from when on an answer is slow (2000)
  --timeout MS        after how long a call is given up (30000)
  --json              the report as JSON
The password is asked for, or read from PANEL_PASSWORD.
Exit status: 0 all fine, 1 something differs, 2 could not run.`;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function readArgs() {
  try {
    return parseArgs({
      options: {
        url: { type: 'string' },
        user: { type: 'string' },
        write: { type: 'boolean', default: false },
        origin: { type: 'string' },
        'hoja-de-ruta': { type: 'string' },
        slow: { type: 'string', default: '2000' },
        timeout: { type: 'string', default: '30000' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    // Its message may hold a password that was given as an argument.
    return fail(`An argument that this command does not know.\n\n${USAGE}`);
  }
}

function positive(name: string, text: string): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : fail(`--${name} takes a whole number.`);
}

/** The URL of the API, without a user or a password. */
function readUrl(text: string | undefined): string {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return fail(USAGE);
  if (url.username || url.password) return fail('--url takes no user and no password.');
  return url.href;
}

/** An origin as a browser sends it. */
function readOrigin(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  return origin === text.replace(/\/$/, '')
    ? origin
    : fail('--origin takes an address without a path: https://panel.example');
}

const args = readArgs();
if (args.help) {
  console.log(USAGE);
  process.exit(0);
}
const url = readUrl(args.url);
const username = args.user ?? fail(USAGE);
const sheet = args['hoja-de-ruta'];
const slow = positive('slow', args.slow);
const timeout = positive('timeout', args.timeout);
const origin = args.origin === undefined ? undefined : readOrigin(args.origin);
const hojaDeRutaId = sheet === undefined ? undefined : positive('hoja-de-ruta', sheet);
const password =
  process.env.PANEL_PASSWORD ?? (await askPassword()) ?? fail('No password was given.');

const interrupted = new AbortController();
process.once('SIGINT', () => {
  console.error('Stopping. What was made is being removed.');
  interrupted.abort();
});

const options: CheckOptions = {
  fetch,
  url,
  username,
  password,
  document: readDocument(),
  write: args.write,
  slow,
  timeout,
  origin,
  hojaDeRutaId,
  signal: interrupted.signal,
  stamp: new Date().toISOString(),
};
const report = await checkApi(options).catch((error: unknown) => {
  if (error instanceof CannotRun) return fail(error.message);
  throw error;
});
console.log(args.json ? JSON.stringify(report, null, 2) : toTable(report));
process.exitCode = interrupted.signal.aborted ? 2 : isFine(report) ? 0 : 1;
