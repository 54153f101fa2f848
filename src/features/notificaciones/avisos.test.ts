import { describe, expect, it } from 'vitest';
import { avisosLeidos, avisosNuevos, isRecordatorio, type Aviso } from './avisos';
import type { Anotacion, Notificacion } from './notificacion.schema';

const notificacion = (
  id: number,
  urgency: string | null = 'high',
  visto = false,
): Notificacion => ({ id, text: `n${id}`, urgency, visto });
const anotacion = (id: number): Anotacion => ({ id, texto: `a${id}`, fecha: null });
const NADA = { toggled: [], deleted: [] };

/** `n1` a notice, `r1` a reminder among the notifications, `a1` one of the list of reminders. */
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

describe('avisosNuevos', () => {
  it.each([
    ['no reminders yet', undefined, ['r1', 'n2', 'n1']],
    ['reminders that are listed already', [anotacion(1)], ['r1', 'n2', 'n1']],
    ['a reminder with the id of a notice', [anotacion(2)], ['r1', 'n2', 'n1', 'a2']],
    ['some of each', [anotacion(1), anotacion(7)], ['r1', 'n2', 'n1', 'a7']],
  ])('%s', (_what, anotaciones, shown) => {
    expect(names(avisosNuevos(NUEVAS, anotaciones, NADA))).toEqual(shown);
  });

  it('leaves out what is on its way to be read, and no reminder of the same id', () => {
    const toggled = [notificacion(1, 'low')];
    expect(names(avisosNuevos(NUEVAS, [], { ...NADA, toggled }))).toEqual(['r1', 'n2']);
  });

  it('begins with what is on its way back, once', () => {
    const toggled = [notificacion(5, 'medium', true), notificacion(6, 'high', true)];
    const shown = avisosNuevos(NUEVAS, [], { ...NADA, toggled });
    expect(names(shown)).toEqual(['n6', 'n5', 'r1', 'n2', 'n1']);
    expect(shown[0]?.row).toMatchObject({ visto: false });
    expect(names(avisosNuevos([notificacion(5), ...NUEVAS], [], { ...NADA, toggled }))).toEqual([
      'n6',
      'n5',
      'r1',
      'n2',
      'n1',
    ]);
  });

  it('leaves out reminders on their way out, and no notice of the same id', () => {
    expect(
      names(avisosNuevos(NUEVAS, [anotacion(1), anotacion(7)], { ...NADA, deleted: [1, 7] })),
    ).toEqual(['n2', 'n1']);
  });

  it('a notice sent there and back again stays', () => {
    const toggled = [notificacion(2), notificacion(2, 'high', true)];
    expect(names(avisosNuevos(NUEVAS, [], { ...NADA, toggled }))).toEqual(['r1', 'n2', 'n1']);
  });
});

describe('avisosLeidos', () => {
  it.each([
    ['nothing pending', [], ['n5', 'n6']],
    ['one coming in', [notificacion(2)], ['n2', 'n5', 'n6']],
    ['one leaving', [notificacion(6, 'high', true)], ['n5']],
    ['one that has arrived already', [notificacion(6)], ['n5', 'n6']],
    ['there and back again', [notificacion(2), notificacion(2, 'high', true)], ['n5', 'n6']],
  ])('%s', (_what, toggled, shown) => {
    const avisos = avisosLeidos(LEIDAS, { ...NADA, toggled });
    expect(names(avisos)).toEqual(shown);
    expect(avisos.every(({ tipo, row }) => tipo === 'notificacion' && row.visto)).toBe(true);
  });

  it('is not reached by the deletion of a reminder', () => {
    expect(names(avisosLeidos(LEIDAS, { ...NADA, deleted: [5, 6] }))).toEqual(['n5', 'n6']);
  });
});
