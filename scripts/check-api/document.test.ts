// @vitest-environment node
import { expect, it } from 'vitest';
import { hojaDeRutaCreatedSchema } from '@/features/hoja-de-ruta/hoja-de-ruta.schema';
import { reciboCreatedSchema } from '@/features/recibos/recibo.schema';
import { CHANGES, CREATED, NOT_MADE } from './kinds';
import { alternatives } from './compare';
import { answerOf, callsOf, readDocument, type Schema } from './document';
import { fieldName, readAsPanel } from './panel';
import { READS, SIGN_IN } from './reads';

const document = readDocument();
const READ_BY_PANEL = [
  SIGN_IN,
  ...READS,
  ...CREATED,
  { call: 'POST /v1/recibos/', schema: reciboCreatedSchema },
  { call: 'POST /v1/recibos/manual', schema: reciboCreatedSchema },
  { call: 'POST /hoja-rutas/', schema: hojaDeRutaCreatedSchema },
];

it('the check knows every call of the contract, and no other', () => {
  const known = [SIGN_IN, ...READS, ...CHANGES, ...NOT_MADE].map(({ call }) => call);
  expect(known.toSorted()).toEqual(callsOf(document).toSorted());
});

function sampleOf(schema: Schema): unknown {
  const [first = {}] = alternatives(document, schema);
  return valuesOf(first)[0];
}

/** Values of a schema with one type: of each field every value, one at a time. */
function valuesOf(schema: Schema): unknown[] {
  const { type, properties = {}, required = [], items, enum: values, format, pattern } = schema;
  switch (type) {
    case 'object': {
      const full = Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, sampleOf(property)]),
      );
      const varied = Object.entries(properties).flatMap(([name, property]) =>
        everyValue(property).map((value) => ({ ...full, [name]: value })),
      );
      const shorter = Object.keys(properties)
        .filter((name) => !required.includes(name))
        .map((name) => ({ ...full, [name]: undefined }));
      return [full, ...varied, ...shorter];
    }
    case 'array':
      return [...everyValue(items ?? {}).map((item) => [item]), []];
    case 'string':
      if (values) return values;
      if (format === 'date') return ['2026-03-05'];
      if (pattern !== undefined) return ['05/03/2026'];
      return ['Ñandú', ''];
    case 'integer':
      return [7, 0].filter(
        (value) => value >= (schema.minimum ?? 0) && value > (schema.exclusiveMinimum ?? -1),
      );
    case 'number':
      return [10.25, 0, -10.5];
    case 'boolean':
      return [true, false];
    case 'null':
      return [null];
    default:
      return ['anything', null, { any: 1 }];
  }
}

const everyValue = (schema: Schema): unknown[] => alternatives(document, schema).flatMap(valuesOf);

/** Every field as `cliente[].id`. */
function fieldsOf(schema: Schema, path: (string | number)[] = []): string[] {
  return alternatives(document, schema).flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([name, property]) => [
      fieldName([...path, name]),
      ...fieldsOf(property, [...path, name]),
    ]),
    ...(items ? fieldsOf(items, [...path, 0]) : []),
  ]);
}

it.each(READ_BY_PANEL)(
  'the panel finds every field that it reads in the answer of $call',
  ({ call, schema }) => {
    const answer = answerOf(document, call)!;
    const { reads } = readAsPanel(schema, sampleOf(answer));
    expect(reads.size).toBeGreaterThan(0);
    expect(fieldsOf(answer)).toEqual(expect.arrayContaining([...reads]));
  },
);

it.each(READ_BY_PANEL)('the panel reads every value that $call may answer', ({ call, schema }) => {
  const values = everyValue(answerOf(document, call)!);
  expect(values.length).toBeGreaterThan(1);
  for (const value of values) {
    const { issues, leftOut } = readAsPanel(schema, value);
    expect({ value, issues, leftOut }).toEqual({ value, issues: [], leftOut: [] });
  }
});
