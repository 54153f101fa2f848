import { describe, expect, it } from 'vitest';
import { isRecordatorio, leavingOf, listNuevos, withLeaving, withoutDeleted } from './avisos';
import type { Anotacion, Notificacion } from './notificacion.schema';

const notificacion = (
  id: number,
  urgency: string | null = 'high',
  visto = false,
): Notificacion => ({ id, text: `n${id}`, urgency, visto });
const anotacion = (id: number): Anotacion => ({ id, texto: `a${id}`, fecha: null });

const OTHER = notificacion(2);
const LEIDAS = [notificacion(5, 'medium', true), notificacion(6, 'high', true)];

it.each([
  ['urgency null, new', notificacion(1, null), true],
  ['urgency null, read', notificacion(1, null, true), false],
  ['urgency low, new', notificacion(1, 'low'), false],
])('a reminder, %s: %o', (_what, row, is) => {
  expect(isRecordatorio(row)).toBe(is);
});

const rows = [notificacion(1), notificacion(2)];
const [done] = rows;
const data = { rows: [done!], at: 1000 };
it.each([
  ['under way', { status: 'pending', variables: rows, data: undefined }, 2000, rows],
  ['answered after the list', { status: 'success', variables: rows, data }, 999, [done]],
  ['answered before the list', { status: 'success', variables: rows, data }, 1001, []],
  ['refused', { status: 'error', variables: rows, data: undefined }, 0, []],
] as const)('rows that leave by a change %s', (_what, state, fetchedAt, left) => {
  expect(leavingOf(state, fetchedAt)).toEqual(left);
});

describe('withLeaving', () => {
  const notice = notificacion(1);
  const reminder = notificacion(1, null);
  const read = notificacion(5, 'medium', true);
  const seen = (row: Notificacion) => ({ ...row, visto: true });
  const fresh = (row: Notificacion) => ({ ...row, visto: false });

  it.each([
    ['a notice', [notice], [reminder, OTHER], [seen(notice), ...LEIDAS]],
    ['a reminder', [reminder], [OTHER, notice], LEIDAS],
    ['a read notice', [read], [fresh(read), reminder, OTHER, notice], [LEIDAS[1]]],
    ['a notice and back', [notice, seen(notice)], [notice, reminder, OTHER], LEIDAS],
  ])('applied to %s', (_what, leaving, nuevas, leidas) => {
    expect(withLeaving([reminder, OTHER, notice], false, leaving)).toEqual(nuevas);
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

describe('listNuevos', () => {
  const notice = (id: number, text: string): Notificacion => ({ ...notificacion(id), text });
  const carried = (id: number): Notificacion => notificacion(id, null);
  const list = (nuevas: Notificacion[], anotaciones?: Anotacion[]) =>
    listNuevos(nuevas, {
      anotaciones,
      toText: ({ text }) => text.replaceAll(/<\/?b>/g, ''),
      hoy: '2026-11-20',
    });
  const lines = (...args: Parameters<typeof list>) =>
    list(...args).map(({ row, grupo, fecha }) => `${grupo}: ${row.id} ${fecha}`);

  it('lists notices by group and due date, those of today first', () => {
    expect(
      lines([
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
      ...['hoy: 4 2026-11-20', 'hoy: 9 2026-11-20'],
      ...['vencido: 7 2026-10-10', 'vencido: 6 2026-11-17', 'vencido: 5 null'],
      'esta-semana: 3 2026-11-21',
      'este-mes: 8 2026-11-27',
      'despues: 1 2026-12-20',
      'sin-fecha: 2 null',
    ]);
  });

  it('lists due reminders first and the others apart, once each, with the dates of the list of reminders', () => {
    const listed = { id: 9, texto: 'vence el 01/01/2020', fecha: '2026-11-29' };
    const anotaciones = [
      { id: 2, texto: '', fecha: '2026-11-20' },
      { id: 3, texto: '', fecha: '2026-11-18' },
      listed,
    ];
    const nuevas = [notice(9, 'vence hoy'), carried(1), carried(2), carried(3)];
    expect(lines(nuevas, anotaciones)).toEqual([
      ...['hoy: 3 2026-11-18', 'hoy: 2 2026-11-20', 'hoy: 9 2026-11-20'],
      ...['recordatorios: 9 2026-11-29', 'recordatorios: 1 null'],
    ]);
    expect(lines([carried(1)])).toEqual(['recordatorios: 1 null']);
  });

  it('takes the text of a reminder from the list of reminders, as it was typed', () => {
    expect(
      list([carried(1), carried(2)], [anotacion(1)]).map(({ row, isPlain }) => [row.text, isPlain]),
    ).toEqual([
      ['a1', true],
      ['n2', false],
    ]);
  });
});
