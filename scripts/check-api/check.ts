import { ask, type Server } from './ask';
import { CHANGES, NOT_MADE, makeChanges } from './changes';
import { READS, SIGN_IN, type Firsts, type Read } from './reads';
import { notChecked, readAnswer, type CallResult, type Limits } from './results';

export interface Report {
  url: string;
  calls: CallResult[];
  /** Records that the check made and could not remove, by name. */
  leftBehind: string[];
}

export interface CheckOptions extends Limits {
  fetch: typeof fetch;
  url: string;
  username: string;
  password: string;
  write: boolean;
  timeout: number;
  hojaDeRutaId?: number | undefined;
  /** Stops the check; with `write`, what it made is removed all the same. */
  signal?: AbortSignal | undefined;
  /** Marks the names of records that the check makes. */
  stamp: string;
}

/** The check could not begin: nobody signed in. */
export class CannotRun extends Error {}

/** The end of the session as the panel reads it from the token. */
function sessionProblem(token: string): string | null {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    const { exp } = JSON.parse(payload) as { exp?: unknown };
    if (typeof exp !== 'number') return 'a JWT without exp in seconds';
    return exp * 1000 > Date.now() ? null : 'a JWT whose exp has passed';
  } catch {
    return 'a text that is not a JWT';
  }
}

/** Signs in. Throws CannotRun if that fails. */
async function signIn(options: CheckOptions, server: Server) {
  const { username, password } = options;
  const asked = await ask(server, 'POST', '/authenticate', { username, password });
  if (!asked.ok) {
    const hint = asked.status === 404 ? ' Is the URL the one of the API, ending in /api?' : '';
    throw new CannotRun(`POST /authenticate: ${asked.what}.${hint}`);
  }
  const { result, output } = readAnswer(options, SIGN_IN, asked);
  const token = (output as { token?: string | null } | undefined)?.token;
  if (!token) {
    const [finding] = result.findings;
    throw new CannotRun(`POST /authenticate: ${finding?.came ?? 'nothing'} in place of a token.`);
  }
  const problem = sessionProblem(token);
  if (problem !== null) {
    result.status = 'differs';
    result.effect = 'whoever signs in is signed out at once';
    result.findings.push({
      field: 'token',
      expected: 'a JWT with exp in seconds, later than now',
      came: problem,
      panel: result.effect,
      times: 1,
    });
  }
  return { result, token };
}

/** Remembers the first row of a list for the calls that need an id. */
function remember(firsts: Firsts, call: string, output: unknown): void {
  if (typeof output !== 'object' || output === null || !('items' in output)) return;
  const [first] = output.items as { id: number }[];
  if (!first) return;
  const [, path = ''] = call.split(' ');
  firsts.rows.set(path, first);
  if (path === '/movimientos/') {
    const movimientos = output.items as NonNullable<Firsts['movimiento']>[];
    // One with everything that the other calls search by, if there is one.
    firsts.movimiento =
      movimientos.find(
        ({ clienteOrigen, remitoNumero, fecha }) => clienteOrigen?.id && remitoNumero && fecha,
      ) ?? movimientos[0];
  }
}

/** Asks one call, with the ids that earlier ones gave. */
export async function checkRead(
  options: Limits,
  server: Server,
  call: Read,
  firsts: Firsts,
): Promise<CallResult> {
  const path = call.path(firsts);
  if (typeof path !== 'string') return notChecked(call, path.reason);
  const { result, output } = readAnswer(options, call, await ask(server, 'GET', path));
  remember(firsts, call.call, output);
  return result;
}

/**
 * Asks a server every read of the contract, and with `write` every change, on records that it makes and removes itself.
 *
 * @throws CannotRun if nobody can sign in.
 */
export async function checkApi(options: CheckOptions): Promise<Report> {
  const { fetch, url, timeout, signal, write, hojaDeRutaId } = options;
  const anonymous: Server = { fetch, url, timeout, signal, token: null };
  const { result, token } = await signIn(options, anonymous);
  const server = { ...anonymous, token };
  const firsts: Firsts = { rows: new Map(), hojaDeRutaId };
  const calls = [result];
  for (const call of READS) {
    if (signal?.aborted) break;
    calls.push(await checkRead(options, server, call, firsts));
  }
  let leftBehind: string[] = [];
  if (write && !signal?.aborted) {
    const made = await makeChanges(options, server);
    calls.push(...made.calls);
    leftBehind = made.leftBehind;
  } else {
    calls.push(...CHANGES.map((call) => notChecked(call, 'a change: asked with --write')));
  }
  calls.push(...NOT_MADE.map((call) => notChecked(call, call.reason)));
  return { url, calls, leftBehind };
}
