import { describe, expect, it } from 'vitest';
import { isTyped, type Option, type TypedText } from '@/lib/values/option';
import {
  highlightedRow,
  pickerReducer,
  rowId,
  type Choices,
  type PickerEvent,
  type PickerState,
} from './picker-reducer';

const ANA = { id: 1, nombre: 'Ana' };
const ANAHI = { id: 2, nombre: 'Anahí' };
const BETO = { id: 3, nombre: 'Beto' };

const STRICT: Choices = {
  options: [BETO, ANA, ANAHI],
  actions: [],
  best: BETO,
  clearable: true,
  source: {},
};
const FREE: Choices = {
  ...STRICT,
  actions: ['agregar', 'usar'],
  source: { freeText: 'Se guarda solo el nombre' },
};
const unanswered = (choices: Choices): Choices => ({
  ...choices,
  options: undefined,
  best: undefined,
});

const EVENTS: Record<string, PickerEvent> = {
  Down: { type: 'arrow', step: 1 },
  Up: { type: 'arrow', step: -1 },
  Tab: { type: 'tab' },
  Enter: { type: 'enter' },
  Escape: { type: 'escape' },
  Blur: { type: 'blur' },
  Open: { type: 'open' },
  Close: { type: 'close' },
  Click: { type: 'click', row: ANAHI },
  Usar: { type: 'click', row: 'usar' },
  Agregar: { type: 'click', row: 'agregar' },
};

interface Start {
  value?: Option | null;
  opened?: boolean;
}

/** The state after these events. A typed text replaces the former one. */
function after(keys: string[], choices: Choices, { value = ANA, opened = false }: Start = {}) {
  let state: PickerState = { value, opened, moved: undefined };
  for (const key of keys) {
    const event = EVENTS[key] ?? { type: 'text', text: key };
    // An open list with nothing typed highlights nothing by itself.
    const isTyping = isTyped(state.value) && state.value.takes === null;
    state = pickerReducer(state, event, isTyping ? choices : { ...choices, best: undefined });
  }
  return state;
}

/** `Beto`, a free «bet», or a text: `bet…` while typing, `bet→best` during its search. */
function show(value: Option | null): string {
  if (!value) return 'nothing';
  if (!isTyped(value)) return value.id === null ? `«${value.nombre}»` : value.nombre;
  if (value.takes === null) return `${value.nombre}…`;
  return `${value.nombre}→${value.problem ?? value.takes}`;
}

const typed = (nombre: string, rest: Partial<TypedText> = {}): TypedText => ({
  id: null,
  nombre,
  takes: 'best',
  problem: null,
  over: ANA,
  ...rest,
});

/** Decision 10's table: the value of a field that held Ana, before the answer and after it. */
it.each([
  // Keys, then values in a field of options before and after the answer, and in one with free text before and after it.
  [['bet'], 'bet…', 'bet…', 'bet…', 'bet…'],
  [['bet', 'Tab'], 'bet→best', 'Beto', 'bet→best', 'Beto'],
  [['bet', 'Enter'], 'bet→best', 'Beto', 'bet→best', 'Beto'],
  [['bet', 'Blur'], 'bet→exact', 'bet→exact', 'bet→exact', 'bet→exact'],
  [['bet', 'Close'], 'bet…', 'bet…', 'bet…', 'bet…'],
  [['bet', 'Close', 'Tab'], 'bet→best', 'bet→best', 'bet→best', 'bet→best'],
  [['bet', 'Escape'], 'Ana', 'Ana', '«bet»', '«bet»'],
  [['bet', 'Escape', 'Tab', 'Blur'], 'Ana', 'Ana', '«bet»', '«bet»'],
  [['bet', 'Down', 'Enter'], 'bet→best', 'Ana', 'bet→best', 'Ana'],
  [['bet', 'Down', 'Down', 'Tab'], 'bet→best', 'Anahí', 'bet→best', 'Anahí'],
  [['bet', 'Up', 'Enter'], 'bet→best', 'Anahí', '«bet»', '«bet»'],
  [['bet', 'Up', 'Tab'], 'bet→best', 'Anahí', '«bet»', '«bet»'],
  [['bet', 'Up', 'Up', 'Enter'], 'bet→best', 'Ana', '«bet»', '«bet»'],
  [['be', 'Up', 'bet', 'Enter'], 'bet→best', 'Beto', 'bet→best', 'Beto'],
  [['bet', 'Click'], 'Anahí', 'Anahí', 'Anahí', 'Anahí'],
  [[' bet ', 'Usar'], '«bet»', '«bet»', '«bet»', '«bet»'],
  [[' bet ', 'Agregar'], ' bet …', ' bet …', '«bet»', '«bet»'],
  [['bet', 'Tab', 'Escape'], 'bet→best', 'Beto', 'bet→best', 'Beto'],
  [['olga', 'Blur', 'zo', 'Escape'], 'olga→exact', 'olga→exact', '«zo»', '«zo»'],
  [['zo', 'z', 'Escape'], 'Ana', 'Ana', '«z»', '«z»'],
  [['bet', ' '], 'nothing', 'nothing', 'nothing', 'nothing'],
  [['', 'zo', 'Escape'], 'nothing', 'nothing', '«zo»', '«zo»'],
])('%j', (keys, ...due) => {
  const lists = [unanswered(STRICT), STRICT, unanswered(FREE), FREE];
  expect(lists.map((choices) => show(after(keys, choices).value))).toEqual(due);
});

const highlight = (state: PickerState, choices: Choices) => {
  const row = highlightedRow(state, choices);
  return row && rowId(row);
};

describe('the highlight', () => {
  it.each([
    [[], '3', '3', undefined, undefined],
    [['Down'], '1', '1', undefined, undefined],
    [['Down', 'Down', 'Down'], '3', 'agregar', undefined, undefined],
    [['Up'], '2', 'usar', undefined, 'usar'],
    [['Up', 'Up'], '1', 'agregar', undefined, 'agregar'],
    [['Up', 'Up', 'Up'], '3', '2', undefined, 'agregar'],
    [['Up', 'Up', 'Down'], '2', 'usar', undefined, 'usar'],
    [['Up', 'Down'], '3', '3', undefined, 'usar'],
    [['Escape'], undefined, undefined, undefined, undefined],
    [['Close', 'Up'], '3', '3', undefined, 'usar'],
  ])('after a text and %j is on %s or %s, and before the answer on %s or %s', (keys, ...due) => {
    const lists = [STRICT, FREE, unanswered(STRICT), unanswered(FREE)];
    const states = lists.map((choices) => highlight(after(['bet', ...keys], choices), choices));
    expect(states).toEqual(due);
  });

  it.each([
    ['the row that is held, by Down', ANAHI, ['Down'], '2'],
    ['the row that is held, by Up', ANAHI, ['Up'], '2'],
    ['the first one, if the one that is held is not in it', { id: 40, nombre: 'Zoe' }, ['Up'], '3'],
    ['the first one, over a name', { id: null, nombre: 'Zoe' }, ['Down'], '3'],
    ['the first one, if nothing is held', null, ['Down'], '3'],
    ['and then the next', ANAHI, ['Down', 'Up'], '1'],
    ['none by a click', ANAHI, ['Open'], undefined],
    ['the first below a click', ANAHI, ['Open', 'Down'], '3'],
    ['the last above a click', ANAHI, ['Open', 'Up'], '2'],
  ])('in a list that opens is %s', (_, value, keys, due) => {
    const choices = { ...STRICT, best: undefined };
    const state = after(keys, choices, { value });
    expect([state.opened, highlight(state, choices)]).toEqual([true, due]);
    expect(show(state.value)).toBe(show(value));
  });

  it('is nowhere in an empty list', () => {
    const empty = { ...STRICT, options: [], best: undefined };
    expect(highlight(after(['zzz', 'Down', 'Up'], empty), empty)).toBeUndefined();
  });

  it.each([
    ['on «Usar»', ['bet', 'Up'], 'usar', '«bet»'],
    ['on an option', ['bet', 'Down'], '1', 'Ana'],
  ])('stays %s while the list changes', (_, keys, row, due) => {
    const state = after(keys, FREE);
    const others = { ...FREE, options: [ANAHI], best: ANAHI };
    for (const choices of [unanswered(FREE), others]) {
      expect(highlight(state, choices)).toBe(row);
      expect(show(pickerReducer(state, { type: 'enter' }, choices).value)).toBe(due);
    }
  });
});

it.each([
  ['Tab', { value: ANA }],
  ['Tab', { value: ANA, opened: true }],
  ['Tab', { value: typed('bet', { problem: 'failed' }) }],
  ['Tab', { value: typed('bet', { problem: 'several' }), opened: true }],
  ['Enter', { value: ANA }],
  ['Enter', { value: null }],
  ['Enter', { value: typed('bet') }],
  ['Enter', { value: typed('bet', { problem: 'none' }) }],
  ['Escape', { value: ANA }],
  ['Escape', { value: typed('bet') }],
])('an unused %s changes nothing with %j', (key, start: Start) => {
  const state = { value: null, opened: false, moved: undefined, ...start };
  expect(pickerReducer(state, EVENTS[key]!, { ...FREE, best: undefined })).toBe(state);
});

it.each([
  ['Enter', { value: ANA }, 'Ana'],
  ['Enter', { value: typed('bet', { problem: 'several' }) }, 'bet→several'],
  ['Enter', { value: typed('bet', { takes: 'exact', problem: 'failed' }) }, 'bet→best'],
  ['Escape', { value: ANA }, 'Ana'],
  ['Escape', { value: typed('bet') }, 'bet→best'],
  ['Escape', { value: typed('bet', { problem: 'failed' }) }, 'Ana'],
  ['Escape', { value: typed('bet', { problem: 'none' }) }, 'Ana'],
  ['Close', { value: ANA }, 'Ana'],
  ['Blur', { value: typed('bet', { problem: 'none' }) }, 'bet→none'],
])('%s closes the list over %j, which becomes %s', (key, { value }, due) => {
  const { opened, moved, value: held } = after([key], STRICT, { value, opened: true });
  expect([opened, moved, show(held)]).toEqual([false, undefined, due]);
});

it.each([
  [['', 'Tab'], 'Ana'],
  [['  ', 'Blur'], 'Ana'],
  [['olga', 'Tab', '', 'Blur'], 'olga→best'],
])('a required field restores its value after %j', (keys, due) => {
  const choices = { ...unanswered(STRICT), clearable: false };
  expect(show(after(keys, choices).value)).toBe(due);
});

it('a text whose search failed is restored: it may be a name', () => {
  const value = typed('bet', { problem: 'failed' });
  for (const keys of [
    ['', 'Blur'],
    ['zo', 'Escape'],
  ]) {
    expect(after(keys, { ...STRICT, clearable: false }, { value }).value).toEqual(value);
  }
});

it.each([
  [['x', 'Escape'], 'zo→several'],
  [['x', 'Escape', 'Escape'], 'Ana'],
  [['', 'Blur'], 'Ana'],
])('a text without an option is restored until the user discards it: %j', (keys, due) => {
  const over = typed('zzz', { problem: 'none' });
  const value = typed('zo', { problem: 'several', over });
  expect(show(after(keys, { ...STRICT, clearable: false }, { value }).value)).toBe(due);
});

it('Escape keeps a name as typed, and leaving the field trims it', () => {
  const name = after(['LIBRERÍA ', 'Escape'], FREE);
  expect(name).toEqual({
    value: { id: null, nombre: 'LIBRERÍA ' },
    opened: false,
    moved: undefined,
  });
  expect(pickerReducer(name, { type: 'blur' }, FREE).value).toEqual({
    id: null,
    nombre: 'LIBRERÍA',
  });
  expect(show(after([' ', 'Escape'], { ...FREE, clearable: false }).value)).toBe('Ana');
});

it('leaving the field changes no settled value', () => {
  for (const value of [ANA, null, { id: null, nombre: 'Zoe' }, { id: 4, nombre: 'Row ' }]) {
    expect(after(['Blur'], FREE, { value }).value).toBe(value);
  }
});

it('the source gives the value for a row', () => {
  const source = { toValue: ({ id }: Option) => ({ id, nombre: `n${id}` }) };
  expect(after(['bet', 'Click'], { ...STRICT, source }).value).toEqual({ id: 2, nombre: 'n2' });
});
