import { resolve, type Document, type Schema } from './document';
import { valueProblem, type ValueProblem } from './values';

export type Path = (string | number)[];

/** A place where an answer is not what the contract says. */
export interface Difference {
  path: Path;
  kind: 'missing' | 'type' | 'extra' | 'value';
  /** The types of the contract: `text or null`. */
  expected: string;
  came: unknown;
  /** The field's name in the contract: `Cliente.email`. */
  name: string;
  schema: Schema;
  /** Of a value. */
  problem?: ValueProblem;
}

const NAMES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
  array: 'list',
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
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

/** Marks in `seen` a field that came as null. */
export const NULL = ' null';

/**
 * Compares an answer with the contract, at any depth: names and types of fields, and values. Adds to `seen` the fields that came, apart
 * with a value and as null.
 */
export function compare(
  document: Document,
  schema: Schema,
  value: unknown,
  seen = new Set<string>(),
): Difference[] {
  const walk = (schema: Schema, value: unknown, path: Path, owner: string): Difference[] => {
    const step = path.at(-1);
    const name = typeof step === 'number' ? `${owner}[]` : `${owner}.${step ?? ''}`;
    const options = alternatives(document, schema);
    const fitting = options.find(({ type }) => type === undefined || hasType(value, String(type)));
    if (!fitting) {
      const expected = options.map(({ type }) => NAMES[String(type)] ?? String(type)).join(' or ');
      const kind = value === undefined ? 'missing' : 'type';
      return [{ path, kind, expected, came: value, name, schema }];
    }
    const { properties, required = [], items } = fitting;
    const inner = ownerOf(schema) ?? name;
    if (Array.isArray(value) && items) {
      return value.flatMap((item, index) => walk(items, item, [...path, index], inner));
    }
    if (!properties || !isRecord(value)) {
      const problem = valueProblem(fitting, String(path.at(-1)), value);
      return problem
        ? [{ path, kind: 'value', expected: problem.expected, came: value, name, schema, problem }]
        : [];
    }
    for (const [field, one] of Object.entries(value)) {
      seen.add(`${inner}.${field}${one === null ? NULL : ''}`);
    }
    return [
      ...Object.entries(properties)
        .filter(([field]) => field in value || required.includes(field))
        .flatMap(([field, property]) => walk(property, value[field], [...path, field], inner)),
      ...Object.keys(value)
        .filter((field) => !(field in properties))
        .map((field): Difference => ({
          path: [...path, field],
          kind: 'extra',
          expected: 'nothing',
          came: value[field],
          name: `${inner}.${field}`,
          schema: {},
        })),
    ];
  };
  return walk(schema, value, [], '');
}

/** The name of the schema that a reference or one of its alternatives leads to. */
function ownerOf(schema: Schema): string | undefined {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1);
  return schema.anyOf?.map(ownerOf).find((name) => name !== undefined);
}

/** A value that a schema allows. */
export function sampleOf(document: Document, schema: Schema): unknown {
  const [{ type, properties = {}, enum: values } = {} as Schema] = alternatives(document, schema);
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, sampleOf(document, property)]),
      );
    case 'array':
      return [];
    case 'string':
      return values?.[0] ?? '';
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return false;
    default:
      return null;
  }
}
