import { describe, expect, it } from 'vitest';
import { messagesIn, problemsOf, readMap, readSpec } from './coverage-map';
import { type Title, canRead, titlesOf } from './test-titles';

const reads = (source: string, text: string): boolean =>
  titlesOf(source).some((title) => canRead(title, text));

describe('titles of tests', () => {
  it('are those of it and test, with or without the groups around them', () => {
    const source = `describe('a list', () => { describe('searched', () => { it('is empty', () => {}); }); });
      test('it stays', { tag: '@both' }, async () => {});`;
    for (const text of ['is empty', 'searched › is empty', 'a list › searched › is empty']) {
      expect(reads(source, text), text).toBe(true);
    }
    expect(reads(source, 'it stays')).toBe(true);
    for (const text of ['a list', 'searched', 'a list › is empty', 'is']) {
      expect(reads(source, text), text).toBe(false);
    }
  });

  it.each([
    ["it.each([1])('%s adds %i%%', f)", 'one adds 2 percent', false],
    ["it.each([1])('%s adds %i pesos', f)", 'one adds 2 pesos', true],
    ["it.for([1])('$client.name is $state', f)", '$client.name is $state', true],
    ["it.each([1])('$name', f)", 'anything', false],
    ["describe('totals', () => { it.each([1])('$name', f) })", 'totals › anything', true],
    ['it.each`a | b\n${1} | ${2}`("takes $a", f)', 'takes 1', true],
    ['for (const b of c) test(`${b} prints (${n})`, f)', 'Remito prints (1)', true],
    ["it('costs $price', f)", 'costs 5', false],
    ["it('costs $price', f)", 'costs $price', true],
  ])('%s reads «%s»: %s', (source, text, expected) => {
    expect(reads(source, text)).toBe(expected);
  });

  it.each(["it.skip('is not run', f)", "test.todo('is not run')", "test.step('is not run', f)"])(
    'are not those of %s',
    (source) => {
      expect(titlesOf(source)).toEqual([]);
    },
  );
});

const SPEC = `# Specification

## 1. What it does

Users are staff. They sign in.

## 5. Validation rules

- Deleting: 'Debe elegir un cliente / chofer', the server's word.

## 7. Calls

| Method | Path | Answer |
|---|---|---|
| GET | /clientes/ | page |

## Not numbered

Nothing of this counts.
`;

const head = '| The specification | Shown by |\n|---|---|';
const MAP = `
## 1. What it does

${head}
| Users … sign in | \`a.test.ts\` › \`signs in\`<br>\`a.test.ts\` › \`signs out\` |

## 5. Validation rules

${head}
| Debe elegir un cliente | \`a.test.ts\` › \`asks for a cliente\` |
| Debe elegir un chofer | \`a.test.ts\` › \`asks for a chofer\` |

## 7. Calls

${head}
| GET /clientes/ | A remark, without a test |
`;

const titles = (path: string): Title[] | undefined =>
  path === 'a.test.ts' ? [['signs in'], ['signs out'], ['asks for a ', '']] : undefined;

const problems = (map: string, spec = SPEC): string[] =>
  problemsOf(readMap(map), readSpec(spec), titles);

describe('the map of the specification', () => {
  it('is right where every line and message has a row, and every row a test that is there', () => {
    expect(problems(MAP)).toEqual([]);
    expect(readMap(MAP)[0]?.shownBy).toHaveLength(2);
  });

  it.each([
    ['a file that is not there', ['a.test.ts', 'b.test.ts'], 'line 6: there is no b.test.ts'],
    ['a title that is no test', ['signs out', 'is gone'], 'line 6: no test «is gone» in a.test.ts'],
    ['words never said', ['Users …', 'Bots …'], 'line 6: section 1 does not say «Bots … sign in»'],
    ['a row with nothing', ['A remark, without a test', ''], 'nothing is said of «GET /clientes/»'],
    ['a missing line', ['GET /clientes/', 'GET /x/'], 'section 7 has no row for: GET /clientes/'],
    ['a missing message', ['un chofer', 'un cliente'], "the message 'Debe elegir un chofer'"],
    ['a missing section', ['## 1. What it does', '## 2. Screens'], 'section 1 has no row for: Us'],
  ])('is wrong with %s', (_, [from = '', to = ''], problem) => {
    expect(problems(MAP.replace(from, to)).join('\n')).toContain(problem);
  });

  it('takes the alternatives of a quoted text for messages of their own', () => {
    expect(messagesIn("A server's text, or 'Chofer agregado / borrado del todo' or 'No'.")).toEqual(
      ['Chofer agregado', 'Chofer borrado del todo', 'No'],
    );
  });
});
