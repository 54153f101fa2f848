import { createMockApi } from '@mocks/api';
import { Db } from '@mocks/db';
import { createSeed } from '@mocks/seed';
import { expect, it } from 'vitest';
import { FAULTS } from './row';
import { TABLE } from './table';

const calls = TABLE.map(({ call }) => call).sort();

it(`crosses all ${calls.length} calls of the contract with ${FAULTS.length} faults: ${calls.length * FAULTS.length} cases`, () => {
  const clock = () => new Date();
  const { routes } = createMockApi({ db: new Db(createSeed({ now: clock() })), clock });
  expect(calls).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
});
