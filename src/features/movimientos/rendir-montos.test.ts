import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { MockApi } from '@mocks/api';
import { expectConsole } from '../../../test/console';
import { serveMockApi, storeSession, unmountApp } from '../../../test/render-app';
import { movimientoSchema, type Movimiento } from './movimiento.schema';
import { losesCents, rendirMontos } from './rendir-montos';

let api: MockApi;
/** What a person sees: the rows as they are at the beginning. */
let seen: Movimiento[];

beforeEach(async () => {
  api = serveMockApi();
  await storeSession(api);
  const headers = { authorization: `Bearer ${localStorage.getItem('jwtToken')}` };
  const answer = await api.fetch('http://localhost/api/reportes/', { headers });
  seen = z.parse(z.array(movimientoSchema), await answer.json());
  return unmountApp;
});

const rendir = (rows: readonly Movimiento[], signal = new AbortController().signal) =>
  rendirMontos(rows, { signal, onProgress: () => undefined });

const collected = () => seen.filter((row) => row.montoPagado && !row.montoRendido);
const stored = (id: number) => api.db.movimientos.get(id)!;

it('marks each and changes nothing else, but for cents of seguro and redespacho, which the API does not take', async () => {
  const rows = collected();
  const before = new Map(rows.map(({ id }) => [id, structuredClone(stored(id))]));
  expect(rows.some(losesCents)).toBe(true);
  const { done, byOthers, failed } = await rendir(rows);
  expect([done.toSorted(), byOthers, failed]).toEqual([rows.map(({ id }) => id).toSorted(), 0, []]);
  for (const [id, row] of before) {
    expect(stored(id)).toEqual({
      ...row,
      montoRendido: true,
      seguro: Math.round(row.seguro),
      redespacho: Math.round(row.redespacho),
    });
  }
});

describe('a movement that another person changed meanwhile', () => {
  it.each([
    [{ monto: 1234.5 }, 'otra persona cambió su monto a $\u00a01.234,50'],
    [{ montoPagado: false }, 'su monto ya no está pagado'],
    [{ clienteOrigenId: 9 }, 'otra persona cambió su origen'],
  ])('is not marked: %j', async (change, reason) => {
    const [row, other] = collected().filter(({ clienteOrigen }) => clienteOrigen?.id !== 9);
    api.db.movimientos.update(stored(row!.id), change);
    const outcome = await rendir([row!, other!]);
    expect(outcome).toEqual({ done: [other!.id], byOthers: 0, failed: [{ row, reason }], left: 0 });
    expect(stored(row!.id).montoRendido).toBe(false);
  });

  it('is done if they marked it too, without a second update', async () => {
    const [row] = collected();
    api.db.movimientos.update(stored(row!.id), { montoRendido: true });
    expect(await rendir([row!])).toEqual({ done: [row!.id], byOthers: 1, failed: [], left: 0 });
    expect(api.requests.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('keeps what they changed beside it', async () => {
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

describe('a call that fails', () => {
  const path = ({ id }: Movimiento) => `/movimientos/${id}`;

  it.each([
    ['GET', 'status-422', 'El servidor dice por qué no.'],
    ['PATCH', 'status-422', 'El servidor dice por qué no.'],
    ['GET', 'cut', 'Error al actualizar movimiento'],
    ['PATCH', 'cut-after', 'sin confirmar'],
  ] as const)('%s with %s leaves the others alone', async (method, fault, reason) => {
    expectConsole('error', /Error/);
    const [row, ...others] = collected().slice(0, 6);
    api.faults.add({
      method,
      path: path(row!),
      fault,
      message: 'El servidor dice por qué no.',
    });
    const { done, failed } = await rendir([row!, ...others]);
    expect(done).toHaveLength(5);
    expect(failed).toEqual([{ row, reason }]);
  });

  it('with 401 ends it: the rest is not tried', async () => {
    const rows = collected().slice(0, 9);
    api.faults.add({ method: 'GET', path: path(rows[0]!), fault: 'status-401' });
    const { done, failed, left } = await rendir(rows);
    expect(failed).toEqual([]);
    expect(left).toBeGreaterThan(5);
    expect(done.length + left).toBe(9);
  });
});

it('stops when the user cancels, after those that have begun', async () => {
  const rows = collected().slice(0, 9);
  const stop = new AbortController();
  const outcome = await rendirMontos(rows, {
    signal: stop.signal,
    onProgress: (tried) => tried === 1 && stop.abort(),
  });
  expect(outcome.done.length).toBeLessThan(9);
  expect(outcome.done.length + outcome.left).toBe(9);
});
