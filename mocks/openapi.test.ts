// @vitest-environment node
import { readFileSync } from 'node:fs';
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { sumPesos } from './lib/money';
import { buildOpenApi, toYaml } from './openapi';
import { readPdfText } from './pdf/read-text';

const written = readFileSync('docs/openapi.yaml', 'utf8');
const document = parse(written) as Record<string, unknown>;

/** Every value in the document, with its name. */
function valuesIn(value: unknown): [name: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => [
    [name, one],
    ...valuesIn(one),
  ]);
}

const examples = valuesIn(document)
  .filter(([name]) => name === 'example')
  .flatMap(([, example]) => [['', example] as [string, unknown], ...valuesIn(example)]);

it('docs/openapi.yaml is what the contract generates', { timeout: 30_000 }, async () => {
  expect(
    written === toYaml(await buildOpenApi()),
    'Run `npm run openapi` and commit docs/openapi.yaml',
  ).toBe(true);
});

it('names every body, or the rows of a list', () => {
  const bodies = valuesIn(document)
    .filter(([name]) => name === 'application/json')
    .map(([, body]) => (body as { schema: { $ref?: string; items?: { $ref?: string } } }).schema);
  const nameless = bodies.filter(({ $ref, items }) => !$ref && !items?.$ref);
  expect(nameless).toEqual([]);
});

it('reads the same in YAML 1.1, where 10:30 would be a number', () => {
  expect(parse(written, { version: '1.1' })).toEqual(document);
});

// Redocly checks every example against its schema (`npm run check:contract`).
it('has a token that lasts until the end of 2099', () => {
  const tokens = examples.filter(([name]) => name === 'token').map(([, token]) => String(token));
  expect(tokens.map((token) => decodeJwt(token).exp)).toEqual([Date.UTC(2099, 11, 31) / 1000]);
});

it('has small PDFs of one page that open', async () => {
  const pdfs = examples.filter(([name]) => /pdf/i.test(name)).map(([, pdf]) => String(pdf));
  expect(pdfs).toHaveLength(5);
  for (const pdf of new Set(pdfs)) {
    expect(pdf.length).toBeLessThan(1500);
    expect(await readPdfText(pdf)).toEqual(['Documento de ejemplo']);
  }
});

interface List {
  page?: { number: number; size: number; totalElements: number; totalPages: number };
  totalMonto?: number;
  totalFlete?: number;
  movimientos?: { monto: number; flete: number }[];
}

const lists = examples.map(([, value]) => (value ?? {}) as List);

it('has lists of one page, which holds all that it counts', () => {
  const paged = lists.filter(({ page }) => page);
  expect(paged).not.toHaveLength(0);
  for (const { page, ...list } of paged) {
    const [rows] = Object.values(list) as unknown[][];
    expect(page).toEqual({ number: 0, size: 10, totalElements: rows?.length, totalPages: 1 });
  }
});

it('has sums of just the movements that it shows', () => {
  const [day] = lists.filter(({ movimientos, totalMonto }) => movimientos && totalMonto);
  expect(day).toMatchObject({
    totalMonto: sumPesos(day!.movimientos!.map(({ monto }) => monto)),
    totalFlete: sumPesos(day!.movimientos!.map(({ flete }) => flete)),
  });
});
