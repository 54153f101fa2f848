import { resolve, type Document, type Schema } from './document';

export type Path = (string | number)[];

/** A place where an answer is not what the contract says. */
export interface Difference {
  path: Path;
  kind: 'missing' | 'type' | 'extra';
  /** The types of the contract: `text or null`. */
  expected: string;
  came: unknown;
}

const NAMES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
  array: 'list',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

/** A schema's alternatives, each with one type or none: `anyOf`, and a list of types. */
export function alternatives(document: Document, schema: Schema): Schema[] {
  const resolved = resolve(document, schema);
  if (resolved.anyOf) return resolved.anyOf.flatMap((one) => alternatives(document, one));
  if (Array.isArray(resolved.type)) return resolved.type.map((type) => ({ ...resolved, type }));
  return [resolved];
}

/** Compares an answer with the contract: names and types of fields, at any depth. */
export function compare(
  document: Document,
  schema: Schema,
  value: unknown,
  path: Path = [],
): Difference[] {
  const options = alternatives(document, schema);
  const fitting = options.find(({ type }) => type === undefined || hasType(value, String(type)));
  if (!fitting) {
    const expected = options.map(({ type }) => NAMES[String(type)] ?? String(type)).join(' or ');
    const kind = value === undefined ? 'missing' : 'type';
    return [{ path, kind, expected, came: value }];
  }
  const { properties, required = [], items } = fitting;
  if (Array.isArray(value) && items) {
    return value.flatMap((item, index) => compare(document, items, item, [...path, index]));
  }
  if (!properties || !isRecord(value)) return [];
  return [
    ...Object.entries(properties)
      .filter(([name]) => name in value || required.includes(name))
      .flatMap(([name, property]) => compare(document, property, value[name], [...path, name])),
    ...Object.keys(value)
      .filter((name) => !(name in properties))
      .map((name): Difference => ({
        path: [...path, name],
        kind: 'extra',
        expected: 'nothing',
        came: value[name],
      })),
  ];
}
