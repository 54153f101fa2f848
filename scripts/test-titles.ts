import ts from 'typescript';

/** A test's title as it is written: its literal pieces, with something unknown between each and the next. */
export type Title = string[];

/** What the runners put into a title: `%s`, `%i`, `$name`, `$client.id`. */
const PLACEHOLDER = /%[sdifjoOc#$]|\$[A-Za-z_][\w.]*/;
const RUNNERS = new Set(['it', 'test']);
const GROUP = 'describe';
/** Between a group's title and that of what is in it. */
const INSIDE = ' › ';
const TABLES = new Set(['each', 'for']);
/** A test that never runs shows nothing. */
const RUN_ALWAYS = new Set([...RUNNERS, GROUP, ...TABLES, 'concurrent', 'sequential', 'fails']);

/** The names along a callee: `it.each(table)` is `['it', 'each']`; anything else than such a chain is empty. */
function chainOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isCallExpression(callee)) return chainOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return chainOf(callee.tag);
  if (ts.isPropertyAccessExpression(callee)) {
    const chain = chainOf(callee.expression);
    return chain.length === 0 ? [] : [...chain, callee.name.text];
  }
  return [];
}

function piecesOf(node: ts.Expression | undefined): Title | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
}

function inside(group: Title, title: Title): Title {
  const [first = '', ...others] = title;
  return [...group.slice(0, -1), `${group.at(-1) ?? ''}${INSIDE}${first}`, ...others];
}

/** A test's title by itself, and after those of the groups around it; not where it names nothing. */
function readings(groups: Title[], title: Title): Title[] {
  const all = groups.reduceRight(
    (read, group) => [...read, inside(group, read.at(-1) ?? [])],
    [title],
  );
  return all.filter((each) => /\p{L}/u.test(each.join('')));
}

/** The titles of the tests of a file: «adds cents», and «totals › adds cents» where it stands in such a group. */
export function titlesOf(source: string): Title[] {
  const file = ts.createSourceFile('tests.tsx', source, ts.ScriptTarget.Latest, false);
  const titles: Title[] = [];
  const visit = (node: ts.Node, groups: Title[]): void => {
    let around = groups;
    if (ts.isCallExpression(node)) {
      const chain = chainOf(node.expression);
      const isGroup = chain.includes(GROUP);
      const isTest = !isGroup && RUNNERS.has(chain[0] ?? '');
      const runs = chain.every((name) => RUN_ALWAYS.has(name));
      const pieces = runs ? piecesOf(node.arguments[0]) : undefined;
      if (pieces) {
        const fills = chain.some((name) => TABLES.has(name));
        const title = fills ? pieces.flatMap((piece) => piece.split(PLACEHOLDER)) : pieces;
        if (isGroup) around = [...groups, title];
        else if (isTest) titles.push(...readings(groups, title));
      }
    }
    ts.forEachChild(node, (child) => {
      visit(child, around);
    });
  };
  visit(file, []);
  return titles;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a title may read so, whatever its placeholders are filled with. */
export function canRead(title: Title, text: string): boolean {
  return new RegExp(`^${title.map(escaped).join('.*')}$`, 's').test(text);
}
