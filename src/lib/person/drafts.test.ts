import * as z from 'zod/mini';
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setClock } from '../../../test/support/clock';
import { keepDrafts, type Draft } from './drafts';
import { forgetDrafts } from './drafts-storage';
import { useIsStorageVolatile } from './storage';

interface Values {
  nombre: string;
  bultos: string;
}

const named = (nombre: string): Values => ({ nombre, bultos: '2' });

/** A form of this tab. e2e/trabajo-sin-guardar.spec.ts opens two. */
function open(user = '1') {
  let offers: readonly Draft<Values>[] = [];
  const onLost = vi.fn();
  const keeper = keepDrafts<Values>({
    user,
    fields: { nombre: z.string(), bultos: z.string() },
    upgrade: ({ cajas, ...values }) =>
      cajas === undefined ? values : { ...values, bultos: cajas },
    defaults: () => ({ nombre: '', bultos: '1' }),
    onOffer: (next) => (offers = next),
    onLost,
  });
  return {
    ...keeper,
    onLost,
    offers: () => offers,
    names: () => offers.map(({ values }) => values.nombre),
  };
}

function abandon(nombre: string, user?: string) {
  const { write, close } = open(user);
  write(named(nombre));
  close();
}

const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('borrador:'));

function store(text: string) {
  localStorage.setItem('borrador:1:x', text);
}

describe('a user’s drafts', () => {
  it('are offered to the next form, newest first, and to no other user', () => {
    abandon('uno');
    setClock('2026-11-20T10:31:00-03:00');
    abandon('dos');
    expect(open().names()).toEqual(['dos', 'uno']);
    expect(open().offers()[0]).toMatchObject({
      at: Date.parse('2026-11-20T10:31:00-03:00'),
      sent: false,
      partial: false,
      values: named('dos'),
    });
    expect(open('2').names()).toEqual([]);
    abandon('tres', '2');
    expect(open('2').names()).toEqual(['tres']);
    expect(stored()).toHaveLength(3);
    forgetDrafts('1');
    expect(open().names()).toEqual([]);
  });

  it('swap with the form’s own draft on recovery, and are then overwritten', () => {
    abandon('uno');
    const form = open();
    form.write(named('dos'));
    form.recover(form.offers()[0]!);
    expect(form.names()).toEqual(['dos']);
    form.write(named('uno y medio'));
    expect(stored()).toHaveLength(2);
    form.remove();
    form.close();
    expect(open().names()).toEqual(['dos']);
  });

  it('are deleted one by one, and apart from the form’s own', () => {
    abandon('uno');
    abandon('dos');
    const form = open();
    form.write(named('tres'));
    form.discard(form.offers()[0]!);
    expect(form.names()).toHaveLength(1);
    form.close();
    expect(open().names()).toHaveLength(2);
  });

  it('are not offered while they are being saved, and go once they are saved', () => {
    const form = open();
    form.write(named('uno'));
    const uno = form.handOver(named('uno'));
    const dos = form.handOver(named('dos'));
    form.write(named('tres'));
    form.close();
    expect(open().names()).toEqual(['tres']);
    dos.forget();
    uno.release();
    expect(open().offers()).toMatchObject([
      { values: named('uno'), sent: true },
      { values: named('tres'), sent: false },
    ]);
    expect(stored()).toHaveLength(2);
  });

  it.each([
    ['2026-11-27T10:30:00-03:00', ['uno']],
    ['2026-11-27T10:30:00.001-03:00', []],
  ])('last a week: at %s they are %j', (now, names) => {
    abandon('uno');
    setClock(now);
    const { names: offered, onLost } = open();
    expect(offered()).toEqual(names);
    expect(stored()).toHaveLength(names.length);
    expect(onLost).not.toHaveBeenCalled();
  });
});

it('is not kept without TLS, where no lock shows whether its tab is open', () => {
  vi.stubGlobal('navigator', {});
  open().write(named('uno'));
  vi.unstubAllGlobals();
  expect(stored()).toEqual([]);
});

it('says so if the browser refuses to keep it', () => {
  const { result, rerender } = renderHook(useIsStorageVolatile);
  const form = open();
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  form.write(named('uno'));
  vi.unstubAllGlobals();
  rerender();
  expect(result.current).toBe(true);
});

describe('a draft of another version of the panel', () => {
  it.each([
    ['a field that is new', { nombre: 'a' }, { nombre: 'a', bultos: '1' }, false],
    ['a field that is no more', { nombre: 'a', peso: 1 }, { nombre: 'a', bultos: '1' }, false],
    ['a field that was renamed', { nombre: 'a', cajas: '5' }, { nombre: 'a', bultos: '5' }, false],
    ['a field of another type', { nombre: 'a', bultos: 2 }, { nombre: 'a', bultos: '1' }, true],
  ])('is recovered with %s', (_label, values, read, partial) => {
    store(JSON.stringify({ version: 2, at: Date.now(), values }));
    expect(open().offers()).toMatchObject([{ values: read, partial, sent: false }]);
    expect(open().offers()[0]!.values).toEqual(read);
  });

  it.each([
    ['no JSON', 'x'],
    ['no time', '{"sent":false,"values":{"bultos":"3"}}'],
    ['no values', '{"at":1795000000000,"sent":false,"values":7}'],
    ['no field', '{"at":1795000000000,"sent":false,"values":{}}'],
  ])('is dropped, with a notice, if it has %s', (_label, text) => {
    store(text);
    const { names, onLost } = open();
    expect(names()).toEqual([]);
    expect(onLost).toHaveBeenCalledTimes(1);
    expect(stored()).toEqual([]);
  });
});
