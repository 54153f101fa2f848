import { loginResponseSchema } from '@/features/sesion/sesion.schema';
import { CannotRun, isRecord, type Server } from './server';

/** After the year 5138 in seconds, and before 1973 in milliseconds. */
const MILLISECONDS = 1e11;
/** The cheapest list. The panel asks it, too, to know whether a token is refused. */
const ANYBODYS = '/v1/vehiculos/?texto=&pagina=0&cantidad=1';
const encoded = (text: string) => Buffer.from(text).toString('base64url');
/** Well formed, and signed by nobody. */
const FOREIGN = ['{"alg":"HS256"}', '{"sub":"1","exp":4070908800}', 'none'].map(encoded).join('.');

export async function signIn(server: Server): Promise<void> {
  const { username, password, now } = server.options;
  const answer = await server.signIn({ username, password });
  const token = answer.ok ? (answer.read(loginResponseSchema)?.token ?? '') : '';
  if (!/^[\w-]+\.[\w-]+\.[\w-]*$/.test(token)) {
    const { ok, body, what } = answer;
    const came = ok && isRecord(body) ? Object.keys(body).join(', ') : what;
    throw new CannotRun(`POST /authenticate: expected a JWT in the field token, came ${came}`);
  }
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const expiry = Number(/"exp":\s*(\d+)/.exec(claims)?.[1]);
  const isLater = expiry < MILLISECONDS && expiry * 1000 > now().getTime();
  answer.expect(isLater, 'a JWT whose exp is in seconds and later than now');
  server.token = token;
}

/** Without a session, and with somebody's own, nothing may be answered. */
export async function checkSession(server: Server): Promise<void> {
  for (const [token, name] of [
    [null, 'no'],
    [FOREIGN, 'a foreign'],
  ] as const) {
    const answer = await server.ask('GET', ANYBODYS, { token });
    const { status, headers } = answer.response;
    answer.expect(status === 401, `401 for ${name} token`, answer.what);
    const isBasic = /^basic/i.test(headers.get('www-authenticate') ?? '');
    answer.expect(!isBasic, 'no WWW-Authenticate: Basic, which opens a window of the browser');
  }
  const empty = await server.signIn({}, null);
  // A refused sign-in shows the panel's own text.
  if (empty.response.status !== 401) empty.expectRefusal([400, 422], 'without its fields');
}

/** What a browser asks before it sends a call to another origin. It sends GET and POST by the same headers. */
export async function checkPreflights(server: Server): Promise<void> {
  if (server.options.origin === undefined) return;
  const request = 'access-control-request';
  const names = 'authorization,content-type';
  for (const method of ['PATCH', 'DELETE']) {
    const headers = { [`${request}-method`]: method, [`${request}-headers`]: names };
    const answer = await server.ask('OPTIONS', '/clientes/1', { headers, token: null });
    answer.expect(answer.ok, 'a preflight to pass without a token', answer.what);
    const allowed = (what: string) =>
      answer.response.headers.get(`access-control-allow-${what}`)?.toLowerCase() ?? '';
    const mayGo = ['*', method.toLowerCase()].some((one) => allowed('methods').includes(one));
    answer.expect(mayGo, `${method} in Access-Control-Allow-Methods`);
    // `*` stands for any but Authorization.
    const isIn =
      allowed('headers').includes('authorization') && /content-type|\*/.test(allowed('headers'));
    answer.expect(isIn, `${names} in Access-Control-Allow-Headers`);
  }
}
