// @vitest-environment node
import { expect, it } from 'vitest';
import { createTestClient } from './test-client';

async function setUp() {
  const { api } = createTestClient();
  const { token } = await api.issueSession();
  const create = async (key: string, texto = 'Llamar') => {
    const response = await api.fetch('http://mock.test/api/v1/anotaciones/', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ texto, fecha: '2026-11-20' }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const before = api.db.anotaciones.rows.length;
  return { api, create, made: () => api.db.anotaciones.rows.length - before };
}

it('responds to a repeated key with the first response, and creates one row', async () => {
  const { create, made } = await setUp();
  const [first, meanwhile] = await Promise.all([create('a'), create('a')]);
  expect(first.status).toBe(201);
  expect(meanwhile).toEqual(first);
  expect(await create('a')).toEqual(first);
  expect(made()).toBe(1);
  await create('b');
  expect(made()).toBe(2);
});

it('refuses a reused key with other data', async () => {
  const { create, made } = await setUp();
  await create('a');
  expect((await create('a', 'Otra')).status).toBe(422);
  expect(made()).toBe(1);
});

it('forgets a refused creation', async () => {
  const { create, made } = await setUp();
  expect((await create('a', '')).status).toBe(400);
  expect((await create('a')).status).toBe(201);
  expect(made()).toBe(1);
});

it('forgets all keys at a reset', async () => {
  const { api, create, made } = await setUp();
  await create('a');
  api.reset();
  await create('a');
  expect(made()).toBe(1);
});
