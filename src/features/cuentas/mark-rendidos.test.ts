import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { losesCents } from '@/features/movimientos';
import { movimientoSchema, type Movimiento } from '@/features/movimientos/movimiento.schema';
import { runMany, type Outcome } from '@/lib/cache/run-many';
import type { MockApi } from '@mocks/api';
import { holdCalls } from '../../../test/server/hold-calls';
import { expectConsole } from '../../../test/support/console';
import { start } from '../../../test/support/render-app';
import { markRendido, notMarkedReason } from './mark-rendidos';

let api: MockApi;
let client: QueryClient;
/** The rows as the user sees them, before any change. */
let seen: Movimiento[];

beforeEach(async () => {
  ({ api, queryClient: client } = await start({}));
  const headers = { authorization: `Bearer ${localStorage.getItem('jwtToken')}` };
  const answer = await api.fetch('http://localhost/api/reportes/', { headers });
  seen = z.parse(z.array(movimientoSchema), await answer.json());
});

const rendir = (rows: readonly Movimiento[], signal = new AbortController().signal) =>
  runMany(rows, (row, throwIfEnded) => markRendido(client, row, throwIfEnded), { signal });

const reasons = (failed: Outcome<Movimiento>['failed']) =>
  failed.map(({ item, error }) => [item, notMarkedReason(error)]);

const collected = () => seen.filter((row) => row.montoPagado && !row.montoRendido);
const stored = (id: number) => api.db.movimientos.get(id)!;

it('changes only the mark, and cents of seguro and redespacho, which the API does not take', async () => {
  const rows = collected();
  const before = new Map(rows.map(({ id }) => [id, structuredClone(stored(id))]));
  expect(rows.some(losesCents)).toBe(true);
  const { done } = await rendir(rows);
  expect(done).toEqual(rows.map((item) => ({ item, result: [item] })));
  for (const [id, row] of before) {
    expect(stored(id)).toEqual({
      ...row,
      montoRendido: true,
      seguro: Math.round(row.seguro),
      redespacho: Math.round(row.redespacho),
    });
  }
});

describe('a movement that another user has changed', () => {
  it.each([
    [{ monto: 1234.5 }, 'otra persona cambió su monto a $\u00a01.234,50'],
    [{ montoPagado: false }, 'su monto ya no está pagado'],
    [{ clienteOrigenId: 9 }, 'otra persona cambió su origen'],
  ])('is not marked: %j', async (change, reason) => {
    const [row, other] = collected().filter(({ clienteOrigen }) => clienteOrigen?.id !== 9);
    api.db.movimientos.update(stored(row!.id), change);
    const { done, failed } = await rendir([row!, other!]);
    expect(done.map(({ item }) => item)).toEqual([other]);
    expect(reasons(failed)).toEqual([[row, reason]]);
    expect(stored(row!.id).montoRendido).toBe(false);
  });

  it('counts as done if they marked it too, without a second update', async () => {
    const [row] = collected();
    api.db.movimientos.update(stored(row!.id), { montoRendido: true });
    const { done } = await rendir([row!]);
    expect(done).toEqual([{ item: row, result: [] }]);
    expect(api.requests.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('keeps their other changes', async () => {
    const [row] = collected();
    api.db.movimientos.update(stored(row!.id), { observaciones: 'De otra persona', flete: 7.77 });
    await rendir([row!]);
    expect(stored(row!.id)).toMatchObject({
      observaciones: 'De otra persona',
      flete: 7.77,
      montoRendido: true,
    });
  });
});

it.each([
  ['GET', 'status-422', 'El servidor dice por qué no.'],
  ['PATCH', 'status-422', 'El servidor dice por qué no.'],
  ['GET', 'cut', 'Error al actualizar movimiento'],
  ['PATCH', 'status-500', 'El servidor dice por qué no.'],
] as const)('a failed %s with %s does not affect the others', async (method, fault, reason) => {
  const [row, other] = collected();
  const path = `/movimientos/${row!.id}`;
  api.faults.add({ method, path, fault, message: 'El servidor dice por qué no.' });
  const { done, failed } = await rendir([row!, other!]);
  expect(done.map(({ item }) => item)).toEqual([other]);
  expect(reasons(failed)).toEqual([[row, reason]]);
});

it('a movement whose update got no answer is read: it counts as done if it is stored, and as not confirmed if it cannot be read', async () => {
  expectConsole('error', 'NetworkError');
  const [row, other] = collected();
  api.faults.add({ method: 'PATCH', path: '*', fault: 'cut-after' });
  expect((await rendir([row!])).done).toEqual([{ item: row, result: [row] }]);
  const reads = { method: 'GET', path: `/movimientos/${other!.id}` };
  const { failed } = await runMany([other!], (one, throwIfEnded) =>
    markRendido(client, one, () => {
      throwIfEnded();
      // The next read is that after the update.
      if (api.requests.at(-1)?.path === reads.path) api.faults.add({ ...reads, fault: 'cut' });
    }),
  );
  expect(reasons(failed)).toEqual([[other, 'sin confirmar']]);
});

it('a movement is not updated if the user cancels while it is being read', async () => {
  const [row] = collected();
  const stop = new AbortController();
  const read = holdCalls('GET', /./);
  const outcome = rendir([row!], stop.signal);
  await vi.waitFor(() => expect(read.arrived).toBe(1));
  stop.abort();
  read.letGo();
  expect((await outcome).left).toEqual([row]);
  expect(stored(row!.id).montoRendido).toBe(false);
});
