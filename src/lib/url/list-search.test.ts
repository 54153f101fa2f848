import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { listSearchSchema } from './list-search';

it.each([
  [{}, { texto: '', pagina: 0 }],
  [
    { texto: 2026, pagina: '3' },
    { texto: '2026', pagina: 3 },
  ],
  [{ texto: '\u200Bgo\u0301mez ' }, { texto: 'gómez', pagina: 0 }],
  [{ pagina: -1 }, { texto: '', pagina: 0 }],
  [{ pagina: 1.5 }, { texto: '', pagina: 0 }],
  [
    { pagina: 'dos', texto: 'x' },
    { texto: 'x', pagina: 0 },
  ],
])('the list search %j in the URL is read as %j', (search, read) => {
  expect(z.parse(listSearchSchema, search)).toEqual(read);
});
