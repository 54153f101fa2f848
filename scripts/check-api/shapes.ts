import { alternatives, isRecord } from './compare';
import { answerOf, type Document, type Schema } from './document';

/** A way in which a whole answer differs from the contract. */
export interface Look {
  /** `Spring's Page`. */
  name: string;
  change: string;
}

interface Seen {
  /** The answer as the contract has it, as far as it can be told. */
  body: unknown;
  looks: Look[];
}

const CASES = 'name the fields in camelCase, as the contract does';

const camel = (name: string): string => {
  const joined = name.replace(/[_-]([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
  return joined.charAt(0).toLowerCase() + joined.slice(1);
};

/** Every name of a field in a schema, at any depth. */
function namesIn(document: Document, schema: Schema, names = new Set<string>()): Set<string> {
  for (const { properties = {}, items } of alternatives(document, schema)) {
    for (const [name, property] of Object.entries(properties)) {
      names.add(name);
      namesIn(document, property, names);
    }
    if (items) namesIn(document, items, names);
  }
  return names;
}

const HATEOAS = '_embedded';
const ROWS_OF_FRAMEWORKS = ['content', 'totalElements', 'totalPages', HATEOAS];

/** Fields in another case get the contract's names. */
function inCamelCase(names: Set<string>, body: unknown): Seen {
  const cases = new Set<string>();
  const known = new Set([...names, ...ROWS_OF_FRAMEWORKS]);
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        const other = camel(name);
        if (known.has(name) || !known.has(other)) return [name, renamed(one)];
        cases.add(/[_-]/.test(name) ? 'snake_case' : 'PascalCase');
        return [other, renamed(one)];
      }),
    );
  };
  const found = renamed(body);
  return { body: found, looks: [...cases].map((name) => ({ name, change: CASES })) };
}

const PAGE_FIELDS = ['number', 'size', 'totalElements', 'totalPages'];

const isPage = (value: unknown): boolean =>
  isRecord(value) && PAGE_FIELDS.every((name) => typeof value[name] === 'number');

const ENVELOPES = ['data', 'result', 'payload', 'response', 'body', 'datos'];

const isComposite = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** What lies in an envelope, if none of the contract's fields is beside it. */
function withoutEnvelope(properties: Record<string, Schema>, body: unknown): Seen {
  const nothing = { body, looks: [] };
  if (!isRecord(body) || Object.keys(properties).some((name) => name in body)) return nothing;
  if (isPage(body) || isPage(body.page) || HATEOAS in body) return nothing;
  const inside = Object.keys(body).filter((name) => isComposite(body[name]));
  const key = inside.find((name) => ENVELOPES.includes(name)) ?? inside[0];
  if (key === undefined || (inside.length > 1 && !ENVELOPES.includes(key))) return nothing;
  const look = { name: `an envelope {${key}}`, change: `answer what is in ${key}, without it` };
  return { body: body[key], looks: [look] };
}

/** The rows of an answer that has them elsewhere than the contract. */
function findRows(body: unknown): { rows: unknown[]; name: string } | null {
  if (Array.isArray(body)) return { rows: body as unknown[], name: 'a bare list' };
  if (!isRecord(body)) return null;
  const embedded = body[HATEOAS];
  if (isRecord(embedded)) {
    const rows = Object.values(embedded).find(Array.isArray);
    return { rows: (rows ?? []) as unknown[], name: "Spring's HATEOAS {_embedded}" };
  }
  const [key, ...others] = Object.keys(body).filter((name) => Array.isArray(body[name]));
  const isSpring = key === 'content' && (isPage(body) || isPage(body.page));
  if (key === undefined || (others.length > 0 && !isSpring)) return null;
  const name = isSpring ? "Spring's Page {content}" : `a list under the name ${key}`;
  return { rows: body[key] as unknown[], name };
}

const pageOf = (body: unknown, rows: unknown[]) => {
  const page = [isRecord(body) ? body.page : null, body].find(isPage) as
    Record<string, unknown> | undefined;
  const whole: Record<string, unknown> = {
    number: 0,
    size: rows.length,
    totalElements: rows.length,
    totalPages: 1,
  };
  return Object.fromEntries(PAGE_FIELDS.map((name) => [name, (page ?? whole)[name]]));
};

/** The rows, and the page if the contract has one, in their place. */
function withRowsInPlace({ type, properties = {} }: Schema, body: unknown): Seen {
  const nothing = { body, looks: [] };
  const key = Object.keys(properties).find((name) => properties[name]?.type === 'array');
  if (type === 'array') {
    const found = Array.isArray(body) ? null : findRows(body);
    if (!found) return nothing;
    return { body: found.rows, looks: [{ name: found.name, change: 'answer […]' }] };
  }
  const isInPlace = key === undefined || (isRecord(body) && key in body);
  const found = isInPlace ? null : findRows(body);
  if (!found) return nothing;
  const { rows, name } = found;
  const page = 'page' in properties && { page: pageOf(body, rows) };
  const change = `answer {${key}: […]${page ? ', page: {…}' : ''}}`;
  return { body: { [String(key)]: rows, ...page }, looks: [{ name, change }] };
}

/** An answer as the contract has it, where it has the same content in another form, and what that form is. */
export function lookThrough(document: Document, call: string, body: unknown): Seen {
  const answer = answerOf(document, call);
  if (!answer) return { body, looks: [] };
  const [schema = {}] = alternatives(document, answer);
  const cased = inCamelCase(namesIn(document, answer), body);
  const opened = withoutEnvelope(schema.properties ?? {}, cased.body);
  const placed = withRowsInPlace(schema, opened.body);
  return { body: placed.body, looks: [...cased.looks, ...opened.looks, ...placed.looks] };
}

const shown = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? `: «${value.slice(0, 160)}»` : '';

/** What a body says went wrong, though the status is a success; null for an answer. */
export function errorInside(document: Document, call: string, body: unknown): string | null {
  if (!isRecord(body)) return null;
  const names = namesIn(document, answerOf(document, call) ?? {});
  if (Object.keys(body).some((name) => names.has(name))) return null;
  const { status, statusCode, code, success, ok, error, errors, message } = body;
  const isError =
    [status, statusCode, code].some((one) => typeof one === 'number' && one >= 400) ||
    [success, ok].includes(false) ||
    [error, errors].some(Boolean);
  if (!isError) return null;
  const texts = [message, error, (error as { message?: unknown } | null)?.message];
  return `a body that is an error${shown(texts.find((one) => typeof one === 'string'))}`;
}
