import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import dictionary from 'dictionary-es-ar';
import nspell from 'nspell';
import ts from 'typescript';
import { WORDS } from './spelling-words';

const HIDDEN_ATTRIBUTES = new Set(['aria-keyshortcuts', 'className', 'd', 'rel', 'viewBox']);
const CSS = /^\([a-z-]+: .*\)$|--|\[|\drem|sans-serif|^color-mix/;
const NAME = /^\S*[a-z+][A-Z]\S*$/;
const VALUE = '\0';

/** Whether no user reads the literals below a node: types, imports, comparisons, logs and errors of the code itself. */
function isCode(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return true;
  if (ts.isBinaryExpression(node)) return /^[!=]==$/.test(node.operatorToken.getText());
  if (ts.isNewExpression(node)) return node.expression.getText().endsWith('Error');
  if (ts.isJsxAttribute(node)) return HIDDEN_ATTRIBUTES.has(node.name.getText());
  return ts.isCallExpression(node) && /^console\.|^super$|\.split$/.test(node.expression.getText());
}

/** A literal's text. A template's values are left out, with the words that touch them: they may be parts of words. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.replaceAll(/&\w+;/g, ' ');
  if (!ts.isTemplateExpression(node)) return null;
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return parts.join(VALUE).replaceAll(/\S*\0\S*/g, VALUE);
}

/** A single word without a capital or an accent is a name in the code, such as `clientes`. */
const isScreenText = (text: string): boolean =>
  !CSS.test(text) && !NAME.test(text) && /\p{L}.*\s|\s.*\p{L}|\p{Lu}|[^\0-\x7f]/u.test(text);

/** The files whose texts a user may read. */
export const sourceFiles = (): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen|d)\./.test(file))
    .map((file) => join('src', file));

/** The texts of a source file that a user may read, each in one line. */
export function screenTexts(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isCode(node)) return;
    texts.push(textOf(node) ?? '');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts.filter(isScreenText).map((text) => text.replaceAll(/[\s\0]+/g, ' ').trim());
}

const spell = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
for (const word of WORDS) spell.add(word);

/** `podés`, `reintentá` and `descargalo` are right if their infinitive is: the dictionary has not all of them. */
function infinitiveOf(word: string): string | null {
  const [, stem, stressed, plain] =
    /^(.+?)(?:([áéí])s?|([aei])(?:l[ao]s?|me|nos))$/.exec(word) ?? [];
  const vowel = stressed?.normalize('NFD').charAt(0) ?? plain;
  return stem && vowel ? `${stem}${vowel}r` : null;
}

function isRight(word: string): boolean {
  if (spell.correct(word)) return true;
  const infinitive = infinitiveOf(word.toLowerCase());
  return infinitive !== null && spell.correct(infinitive);
}

/** The words of a text that are neither in the dictionary of Argentine Spanish nor in scripts/spelling-words.ts. */
export const misspelled = (text: string): string[] =>
  (text.match(/\p{L}{2,}/gu) ?? []).filter((word) => !isRight(word));
