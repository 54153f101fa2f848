import { ask, askSlashless, type Server } from './ask';
import { makeChanges } from './changes';
import { CHANGES, NOT_MADE } from './kinds';
import { isRecord } from './compare';
import { PROBES } from './probes';
import { CORS_PROBES } from './probes/cors';
import { runProbe } from './probes/probe';
import { isId, parseDay, READS, type Firsts, type Id, type Read } from './reads';
import {
  notChecked,
  readAnswer,
  rowsIn,
  slashFinding,
  type CallResult,
  type Limits,
} from './results';
import { signIn } from './sign-in';

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
  /** The panel's origin, if it is not the API's: CORS is checked for it. */
  origin?: string | undefined;
  hojaDeRutaId?: number | undefined;
  /** Stops the check; with `write`, what it made is removed all the same. */
  signal?: AbortSignal | undefined;
  /** Marks the names of records that the check makes. */
  stamp: string;
}

const idOf = (value: unknown): Id | null => {
  const id = isRecord(value) ? value.id : null;
  return isId(id) ? id : null;
};

/** Remembers the first row of a list for the calls that need an id, also where the panel could not read it. */
function remember(firsts: Firsts, read: Read, body: unknown): void {
  const rows = (read.pages && rowsIn(body))?.filter(({ id }) => isId(id));
  const [first] = rows ?? [];
  if (!rows || !first) return;
  const path = read.call.slice('GET '.length);
  firsts.rows.set(path, { ...first, id: first.id as Id });
  if (path !== '/movimientos/') return;
  const movimientos = rows.map((row) => ({
    id: row.id as Id,
    fecha: parseDay(row.fecha),
    origenId: idOf(row.clienteOrigen),
    destinoId: idOf(row.clienteDestino),
    representanteId: idOf(row.representante),
    remitoNumero: typeof row.remitoNumero === 'string' ? row.remitoNumero : null,
  }));
  // One with everything that the other calls search by, if there is one.
  firsts.movimiento =
    movimientos.find((one) => one.origenId !== null && one.remitoNumero && one.fecha) ??
    movimientos[0];
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
  const asked = await ask(server, 'GET', path);
  const slashless = asked.status === 404 ? await askSlashless(server, 'GET', path) : null;
  const { result, body } = readAnswer(options, call, slashless ?? asked, firsts.seen);
  remember(firsts, call, body);
  if (!slashless) return result;
  const findings = [slashFinding(call.failure), ...result.findings];
  return { ...result, status: 'missing', findings, effect: call.failure };
}

/**
 * Asks a server every read of the contract and what else it must do, and with `write` every change, on records that it makes and
 * removes itself.
 *
 * @throws CannotRun if nobody can sign in.
 */
export async function checkApi(options: CheckOptions): Promise<Report> {
  const { fetch, url, timeout, signal, origin, write, hojaDeRutaId } = options;
  const sets = { slashless: new Set<string>(), blocked: new Set<string>() };
  const anonymous: Server = { fetch, url, timeout, signal, origin, token: null, ...sets };
  const firsts: Firsts = { rows: new Map(), hojaDeRutaId, seen: new Set() };
  const { result, token } = await signIn(options, anonymous, firsts);
  const server = { ...anonymous, token };
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
  for (const probe of [...PROBES, ...(origin === undefined ? [] : CORS_PROBES)]) {
    if (signal?.aborted) break;
    calls.push(await runProbe({ ...options, server, firsts }, probe));
  }
  return { url, calls, leftBehind };
}
