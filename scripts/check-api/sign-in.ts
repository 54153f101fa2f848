import { ask, jsonOf, type Asked, type Server } from './ask';
import { isRecord } from './compare';
import type { Finding } from './judge';
import { SIGN_IN, type Firsts } from './reads';
import { readAnswer, resultOf, whole, type CallResult, type Limits } from './results';

/** The check could not begin: nobody signed in. */
export class CannotRun extends Error {}

/** After the year 5138 in seconds, and before 1973 in milliseconds. */
const MILLISECONDS = 1e11;

const SIGNED_OUT = 'whoever signs in is signed out at once';

/** The end of the session as the panel reads it from the token: what is wrong with it, and what comes of that. */
function sessionProblem(token: string): [came: string, panel: string] | null {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    const { exp } = JSON.parse(payload) as { exp?: unknown };
    if (typeof exp !== 'number') return ['a JWT without exp in seconds', SIGNED_OUT];
    if (exp > MILLISECONDS) {
      return ['a JWT whose exp is in milliseconds', 'notices the end of a session at a 401 only'];
    }
    return exp * 1000 > Date.now() ? null : ['a JWT whose exp has passed', SIGNED_OUT];
  } catch {
    return ['a text that is not a JWT', SIGNED_OUT];
  }
}

/** The fields of an answer, as `data.user.id`, without their values. */
function fieldsIn(value: unknown, path = ''): string[] {
  if (!isRecord(value)) return path === '' ? [] : [path];
  return Object.entries(value).flatMap(([name, one]) =>
    fieldsIn(one, path === '' ? name : `${path}.${name}`),
  );
}

const JWT = /^(Bearer )?([\w-]+\.[\w-]+\.[\w-]*)$/;

interface Found {
  token: string;
  where: string;
}

/** The first text that looks like a JWT, and where it is. */
function findToken(value: unknown, path: string): Found | null {
  const [, bearer = '', token] = JWT.exec(typeof value === 'string' ? value : '') ?? [];
  if (token !== undefined)
    return { token, where: bearer ? `${path}, after the word Bearer` : path };
  if (!isRecord(value)) return null;
  for (const [name, one] of Object.entries(value)) {
    const found = findToken(one, path === '' ? name : `${path}.${name}`);
    if (found) return found;
  }
  return null;
}

const bodyOf = (asked: Asked): unknown => {
  const json = jsonOf(asked);
  return 'body' in json ? json.body : null;
};

const elsewhere = ({ where }: Found): Finding =>
  whole({
    expected: 'the token alone in the field token',
    came: `it in ${where}`,
    panel: SIGN_IN.failure,
    change: 'answer {token, user}',
  });

interface Credentials {
  username: string;
  password: string;
}

/** Signs in. Goes on with a token that the panel would not find. Throws CannotRun without any. */
export async function signIn(
  { username, password, ...limits }: Credentials & Limits,
  server: Server,
  { seen }: Firsts,
): Promise<{ result: CallResult; token: string }> {
  const asked = await ask(server, 'POST', '/authenticate', { body: { username, password } });
  if (!asked.ok) {
    const hint = {
      403: ' Spring refuses a POST without its CSRF token: is it switched off, and /authenticate open to all?',
      404: ' Is the URL the one of the API, ending in /api?',
    }[asked.status ?? 0];
    throw new CannotRun(`POST /authenticate: ${asked.what}.${hint ?? ''}`);
  }
  const { result, output } = readAnswer(limits, SIGN_IN, asked, seen);
  const body = bodyOf(asked);
  const own = (output as { token?: string | null } | undefined)?.token;
  const other =
    own && !own.startsWith('Bearer ')
      ? null
      : (findToken(body, '') ??
        findToken(asked.headers?.get('authorization'), 'the header Authorization'));
  const token = other?.token ?? own;
  if (!token) {
    const finding = result.findings.find(({ matter }) => matter === undefined);
    const fields = fieldsIn(body).join(', ');
    throw new CannotRun(
      `POST /authenticate: ${finding?.came ?? 'nothing'} in place of a token.` +
        (fields === '' ? '' : ` These fields came: ${fields}.`),
    );
  }
  const [came, panel = ''] = sessionProblem(token) ?? [];
  const findings = [
    ...(other ? [elsewhere(other)] : result.findings),
    ...(came === undefined
      ? []
      : [
          {
            ...whole({ expected: 'a JWT with exp in seconds, later than now', came, panel }),
            field: 'token',
          },
        ]),
  ];
  return { result: resultOf(result, limits, asked.ms, findings, result.notes), token };
}
