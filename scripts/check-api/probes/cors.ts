import { allows, ask, type Asked } from '../ask';
import { callsOf } from '../document';
import { namesOf, whole } from '../results';
import { EVERY_SCREEN, type Probe } from './probe';

const PREFLIGHT_CHANGE =
  'allow the origin, GET, POST, PATCH and DELETE, and the headers Authorization and Content-Type (CorsConfigurationSource)';

/** The headers that the panel sends with a call, besides those that need no permission. */
const headersOf = (method: string, path: string): string[] => [
  ...(path === '/authenticate' ? [] : ['authorization']),
  ...(['POST', 'PATCH'].includes(method) ? ['content-type'] : []),
];

const listed = ({ headers }: Asked, name: string): string[] =>
  (headers?.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase());

/** Whether a list of CORS has a header. `*` stands for any but Authorization. */
const hasHeader = (allowed: string[], name: string): boolean =>
  allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');

/** What a preflight lacks for a browser to send the call; null if it sends it. */
function lack(asked: Asked, origin: string, method: string, headers: string[]): string | null {
  if (!asked.ok) return asked.what;
  if (!asked.headers || !allows(asked.headers, origin)) return 'no Access-Control-Allow-Origin';
  const methods = listed(asked, 'access-control-allow-methods');
  const needsNoPermission = ['GET', 'POST'].includes(method);
  if (!needsNoPermission && !methods.includes(method.toLowerCase()) && !methods.includes('*')) {
    return `no ${method} in Access-Control-Allow-Methods`;
  }
  const allowed = listed(asked, 'access-control-allow-headers');
  const lacking = headers.filter((name) => !hasHeader(allowed, name));
  if (lacking.length === 0) return null;
  return `no ${lacking.join(' and ')} in Access-Control-Allow-Headers`;
}

const KEY = 'idempotency-key';

/** What a browser would not let the panel send from another origin, of one method's calls. */
const preflights = (method: string): Probe => ({
  name: `${method} from another origin`,
  screens: EVERY_SCREEN,
  async run({ document, server }) {
    const { origin = '' } = server;
    const refused = new Map<string, string[]>();
    const notes = new Set<string>();
    for (const call of callsOf(document).filter((one) => one.startsWith(`${method} `))) {
      const path = call.slice(method.length + 1).replace(/\{\w+\}/g, '1');
      const wanted = headersOf(method, path);
      const headers = {
        'access-control-request-method': method,
        'access-control-request-headers': wanted.join(','),
      };
      const asked = await ask({ ...server, token: null }, 'OPTIONS', path, { headers });
      const came = lack(asked, origin, method, wanted);
      if (came !== null) refused.set(came, [...(refused.get(came) ?? []), path]);
      const takesKey = hasHeader(listed(asked, 'access-control-allow-headers'), KEY);
      if (wanted.length === 2 && !takesKey) {
        notes.add('Idempotency-Key is not allowed: leave idempotencyKeys out of config.json');
      }
    }
    const findings = [...refused].map(([came, paths]) =>
      whole({
        expected: `an OPTIONS that allows ${method} from ${origin}`,
        came: `${came} for ${namesOf(paths)}`,
        panel: 'says that there is no connection: the browser does not send the call',
        change: PREFLIGHT_CHANGE,
      }),
    );
    return { findings, notes: [...notes] };
  },
});

/** Answers that came and that a browser would not hand out. Last, since it tells of all calls. */
const ANSWERS: Probe = {
  name: 'Answers to another origin',
  screens: EVERY_SCREEN,
  run({ server: { blocked, origin } }) {
    const calls = [...blocked];
    const finding = whole({
      expected: `Access-Control-Allow-Origin: ${origin}`,
      came: `none at ${namesOf(calls)}`,
      panel: 'says that there is no connection, whatever was answered',
      change: 'apply CORS before the security filters, so that errors and 401 carry it, too',
    });
    return Promise.resolve({ findings: calls.length > 0 ? [finding] : [] });
  },
};

/** What a server on another origin than the panel's must allow. */
export const CORS_PROBES: Probe[] = [
  ...['GET', 'POST', 'PATCH', 'DELETE'].map(preflights),
  ANSWERS,
];
