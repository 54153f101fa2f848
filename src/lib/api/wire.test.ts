import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../test/support/console';
import {
  everyRow,
  fecha,
  filtroSchema,
  flag,
  havingFields,
  hora,
  nombre,
  numero,
  pagedSchema,
  pesos,
  readableRows,
  referencia,
  texto,
} from './wire';

const UNREADABLE = Symbol('unreadable');

/** The parsed value of a field. Undefined stands for a missing field. */
function read(schema: z.ZodMiniType, value: unknown): unknown {
  const body = value === undefined ? {} : { field: value };
  const result = z.safeParse(z.object({ field: schema }), body);
  return result.success ? result.data.field : UNREADABLE;
}

it.each([
  ['texto', texto(), 'Ñandú', 'Ñandú'],
  ['texto', texto(), null, null],
  ['texto', texto(), undefined, null],
  ['texto', texto(), 30712345678, '30712345678'],
  ['texto', texto(), 1.5, UNREADABLE],
  ['texto', texto(), true, UNREADABLE],
  ['hora', hora(), '09:15:00', '09:15'],
  ['hora', hora(), null, null],
  ['nombre', nombre(), 'Ana', 'Ana'],
  ['nombre', nombre(), null, ''],
  ['nombre', nombre(), undefined, ''],
  ['nombre', nombre(), { texto: 'Ana' }, UNREADABLE],
  ['numero', numero(), 0, 0],
  ['numero', numero(), null, null],
  ['numero', numero(), undefined, null],
  ['numero', numero(), '1', UNREADABLE],
  ['pesos', pesos(), 12.5, 12.5],
  ['pesos', pesos(), null, 0],
  ['pesos', pesos(), undefined, 0],
  ['pesos', pesos(), '12,5', UNREADABLE],
  ['flag', flag(), true, true],
  ['flag', flag(), null, false],
  ['flag', flag(), undefined, false],
  ['flag', flag(), 'true', UNREADABLE],
  ['fecha', fecha(), '05/11/2026', '2026-11-05'],
  ['fecha', fecha(), '2026-11-05', '2026-11-05'],
  ['fecha', fecha(), '', null],
  ['fecha', fecha(), null, null],
  ['fecha', fecha(), undefined, null],
  ['fecha', fecha(), '31/02/2026', UNREADABLE],
  ['fecha', fecha(), 1_800_000_000, UNREADABLE],
  ['referencia', referencia(), { id: 3, nombre: 'Ana', mas: 1 }, { id: 3, nombre: 'Ana' }],
  ['referencia', referencia(), { id: 0, nombre: 'Ana' }, { id: null, nombre: 'Ana' }],
  ['referencia', referencia(), { nombre: 'Ana' }, { id: null, nombre: 'Ana' }],
  ['referencia', referencia(), { id: 3 }, { id: 3, nombre: '' }],
  ['referencia', referencia(), null, null],
  ['referencia', referencia(), undefined, null],
  ['referencia', referencia(), { id: '3', nombre: 'Ana' }, UNREADABLE],
  ['referencia', referencia(), 'Ana', UNREADABLE],
])('%s (%#): reads the value', (_name, schema, value, expected) => {
  expect(read(schema, value)).toEqual(expected);
});

const row = z.object({ id: z.number(), nombre: nombre() });
const page = { number: 0, size: 10, totalElements: 2, totalPages: 1 };

const issuesOf = (schema: z.ZodMiniType, body: unknown): string[] => {
  const result = z.safeParse(schema, body);
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
};

describe('pagedSchema', () => {
  const readable = pagedSchema('cliente', readableRows(row));
  const strict = pagedSchema('movimiento', everyRow(row));

  it('reads rows and page, without extra fields', () => {
    const body = {
      cliente: [{ id: 1, nombre: 'Ana', x: 1 }],
      page: { ...page, first: true },
      y: 2,
    };
    expect(z.parse(readable, body)).toEqual({
      items: [{ id: 1, nombre: 'Ana' }],
      page,
      unreadable: 0,
    });
  });

  it.each([
    ['a list', readable, 'cliente'],
    ['a list with money totals', strict, 'movimiento'],
  ])('reads a repeated row of %s once, and logs it', (_, schema, key) => {
    expectConsole('error', 'Fila repetida');
    const rows = [{ id: 1, nombre: 'Ana' }, { id: 2 }, { id: 1, nombre: 'Eva' }];
    expect(z.parse(schema, { [key]: rows, page })).toEqual({
      items: [
        { id: 1, nombre: 'Ana' },
        { id: 2, nombre: '' },
      ],
      page,
      unreadable: 0,
    });
  });

  it('reads an empty list as an empty page', () => {
    expect(z.parse(strict, [])).toMatchObject({ items: [], page: { totalElements: 0 } });
  });

  it('leaves out an unreadable row, counts and logs it', () => {
    expectConsole('error', 'Fila ilegible');
    const body = { cliente: [{ id: 1 }, { id: 'dos' }, null, { id: 3 }], page };
    expect(z.parse(readable, body)).toEqual({
      items: [
        { id: 1, nombre: '' },
        { id: 3, nombre: '' },
      ],
      page,
      unreadable: 2,
    });
  });

  it('fails over one unreadable row if totals depend on the rows, and names it', () => {
    const body = { movimiento: [{ id: 1 }, { id: 'dos' }], page };
    expect(issuesOf(strict, body)).toEqual(['movimiento.1.id']);
  });

  it.each([
    ['no page', { cliente: [] }, ['page']],
    ['another key', { clientes: [], page }, ['cliente']],
    [
      'a page without its total',
      { cliente: [], page: { ...page, totalElements: null } },
      ['page.totalElements'],
    ],
    ['rows that are no list', { cliente: {}, page }, ['cliente']],
  ])('cannot read %s', (_, body, fields) => {
    expect(issuesOf(readable, body)).toEqual(expect.arrayContaining(fields));
  });
});

describe('havingFields', () => {
  const rows = havingFields(z.array(z.looseObject({})), ['pagado', ['origen', 'destino']]);

  it.each([
    ['no rows', []],
    ['a field that only one row has', [{}, { pagado: false, origen: null }]],
    ['one of two names', [{ pagado: true, destino: { id: 1 } }]],
  ])('passes %s', (_, sent) => {
    expect(z.parse(rows, sent)).toEqual(sent);
  });

  it.each([
    [
      'a flag under another name',
      [{ isPagado: true, origen: null }, { isPagado: false }],
      'pagado',
    ],
    ['flat references', [{ pagado: true, origenId: 7, origenNombre: 'Ana' }], 'origen|destino'],
  ])('fails over %s, and names the field', (_, sent, field) => {
    expect(z.safeParse(rows, sent).error?.issues.map(({ path }) => path)).toEqual([[0, field]]);
  });
});

describe('filtroSchema', () => {
  const schema = filtroSchema('servicio', readableRows(row));

  it.each([
    ['bare', [{ id: 1, nombre: 'Ana' }]],
    ['wrapped', { servicio: [{ id: 1, nombre: 'Ana' }], page }],
  ])('reads a %s list', (_, body) => {
    expect(z.parse(schema, body)).toEqual([{ id: 1, nombre: 'Ana' }]);
  });

  it.each([
    ['another wrapping', { servicios: [] }],
    ['null', null],
  ])('cannot read %s', (_, body) => {
    expect(issuesOf(schema, body)).toHaveLength(1);
  });
});
