import { brief, jsonOf, messageProblem, type Asked } from './ask';
import { alternatives, isRecord } from './compare';
import { answerOf, type Document } from './document';
import { judge, pdfProblem, type Finding } from './judge';
import type { Read } from './reads';
import { errorInside, lookThrough, type Look } from './shapes';

export type Status = 'fine' | 'differs' | 'missing' | 'slow' | 'not checked';

/** What came of a call. */
export interface CallResult {
  call: string;
  screens: string[];
  status: Status;
  /** Milliseconds until the answer was there; null if it was not asked. */
  ms: number | null;
  findings: Finding[];
  /** What nobody at the panel notices, or why a call was not checked. */
  notes: string[];
  /** What those screens show because of it. */
  effect?: string;
}

/** What answers are measured by. */
export interface Limits {
  document: Document;
  /** From this many milliseconds on, an answer is slow. */
  slow: number;
}

type Call = Pick<Read, 'call' | 'screens'>;

/** A call that was not asked, and why. */
export const notChecked = ({ call, screens }: Call, reason: string): CallResult => ({
  call,
  screens,
  status: 'not checked',
  ms: null,
  findings: [],
  notes: [reason],
});

const MOST_NAMED = 3;

/** `a, b, c and 2 more`. */
export function namesOf(names: string[]): string {
  const more = names.length - MOST_NAMED;
  return `${names.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** What the panel does, each with the fields because of which it does it. */
function effectOf(findings: Finding[]): string {
  const effects = [...new Set(findings.map(({ panel }) => panel))].map((panel) => {
    const fields = findings.flatMap((one) => (one.panel === panel && one.field ? [one.field] : []));
    return fields.length > 0 ? `${namesOf(fields)}: ${panel}` : panel;
  });
  return effects.slice(0, MOST_NAMED).join('; ');
}

/** The result of an answer that took `ms`, by what is wrong with it. */
export function resultOf(
  { call, screens }: Call,
  { slow }: Pick<Limits, 'slow'>,
  ms: number | null,
  findings: Finding[],
  notes: string[] = [],
): CallResult {
  const status = findings.length > 0 ? 'differs' : ms !== null && ms >= slow ? 'slow' : 'fine';
  const effect = {
    differs: effectOf(findings),
    slow: `waits ${((ms ?? 0) / 1000).toFixed(1)} s`,
    fine: undefined,
  }[status];
  return { call, screens, status, ms, findings, notes, ...(effect !== undefined && { effect }) };
}

/** What is wrong with a whole answer. */
export const whole = (finding: Omit<Finding, 'field' | 'times'>): Finding => ({
  field: '',
  times: 1,
  ...finding,
});

/** What a whole server refuses: said once. */
const REFUSED: Record<number, { matter: string; change: string }> = {
  401: {
    matter: 'the token that was just given is refused',
    change: 'take it from the header Authorization, after the word Bearer',
  },
  403: { matter: 'reads are refused with 403', change: 'let every signed-in user read' },
};

const CSRF =
  'Spring refuses changes without its CSRF token, which a call with a Bearer token does not need: switch it off';

/** A call without a usable answer. */
export function failed(
  call: Call & Pick<Read, 'failure'>,
  asked: { ms: number; what: string; status: number | null },
): CallResult {
  const { ms, what, status } = asked;
  const isForbidden = status === 403 && !call.call.startsWith('GET ');
  const finding = whole({
    expected: 'an answer',
    came: what,
    panel: status === 401 ? 'the session ends, and the panel asks to sign in again' : call.failure,
    ...(isForbidden ? { change: CSRF } : REFUSED[status ?? 0]),
  });
  const result = resultOf(call, { slow: Infinity }, ms, [finding]);
  return status === 404 || status === 405 ? { ...result, status: 'missing' } : result;
}

const lookFinding = ({ name, change }: Look, { call }: Call, document: Document, panel: string) =>
  whole({
    expected: fieldsOf(document, call),
    came: name,
    panel,
    change,
    matter: `looks like ${name}`,
  });

/** `{cliente, page}`. */
function fieldsOf(document: Document, call: string): string {
  const [schema = {}] = alternatives(document, answerOf(document, call) ?? {});
  const names = Object.keys(schema.properties ?? {});
  return names.length > 0 ? `{${names.join(', ')}}` : 'what the contract has';
}

/** A browser answers from its cache what it may keep: without asking, also after a change. */
function keptByBrowser({ headers }: Asked): Finding[] {
  const control = headers?.get('cache-control') ?? '';
  const isKept = control === '' ? headers?.has('last-modified') : /max-age=[1-9]/.test(control);
  if (!isKept || /no-store|no-cache/.test(control)) return [];
  return [
    whole({
      expected: 'Cache-Control: no-store',
      came: control === '' ? 'Last-Modified without Cache-Control' : `Cache-Control: ${control}`,
      panel: 'shows the old rows after a change',
      change: 'answer Cache-Control: no-store',
      matter: 'answers that a browser keeps',
    }),
  ];
}

/** Rows that came twice, as from a join. */
function repeatedRows(body: unknown): Finding[] {
  const rows = (rowsIn(body) ?? []).filter(({ id }) => id !== undefined);
  const texts = rows.map((row) => JSON.stringify(row));
  const times = texts.length - new Set(texts).size;
  if (times === 0) return [];
  return [
    {
      ...whole({
        expected: 'each row once',
        came: 'the same row again',
        panel: 'leaves it out: a page is short, and its count does not fit',
        change: 'select distinct rows: a join repeats them',
        matter: 'repeated rows',
      }),
      times,
    },
  ];
}

const NO_CONTENT = '204 without a body';

interface ReadAnswer {
  result: CallResult;
  /** What the panel reads of it, or would of the same content in the contract's form. */
  output?: unknown;
  /** Its content in the contract's form. */
  body?: unknown;
}

/** Reads an answer as the panel does, and compares it with the contract. Fields that came in earlier ones are in `seen`. */
export function readAnswer(
  limits: Limits,
  call: Omit<Read, 'path'>,
  asked: Asked,
  seen: Set<string>,
): ReadAnswer {
  const { document } = limits;
  if (!asked.ok) return { result: failed(call, asked) };
  const json = jsonOf(asked);
  const unusable = (what: string) => ({
    result: failed({ ...call, failure: call.unread ?? call.failure }, { ...asked, what }),
  });
  if ('what' in json) {
    const isPaper = asked.text.startsWith('%PDF-');
    return unusable(isPaper ? 'a PDF itself, not JSON with its base64' : json.what);
  }
  const error = errorInside(document, call.call, json.body);
  if (error !== null) return unusable(error);
  const seenHere = new Set(seen);
  const asCame = judge(document, call, json.body, seenHere);
  const isNoContent = asked.status === 204;
  if (isNoContent && asCame.findings.length > 0) return unusable(NO_CONTENT);
  const { body, looks } =
    asCame.findings.length > 0
      ? lookThrough(document, call.call, json.body)
      : { body: json.body, looks: [] };
  if (looks.length === 0) for (const field of seenHere) seen.add(field);
  const { findings, notes, output } =
    looks.length === 0 ? asCame : judge(document, call, body, seen);
  const panel = [...new Set(asCame.findings.map((one) => one.panel))].slice(0, 3).join('; ');
  findings.unshift(...looks.map((look) => lookFinding(look, call, document, panel)));
  findings.push(...keptByBrowser(asked), ...repeatedRows(body));
  if (isNoContent) notes.splice(0, notes.length, `${NO_CONTENT}: the panel takes it as no rows`);

  const { pdf } = call;
  const text = pdf !== undefined && isRecord(output) ? output[pdf] : undefined;
  const problem = typeof text === 'string' ? pdfProblem(text) : null;
  if (pdf !== undefined && problem !== null) {
    const finding = whole({ expected: 'a PDF in base64', came: problem, panel: call.failure });
    findings.push({ ...finding, field: pdf });
  }
  if (text === null && findings.length === 0) {
    return { result: notChecked(call, 'the record has no PDF'), output, body };
  }
  const items = isRecord(output) && 'items' in output ? output.items : output;
  const isEmpty = Array.isArray(items) && items.length === 0;
  if (isEmpty && !isNoContent && findings.length === 0)
    notes.push('no rows: their fields are not checked');
  return { result: resultOf(call, limits, asked.ms, findings, notes), output, body };
}

/** The content of an answer in the contract's form, as far as it can be told; undefined for none. */
export function contentOf(document: Document, call: string, asked: Asked): unknown {
  const json = asked.ok ? jsonOf(asked) : null;
  return json && 'body' in json ? lookThrough(document, call, json.body).body : undefined;
}

/** The rows of an answer, whatever its form, each a record; null if it has none that can be read. */
export function rowsIn(body: unknown): Record<string, unknown>[] | null {
  const rows = Array.isArray(body)
    ? (body as unknown[])
    : isRecord(body)
      ? Object.values(body).find(Array.isArray)
      : null;
  return rows?.every(isRecord) ? rows : null;
}

const ADVICE = 'map every error to {message}, in Spanish (@RestControllerAdvice)';

/** Judges the refusal of a call: its status, and whether a person can read its message. */
export function refusal(asked: Asked, expected: number, accepted = [expected]): Finding | null {
  const refused = (came: string, panel: string, matter?: string) =>
    whole({
      expected: `${expected} with a message in Spanish`,
      came,
      panel,
      change: ADVICE,
      ...(matter !== undefined && { matter }),
    });
  const { status } = asked;
  if (asked.ok) {
    return refused(`${status} «${brief(asked.text)}»`, 'takes it for done, and nobody is told');
  }
  if (status === null || !accepted.includes(status)) {
    return refused(asked.what, 'says that it failed, and not what is to be mended');
  }
  const problem = messageProblem(asked.text);
  if (problem === null) return null;
  const came = `${status} ${problem}`;
  return problem.startsWith('without')
    ? refused(came, 'says only that it failed, and not why', 'errors without a message')
    : refused(came, 'shows the English text to a clerk', 'errors in English');
}

/** A path that the server has only without the slash at its end. */
export const slashFinding = (failure: string) =>
  whole({
    expected: 'the path with the slash at its end',
    came: '404; without the slash it answers',
    panel: failure,
    change: 'map the path with a slash at its end: Spring 6 does not do it by itself',
    matter: 'no slash at the end of a path',
  });
