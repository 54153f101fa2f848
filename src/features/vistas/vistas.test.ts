import { isRedirect } from '@tanstack/react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '@/lib/person/session';
import { tokenFor, tokenOf } from '../../../test/server/token';
import { clearToasts, toastTexts } from '../../../test/support/toasts';
import {
  describeFechas,
  readVistas,
  redirectToVista,
  vistaSearch,
  toVista,
  writeVistas,
  type Filtros,
} from './vistas';

const LUNES = new Date('2026-11-16T10:00:00-03:00');
const TARDE = new Date('2026-11-16T17:00:00-03:00');
const OTRO_DIA = new Date('2027-02-10T10:00:00-03:00');

const later = (filtros: Filtros) => vistaSearch(toVista('v', filtros, LUNES), OTRO_DIA);

describe('the dates of a vista', () => {
  it.each([
    ['Hoy', '2026-11-16', '2026-11-16', '2027-02-10', '2027-02-10'],
    ['Esta semana', '2026-11-16', '2026-11-22', '2027-02-08', '2027-02-14'],
    ['Este mes', '2026-11-01', '2026-11-30', '2027-02-01', '2027-02-28'],
  ])('are those of %s on the day when it opens', (rango, desde, hasta, ...then) => {
    const filtros = { fechaDesde: desde, fechaHasta: hasta };
    const { fechaDesde, fechaHasta } = later(filtros);
    expect([fechaDesde, fechaHasta]).toEqual(then);
    expect(describeFechas(filtros, LUNES)).toBe(`Las fechas serán siempre las de «${rango}».`);
  });

  it.each([
    ['2026-11-02', '2026-11-16', 'Fechas fijas: 02/11/2026 – 16/11/2026.'],
    ['2026-11-01', null, 'Fechas fijas: Desde 01/11/2026.'],
    [null, null, null],
  ])('from %s to %s stay fixed', (fechaDesde, fechaHasta, text) => {
    const filtros = { fechaDesde, fechaHasta };
    expect(later(filtros)).toEqual(filtros);
    expect(describeFechas(filtros, LUNES)).toBe(text);
  });

  it.each([
    [LUNES, '2026-11-16', {}, 'La fecha será siempre la del día.'],
    [TARDE, '2026-11-17', {}, 'La fecha será siempre la del día.'],
    [TARDE, '2026-11-16', { fecha: '2026-11-16' }, 'Fecha fija: 16/11/2026.'],
  ])('of a route sheet saved at %s for %s', (now, fecha, kept, text) => {
    expect(vistaSearch(toVista('v', { fecha }, now), OTRO_DIA)).toEqual(kept);
    expect(describeFechas({ fecha }, now)).toBe(text);
  });
});

describe('stored vistas', () => {
  beforeEach(() => session.signIn(tokenFor(60), { id: 1 }));

  const vista = (nombre: string, predeterminada = false) => ({
    ...toVista(nombre, { fechaDesde: null }, LUNES),
    predeterminada,
  });

  it('are sorted by name and kept per screen', () => {
    writeVistas('reportes', [vista('zona 10'), vista('Ávila'), vista('zona 9')]);
    expect(readVistas('reportes').map(({ nombre }) => nombre)).toEqual([
      'Ávila',
      'zona 9',
      'zona 10',
    ]);
    expect(readVistas('hoja-de-ruta')).toEqual([]);
    writeVistas('reportes', []);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('vistas:'))).toEqual([]);
  });

  const store = (text: string) => {
    writeVistas('reportes', [vista('a')]);
    const key = Object.keys(localStorage).find((one) => one.startsWith('vistas:'))!;
    localStorage.setItem(key, text);
    return key;
  };
  const LOST = 'Había vistas guardadas que no se pudieron leer: se descartaron.';

  it.each(['', '{', '{}', '[{"nombre":7}]', 'null'])(
    'are dropped with a message if storage has %s',
    async (text) => {
      const key = store(text);
      expect(readVistas('reportes')).toEqual([]);
      await vi.waitFor(() => expect(toastTexts()).toEqual([LOST]));
      expect(localStorage.getItem(key)).toBeNull();
    },
  );

  it('of another version of the panel stay: a missing or unreadable field gets its default', () => {
    store('[{"nombre":"b","search":{"buscado":true},"rango":7,"color":"rojo"},{"nombre":"c"}]');
    const rest = { rango: null, predeterminada: false };
    expect(readVistas('reportes')).toEqual([
      { nombre: 'b', search: { buscado: true }, ...rest },
      { nombre: 'c', search: {}, ...rest },
    ]);
    expect(toastTexts()).toEqual([]);
  });

  it('stay when another one is dropped', async () => {
    store('[{"nombre":7},{"nombre":"b"}]');
    expect(readVistas('reportes').map(({ nombre }) => nombre)).toEqual(['b']);
    await vi.waitFor(() => expect(toastTexts()).toEqual([LOST]));
    clearToasts();
    expect(readVistas('reportes').map(({ nombre }) => nombre)).toEqual(['b']);
    expect(toastTexts()).toEqual([]);
  });

  it('are not stored for a session without a user name, which people may share', () => {
    session.signIn(tokenOf({ exp: Math.floor(Date.now() / 1000) + 60 }), null);
    writeVistas('reportes', [vista('a')]);
    expect(readVistas('reportes')).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('vistas'))).toEqual([]);
  });

  it('open with the screen if one is the default and the URL has no search', () => {
    const open = (searchStr: string) => {
      try {
        redirectToVista('reportes', { searchStr });
        return null;
      } catch (error) {
        return isRedirect(error) ? error.options : error;
      }
    };
    writeVistas('reportes', [vista('a'), vista('b')]);
    expect(open('')).toBeNull();
    writeVistas('reportes', [vista('a'), vista('b', true)]);
    expect(open('')).toMatchObject({
      to: '/reportes',
      search: { fechaDesde: null },
      replace: true,
    });
    expect(open('?buscado=false')).toBeNull();
  });
});
