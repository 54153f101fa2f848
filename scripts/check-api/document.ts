import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The part of JSON Schema that `docs/openapi.yaml` uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
}

interface Answer {
  content?: { 'application/json': { schema: Schema } };
}

interface Operation {
  responses: Record<string, Answer>;
}

/** The contract, `docs/openapi.yaml`. */
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export const readDocument = (): Document =>
  parse(readFileSync('docs/openapi.yaml', 'utf8')) as Document;

/** Every call as `GET /clientes/{id}`. */
export const callsOf = ({ paths }: Document): string[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );

/** The schema that a reference names, or the schema itself, with the fields of all its parts. */
export function resolve(document: Document, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  const named = name === undefined ? schema : (document.components.schemas[name] ?? {});
  if (!named.allOf) return named;
  const parts = named.allOf.map((part) => resolve(document, part));
  return {
    type: 'object',
    properties: Object.assign(
      {},
      ...parts.map(({ properties }) => properties),
    ) as Schema['properties'],
    required: parts.flatMap(({ required = [] }) => required),
  };
}

/** The schema of a success's body; null if it has none. Throws for a call that the contract does not have. */
export function answerOf(document: Document, call: string): Schema | null {
  const [method = '', path = ''] = call.split(' ');
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The contract has no ${call}`);
  const [, success] =
    Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
  return success?.content?.['application/json'].schema ?? null;
}
