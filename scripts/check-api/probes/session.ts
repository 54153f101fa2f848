import { ask, messageProblem, type Asked, type Server } from '../ask';
import type { Finding } from '../judge';
import { refusal, whole } from '../results';
import { EVERY_SCREEN, type Probe } from './probe';

/** The cheapest list that anybody may read. The panel asks it, too, to know whether a token is refused. */
const ANYBODYS = '/v1/vehiculos/?texto=&pagina=0&cantidad=1';

const ENTRY_POINT = 'set an AuthenticationEntryPoint that answers 401 with a message';

/** What the panel does with a token that is refused in another way than with 401. */
function refusalOf(asked: Asked, { url, origin }: Server): Finding | null {
  const finding = (came: string, panel: string, change: string) =>
    whole({ expected: '401', came, panel, change });
  if (!asked.ok && asked.status === null) {
    return finding(asked.what, 'says that there is no connection', ENTRY_POINT);
  }
  const { status, headers } = asked;
  if (asked.ok) {
    const change = 'require a valid token for every call but POST /authenticate';
    return finding(`${status} and data`, 'works without a valid session: anybody reads it', change);
  }
  const scheme = headers?.get('www-authenticate') ?? '';
  if (status === 401 && /^basic/i.test(scheme)) {
    const change = 'leave WWW-Authenticate: Basic out (httpBasic().disable())';
    return finding(
      `401 and ${scheme}`,
      'is covered by a window of the browser that asks for a password',
      change,
    );
  }
  if (status === 401) return null;
  if (status !== null && status >= 300 && status < 400) {
    const to = new URL(headers?.get('location') ?? '', url);
    const isOwn = to.origin === (origin ?? new URL(url).origin);
    const panel = isOwn
      ? 'follows it to a web page, asks once more and then ends the session, as after a 401'
      : 'says that there is no connection, and the session never ends: a browser may not follow';
    return finding(`${status} to ${to.pathname}`, panel, ENTRY_POINT);
  }
  if (status === 403 && messageProblem(asked.text)?.startsWith('without a message')) {
    const panel = 'asks once more and then ends the session, as after a 401';
    return finding(asked.what, panel, ENTRY_POINT);
  }
  return finding(asked.what, 'shows an error on every screen, and nobody signs in', ENTRY_POINT);
}

const session = (name: string, token: string | null): Probe => ({
  name,
  screens: EVERY_SCREEN,
  async run({ server }) {
    const asked = await ask({ ...server, token }, 'GET', ANYBODYS, { redirect: 'manual' });
    const finding = refusalOf(asked, server);
    return { findings: finding ? [finding] : [] };
  },
});

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that is well formed and that this server never signed. */
const FOREIGN = [
  part({ alg: 'HS256', typ: 'JWT' }),
  part({ sub: '1', exp: 4_070_908_800 }),
  Buffer.from('a signature of somebody else').toString('base64url'),
].join('.');

const BAD_SIGN_IN: Probe = {
  name: 'POST /authenticate without its fields',
  screens: ['Iniciar Sesión'],
  async run({ server }) {
    const asked = await ask({ ...server, token: null }, 'POST', '/authenticate', { body: {} });
    // A refused sign-in shows no text.
    if (asked.status === 401) return { findings: [] };
    const finding = refusal(asked, 400, [400, 422]);
    return { findings: finding ? [finding] : [] };
  },
};

/** What must be refused, and how, for the panel to know that a session is over. */
export const SESSION_PROBES: Probe[] = [
  session('A call without a token', null),
  session('A call with a foreign token', FOREIGN),
  BAD_SIGN_IN,
];
