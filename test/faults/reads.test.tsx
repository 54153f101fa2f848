import { createMockApi } from '@mocks/api';
import { Db } from '@mocks/db';
import { createSeed } from '@mocks/seed';
import { expect, it } from 'vitest';
import { FAULTS, isChange, KINDS } from './faults';
import { runTable } from './run-table';
import { faultsOf, PLANILLAS, TABLE } from './table';

it('the table has every call of the contract, and one of each kind has all faults', () => {
  const clock = () => new Date();
  const { routes } = createMockApi({ db: new Db(createSeed({ now: clock() })), clock });
  const calls = TABLE.map(({ call }) => call);
  expect(calls.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  // Of a bulk change two are left out.
  const full = [...TABLE, ...PLANILLAS]
    .filter((row) => faultsOf(row).length >= FAULTS.length - 2)
    .map(({ kind }) => kind);
  expect(full.toSorted()).toEqual([...KINDS].toSorted());
});

runTable(TABLE.filter((row) => !isChange(row)));
