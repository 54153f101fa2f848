import { describe, expect, it } from 'vitest';
import {
  avisosNuevos,
  groupAvisos,
  isRecordatorio,
  leavingOf,
  noticesOf,
  takeAvisos,
  withLeaving,
  withoutDeleted,
  type Aviso,
} from './avisos';
import type { Anotacion, Notificacion } from './notificacion.schema';

const notificacion = (
  id: number,
  urgency: string | null = 'high',
  visto = false,
): Notificacion => ({ id, text: `n${id}`, urgency, visto });
const anotacion = (id: number): Anotacion => ({ id, texto: `a${id}`, fecha: null });

/** `n1`: a notice, `r1`: a reminder among the notifications, `a1`: a reminder from the list of reminders. */
const names = (avisos: Aviso[]) =>
  avisos.map(({ tipo, row }) =>
    tipo === 'anotacion' ? `a${row.id}` : `${row.urgency === null ? 'r' : 'n'}${row.id}`,
  );

const NUEVAS = [notificacion(1, null), notificacion(2), notificacion(1, 'low')];
const LEIDAS = [notificacion(5, 'medium', true), notificacion(6, 'high', true)];

describe('isRecordatorio', () => {
  it.each([
    ['urgency null, new', notificacion(1, null), true],
    ['urgency null, read', notificacion(1, null, true), false],
    ['urgency low, new', notificacion(1, 'low'), false],
  ])('%s: %o', (_what, row, is) => {
    expect(isRecordatorio(row)).toBe(is);
  });
});

describe('leavingOf', () => {
  const rows = [notificacion(1), notificacion(2)];
  const [done] = rows;
  const data = { rows: [done!], at: 1000 };
  it.each([
    ['under way', { status: 'pending', variables: rows, data: undefined }, 2000, rows],
    ['answered after the list', { status: 'success', variables: rows, data }, 999, [done]],
    ['answered before the list', { status: 'success', variables: rows, data }, 1001, []],
    ['refused', { status: 'error', variables: rows, data: undefined }, 0, []],
  ] as const)('a change %s', (_what, state, fetchedAt, left) => {
    expect(leavingOf(state, fetchedAt)).toEqual(left);
  });
});

describe('withLeaving', () => {
  const notice = notificacion(1);
  const reminder = notificacion(1, null);
  const read = notificacion(5, 'medium', true);
  const seen = (row: Notificacion) => ({ ...row, visto: true });
  const fresh = (row: Notificacion) => ({ ...row, visto: false });

  it.each([
    ['a notice', [notice], [reminder, NUEVAS[1]], [seen(notice), ...LEIDAS]],
    ['a reminder', [reminder], [NUEVAS[1], notice], LEIDAS],
    ['a read notice', [read], [fresh(read), reminder, NUEVAS[1], notice], [LEIDAS[1]]],
    ['a notice and back', [notice, seen(notice)], [notice, reminder, NUEVAS[1]], LEIDAS],
  ])('applied to %s', (_what, leaving, nuevas, leidas) => {
    expect(withLeaving([reminder, NUEVAS[1]!, notice], false, leaving)).toEqual(nuevas);
    expect(withLeaving(LEIDAS, true, leaving)).toEqual(leidas);
  });

  it('shows a row once if the server has moved it already', () => {
    expect(withLeaving([seen(notice), ...LEIDAS], true, [notice])).toEqual([
      seen(notice),
      ...LEIDAS,
    ]);
  });
});

it('withoutDeleted keeps a reminder with the id of a marked notice', () => {
  const left = withoutDeleted(
    [anotacion(1), anotacion(2)],
    [notificacion(1), notificacion(2, null)],
  );
  expect(left).toEqual([anotacion(1)]);
});

describe('avisosNuevos', () => {
  it.each([
    ['no reminders yet', undefined, ['r1', 'n2', 'n1']],
    ['a reminder with the id of a notice', [anotacion(2)], ['r1', 'n2', 'n1', 'a2']],
    ['some of each, one in both lists', [anotacion(1), anotacion(7)], ['a1', 'n2', 'n1', 'a7']],
  ])('%s', (_what, anotaciones, shown) => {
    expect(names(avisosNuevos(NUEVAS, anotaciones))).toEqual(shown);
  });
});

describe('groupAvisos', () => {
  const notice = (id: number, text: string, visto = false): Aviso => ({
    tipo: 'notificacion',
    row: { id, text, urgency: 'high', visto },
  });
  const group = (avisos: Aviso[], anotaciones?: Anotacion[]) =>
    groupAvisos(avisos, {
      anotaciones,
      toText: ({ text }) => text.replaceAll(/<\/?b>/g, ''),
      hoy: '2026-11-20',
    }).map(({ id, avisos: rows }) => [
      id,
      ...rows.map(({ aviso, fecha }) => `${aviso.row.id} ${fecha}`),
    ]);

  it('groups notices by due date, the earliest first, and puts those of today apart', () => {
    expect(
      group([
        notice(1, 'vence el <b>20/12</b>/2026'),
        notice(2, 'calendario'),
        notice(3, 'vence el 21/11/2026'),
        notice(4, 'vence <b>hoy</b>'),
        notice(5, 'vencido'),
        notice(6, 'venció el 17/11/2026'),
        notice(7, 'venció el 10/10/2026'),
        notice(8, 'vence el 27/11/2026'),
        notice(9, 'vence hoy'),
      ]),
    ).toEqual([
      ['hoy', '4 2026-11-20', '9 2026-11-20'],
      ['vencido', '7 2026-10-10', '6 2026-11-17', '5 null'],
      ['esta-semana', '3 2026-11-21'],
      ['este-mes', '8 2026-11-27'],
      ['despues', '1 2026-12-20'],
      ['sin-fecha', '2 null'],
    ]);
  });

  it('puts due reminders first and the others apart, with the dates of the list of reminders', () => {
    const carried = (id: number): Aviso => ({ tipo: 'notificacion', row: notificacion(id, null) });
    const listed = { id: 7, texto: 'vence el 01/01/2020', fecha: '2026-11-29' };
    const avisos: Aviso[] = [
      notice(9, 'vence hoy'),
      carried(1),
      carried(2),
      carried(3),
      { tipo: 'anotacion', row: listed },
    ];
    const anotaciones = [
      { id: 2, texto: '', fecha: '2026-11-20' },
      { id: 3, texto: '', fecha: '2026-11-18' },
      listed,
    ];
    expect(group(avisos, anotaciones)).toEqual([
      ['hoy', '3 2026-11-18', '2 2026-11-20', '9 2026-11-20'],
      ['recordatorios', '7 2026-11-29', '1 null'],
    ]);
    expect(group([carried(1)])).toEqual([['recordatorios', '1 null']]);
  });

  it('has no empty groups', () => {
    expect(group([])).toEqual([]);
  });
});

it('takeAvisos cuts after a number of rows, across groups', () => {
  const grupos = [
    {
      id: 'a',
      avisos: NUEVAS.map((row) => ({ aviso: { tipo: 'notificacion' as const, row }, fecha: null })),
    },
    {
      id: 'b',
      avisos: LEIDAS.map((row) => ({ aviso: { tipo: 'notificacion' as const, row }, fecha: null })),
    },
  ];
  const taken = (count: number) =>
    takeAvisos(grupos, count).map(({ id, avisos }) => `${id}${avisos.length}`);
  expect([0, 2, 3, 4, 9].map(taken)).toEqual([[], ['a2'], ['a3'], ['a3', 'b1'], ['a3', 'b2']]);
});

it('noticesOf drops reminders', () => {
  const avisos = avisosNuevos(NUEVAS, [anotacion(7)]);
  expect(noticesOf(avisos).map(({ id }) => id)).toEqual([2, 1]);
});
