import { describe, expect, it } from 'vitest';
import { findRemitos, indexRemitos, splitRemitos } from './find-remitos';

const rows = [
  { id: 1, remitoNumero: '0001-00020001' },
  { id: 2, remitoNumero: '0001-00020002' },
  { id: 3, remitoNumero: '0002-00020002' },
  { id: 4, remitoNumero: 'R-4515/B' },
  { id: 5, remitoNumero: 'S/N' },
  { id: 6, remitoNumero: 's/n' },
  { id: 7, remitoNumero: '00077' },
  { id: 8, remitoNumero: 'Sr. Paz, 12' },
  { id: 9, remitoNumero: null },
  { id: 10, remitoNumero: ' ' },
];

const index = indexRemitos(rows);

function find(text: string) {
  const { found, ...others } = findRemitos(text, index);
  return { ...others, ids: found.flatMap((one) => one.rows.map(({ id }) => id)) };
}

const none = { ids: [], repeated: [], missing: [], ambiguous: [] };

describe('findRemitos', () => {
  it.each([
    ['0001-00020001', [1]],
    ['1-20001', [1]],
    ['000100020001', [1]],
    ['20001', [1]],
    ['2-20002', [3]],
    ['r-4515/b', [4]],
    ['S/N', [5, 6]],
    ["'0001-00020001','2-20002'", [1, 3]],
    ['\u00020001\u201300020001\u200B\u0003', [1]],
    ['77', [7]],
    ['Sr. Paz, 12', [8]],
  ])('finds %j in the rows %j', (text, ids) => {
    expect(find(text)).toEqual({ ...none, ids });
  });

  it.each(['', ' \n\t ', ',;', '\n\n\n'])(
    'finds nothing in %j, and reports nothing as missing',
    (text) => {
      expect(find(text)).toEqual(none);
    },
  );

  it.each(['000123', '0003-00020001', '-', '20001-', '99999999999999999999'])(
    'reports %j as missing',
    (text) => {
      expect(find(text)).toEqual({ ...none, missing: [text] });
    },
  );

  it('reports a short number as ambiguous if it matches several remitos', () => {
    expect(find('20002')).toEqual({ ...none, ambiguous: ['20002'] });
  });

  it('reports a repeated number once, however it is written', () => {
    expect(find('20001 0001-00020001 1-20001 abc abc abc 20002 20002')).toEqual({
      ids: [1],
      repeated: ['0001-00020001', 'abc', '20002'],
      missing: ['abc'],
      ambiguous: ['20002'],
    });
  });

  it('counts how often a number occurs, however it is written', () => {
    const { found } = findRemitos('20001 0001-00020001 R-4515/B 1-20001', index);
    expect(found.map(({ numero, times }) => [numero, times])).toEqual([
      ['20001', 3],
      ['R-4515/B', 1],
    ]);
  });

  it('reads ten thousand numbers at once', () => {
    const many = Array.from({ length: 10_000 }, (_, id) => ({ id, remitoNumero: `Z-${id}` }));
    const text = many.map(({ remitoNumero }) => remitoNumero).join('\n');
    expect(findRemitos(text, indexRemitos(many)).found).toHaveLength(10_000);
  });
});

describe('splitRemitos', () => {
  it.each([' ', '\n', '\r\n', '\t', ',', ';', ', ', ' ; ', '|', '\n\n', '","'])(
    'splits at %j',
    (separator) => {
      expect(splitRemitos(['1', 'abc', '0001-00020001'].join(separator), index)).toEqual([
        '1',
        'abc',
        '0001-00020001',
      ]);
    },
  );

  it('does not split a line that is a remito of the list', () => {
    expect(splitRemitos('Sr. Paz, 12\nSr. Paz, 13', index)).toEqual([
      'Sr. Paz, 12',
      'Sr.',
      'Paz',
      '13',
    ]);
  });
});
