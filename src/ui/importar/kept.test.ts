import { beforeEach, expect, it, vi } from 'vitest';
import { newTab, planillaStore, type Kept } from './kept';

const PLANILLA: Kept = {
  tab: newTab(),
  name: 'pedido.xlsx',
  at: 0,
  hoja: { name: 'Hoja1', rows: [['x'.repeat(1000)]], hidden: [], serialOffset: 0 },
  heading: { row: 0, lines: 1 },
  columns: [null],
  withHidden: false,
  marks: {},
  since: null,
  shared: {},
};
const SENT: Kept = { ...PLANILLA, marks: { 2: { state: 'sent', id: 7 } } };

/** Local storage that takes so many letters a person, and the keys written since. */
let written: string[] = [];
function useStorage(letters: number) {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => values.delete(key),
    clear: () => values.clear(),
    setItem(key: string, value: string) {
      const others = [...values].filter(([one]) => one !== key).map(([, text]) => text.length);
      if (others.reduce((sum, one) => sum + one, value.length) > letters)
        throw new DOMException('full', 'QuotaExceededError');
      written.push(key);
      values.set(key, value);
    },
  });
}

beforeEach(() => {
  written = [];
  useStorage(5000);
});

const store = () => planillaStore('ana', 'movimientos');

it('a mark writes what changes, and not the sheet', () => {
  store().write(PLANILLA);
  written = [];
  store().write(SENT);
  expect(written).toEqual(['planilla:ana:movimientos']);
  expect(store().read()).toEqual(SENT);
});

it('another file brings its own sheet', () => {
  store().write(PLANILLA);
  const other = { ...PLANILLA, tab: newTab(), hoja: { ...PLANILLA.hoja, rows: [['b']] } };
  store().write(other);
  expect(store().read()).toEqual(other);
  expect(store().isOf(PLANILLA.tab)).toBe(false);
});

it('a sheet that does not fit is kept while the page is open', () => {
  useStorage(500);
  store().write(PLANILLA);
  store().write(SENT);
  expect(store().read()).toEqual(SENT);
});

it('marks that do not fit take the place of the sheet: a reload must not find older ones', () => {
  useStorage(1300);
  store().write(PLANILLA);
  const { tab } = PLANILLA;
  store().write({ ...SENT, name: 'x'.repeat(200) });
  expect(store().isOf(tab)).toBe(true);
  expect(localStorage.getItem('planilla:ana:movimientos')).toContain('"sent"');
});

it('a row was stored before as often as other planillas stored it', () => {
  const row = { read: { nombre: 'Ana' }, aside: {}, problems: {} };
  for (const openedAt of [10, 20, 30]) store().addStored(row, openedAt);
  expect(store().storedBefore([row, row, row], 30)).toEqual([20, 10, undefined]);
});

it('a person without a name goes on without storage', () => {
  const nameless = planillaStore('', 'movimientos');
  nameless.write(PLANILLA);
  expect(nameless.isOf(PLANILLA.tab)).toBe(true);
  expect(nameless.read()).toBeNull();
  expect(written).toEqual([]);
});
