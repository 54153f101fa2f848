import { has } from '@/lib/values/has';

/** Why a server refuses, and of which field on the wire; empty for none. */
export type Reason = readonly [name: string, text: string];

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

const NAMES = ['field', 'property', 'param', 'path', 'loc'] as const;
const TEXTS = ['message', 'msg', 'defaultMessage', 'detail'] as const;

/** `['body', 'nombre']`, `datos.nombre` and `/datos/nombre` are `nombre`. */
const lastPart = (path: unknown): string =>
  (Array.isArray(path) ? path : [path]).filter(isText).at(-1)?.split(/[./]/).at(-1) ?? '';

const firstOf = (value: object, names: readonly string[]): unknown =>
  names.map((name) => has(value, name) && value[name]).find(Boolean);

/** Texts, lists of them, texts by field, and objects with a field and a text. */
function reasonsIn(value: unknown, name = ''): Reason[] {
  if (isText(value)) return [[name, value.trim()]];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => reasonsIn(one, name));
  if (typeof value !== 'object' || value === null) return [];
  const text = firstOf(value, TEXTS);
  if (isText(text)) return [[lastPart(firstOf(value, NAMES)) || name, text.trim()]];
  return Object.entries(value).flatMap(([key, one]) => reasonsIn(one, lastPart(key)));
}

/** Reasons in the shapes of common frameworks: a list in `message`, `errors` by field or as a list, `detail`, and lists by field without a name around them. */
export function reasonsOf(body: unknown): Reason[] {
  if (typeof body !== 'object' || body === null) return [];
  const { message, errors, detail, ...rest } = body as Record<string, unknown>;
  const named = [errors, message, detail].flatMap((part) => reasonsIn(part));
  if (named.length > 0) return named;
  return Object.entries(rest).flatMap(([name, part]) =>
    Array.isArray(part) ? reasonsIn(part.filter(isText), name) : [],
  );
}

/** `Ya existe; CUIT: no es válido`. */
export const reasonsText = (reasons: readonly Reason[]): string =>
  [...new Set(reasons.map(([name, text]) => (name ? `${name}: ${text}` : text)))].join('; ');
