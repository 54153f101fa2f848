import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { lastChange } from '@/lib/cache/last-change';
import { inTurn } from '@/lib/cache/write-record';
import { beginWork } from '@/lib/cache/under-way';
import { undoChange } from '@/ui/undo/undo-change';
import { session } from '@/lib/person/session';
import { rememberChange } from '@/ui/undo/undo';
import type { MockApi } from '@mocks/api';
import type { Movimiento as Row } from '@mocks/model';
import { holdCalls } from '../../../../test/server/hold-calls';
import { callsTo } from '../../../../test/server/movimientos';
import { DIA, insertMany } from '../../../../test/server/seeded-day';
import { expectConsole } from '../../../../test/support/console';
import { deferred } from '../../../../test/support/deferred';
import { start, storeSession } from '../../../../test/support/render-app';
import { toastTexts } from '../../../../test/support/toasts';
import { movimientoSchema, type Movimiento } from '../movimiento.schema';
import { changedMovimiento } from './undo-movimiento';

/** Movements of a day that were changed at once, and what the server has of them. */
async function changeMany(
  count: number,
  change: Partial<Movimiento>,
  arrange?: (api: MockApi) => void,
) {
  const { api, queryClient } = await start({
    arrange(mock) {
      insertMany(mock, count);
      arrange?.(mock);
    },
  });
  const headers = { authorization: `Bearer ${session.token()}` };
  const answer = await api.fetch(`http://localhost/api/reportes/?fechaDesde=${DIA}`, { headers });
  const seen = z.parse(z.array(movimientoSchema), await answer.json());
  const stored = seen.map(({ id }) => api.db.movimientos.get(id)!);
  const before = structuredClone(stored);
  for (const row of stored) api.db.movimientos.update(row, change as Partial<Row>);
  rememberChange({
    entity: 'movimientos',
    text: 'Lo que se hizo',
    count: (n) => `${n} movimientos`,
    error: 'Error al actualizar movimiento',
    records: seen.map((row) => changedMovimiento(row, { ...row, ...change })),
  });
  return {
    api,
    stored,
    before,
    queryClient,
    undo: () => undoChange(queryClient),
    byOther: (index: number, made: Partial<Row>) => api.db.movimientos.update(stored[index]!, made),
    /** How many records were not undone for each reason, and whether they can be tried again. */
    reasons: () => {
      const counts = new Map<string, number>();
      for (const { reason, canRetry } of lastChange.get()!.undone!.notUndone) {
        const key = `${reason}${canRetry ? ', again' : ''}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      return Object.fromEntries(counts);
    },
  };
}

const SERVER_ERROR = 'El servidor dice por qué no.';

it('puts back all but those that were handed over, deleted or fail, and tries only the failed ones again', async () => {
  expectConsole('error', 'HTTPError');
  const { api, stored, before, undo, byOther, reasons } = await changeMany(40, {
    montoPagado: true,
  });
  for (let index = 0; index < 10; index += 1) byOther(index, { montoRendido: true });
  byOther(10, { observaciones: 'De otra persona', fletePagado: true });
  for (const row of stored.slice(11, 13)) api.db.movimientos.remove(row);
  const failing = stored.slice(13, 16);
  for (const [index, { id }] of failing.entries()) {
    const method = index === 0 ? 'GET' : 'PATCH';
    const path = `/movimientos/${id}`;
    api.faults.add({ method, path, fault: 'status-500', message: SERVER_ERROR, times: 1 });
  }

  await undo();
  expect(toastTexts()).toEqual(['Se deshizo en 25 de 40 movimientos']);
  expect(reasons()).toEqual({
    'Monto rendido cambió desde entonces': 10,
    'fue eliminado': 2,
    [`${SERVER_ERROR}, again`]: 3,
  });
  expect(stored.slice(0, 10).every(({ montoPagado }) => montoPagado)).toBe(true);
  expect(stored[10]).toEqual({
    ...before[10],
    observaciones: 'De otra persona',
    fletePagado: true,
  });
  expect(stored.slice(16)).toEqual(before.slice(16));

  api.requests.length = 0;
  await undo();
  expect(callsTo(api, 'GET', /./)).toHaveLength(3);
  expect(failing).toEqual(before.slice(13, 16));
  expect(reasons()).toEqual({ 'Monto rendido cambió desde entonces': 10, 'fue eliminado': 2 });
});

it('puts a flete back to the cent, unless another user changed it, and names movements whose extras lost their cents', async () => {
  const { api, stored, before, undo, byOther, reasons } = await changeMany(
    3,
    { flete: 77 },
    (mock) => {
      const extras = { seguro: 10.5, redespacho: 0.25, contrareembolso: 3.33, flete: 1234.56 };
      mock.db.movimientos.update(mock.db.movimientos.rows.at(-1)!, extras);
    },
  );
  byOther(1, { flete: 99 });
  await undo();
  expect(reasons()).toEqual({ 'Flete cambió desde entonces': 1 });
  expect(stored[0]).toEqual({ ...before[0], seguro: 11, redespacho: 0 });
  expect(stored[1]).toMatchObject({ flete: 99 });
  expect(stored[2]).toEqual(before[2]);
  expect(lastChange.get()?.undone?.notes).toEqual([
    { name: 'Z-3', note: 'su seguro o redespacho quedó en pesos enteros' },
  ]);
  expect(callsTo(api, 'PATCH', /./)).toHaveLength(2);
});

it('puts a flete of one cent off the tariff back as it was, and not as the tariff has it', async () => {
  const { stored, before, undo } = await changeMany(1, { flete: 77 }, ({ db }) => {
    const servicio = db.servicios.rows[0]!;
    db.servicios.update(servicio, { precio: 750.25, porcentaje: null });
    db.movimientos.update(db.movimientos.rows.at(-1)!, {
      servicioId: servicio.id,
      bultos: 2,
      subServicioId: null,
      subBultos: null,
      flete: 1500.51,
      contrareembolso: 0,
      redespacho: 0,
      seguro: 0,
    });
  });
  await undo();
  expect(stored).toEqual(before);
});

it('waits while its movement is being written, and for nothing else', async () => {
  const { queryClient, api, stored, before, undo } = await changeMany(1, { montoPagado: true });
  const export_ = beginWork('Se está exportando «Consultas»');
  const sending = deferred();
  const sent = inTurn(queryClient, [`movimientos-${stored[0]!.id}`], () => sending.promise);
  const undone = undo();
  await new Promise(setImmediate);
  expect(callsTo(api, 'GET', /^\/movimientos\/\d/)).toEqual([]);
  sending.resolve();
  await sent;
  await undone;
  expect(stored).toEqual(before);
  export_.end();
});

it('ten presses at once are one undo, and a record that cannot be read is not tried', async () => {
  expectConsole('error', 'HTTPError');
  const { api, undo, reasons } = await changeMany(1, { montoPagado: true });
  api.faults.add({ method: 'GET', path: '/movimientos/{id}', fault: 'status-400-empty', times: 1 });
  await Promise.all(Array.from({ length: 10 }, undo));
  expect(callsTo(api, 'GET', /^\/movimientos\/\d/)).toHaveLength(1);
  expect(reasons()).toEqual({ 'sin intentar, again': 1 });
});

it('an update without an answer is read, and done if it is stored', async () => {
  expectConsole('error', 'NetworkError');
  const { api, stored, before, undo, reasons } = await changeMany(1, { fleteRendido: true });
  api.faults.add({ method: 'PATCH', path: '*', fault: 'cut-after' });
  await undo();
  expect(toastTexts()).toEqual(['Se deshizo «Lo que se hizo»']);
  expect(reasons()).toEqual({});
  expect(stored).toEqual(before);
  expect(callsTo(api, 'PATCH', /./)).toHaveLength(1);
});

it('outlasts an expired session, and is gone with the user', async () => {
  expectConsole('error', 'HTTPError');
  const { api, stored, before, undo, reasons } = await changeMany(40, { montoPagado: true });
  api.faults.add({ path: `/movimientos/${stored[20]!.id}`, fault: 'status-401', times: 1 });
  await undo();
  const { 'sin intentar, again': left = 0, ...others } = reasons();
  expect(others).toEqual({});
  expect(left).toBeGreaterThan(15);
  expect(toastTexts()).toEqual([`La sesión venció. Se deshizo en ${40 - left} de 40 movimientos.`]);
  const token = await storeSession(api);
  session.signIn(token, JSON.parse(localStorage.getItem('user')!));
  await undo();
  expect(reasons()).toEqual({});
  expect(stored).toEqual(before);

  const { change } = lastChange.get()!;
  for (const leave of [() => session.signIn(token, { id: 'otra persona' }), session.signOut]) {
    rememberChange(change);
    expect(lastChange.get()).not.toBeNull();
    leave();
    expect(lastChange.get()).toBeNull();
  }
});

it('stops when the user cancels, and does not replace a change that was made meanwhile', async () => {
  const { undo, reasons } = await changeMany(8, { montoPagado: true });
  const reads = holdCalls('GET', /./);
  const undoing = undo();
  await vi.waitFor(() => expect(reads.arrived).toBe(4));
  expect(lastChange.get()?.progress).toMatchObject({ done: 0, total: 8, cancelled: false });
  lastChange.get()!.progress!.cancel();
  expect(lastChange.get()?.progress).toMatchObject({ cancelled: true });
  reads.letGo();
  await undoing;
  expect(reasons()).toEqual({ 'sin intentar, again': 8 });

  const again = undo();
  const { change } = lastChange.get()!;
  rememberChange({ ...change, text: 'Otra cosa' });
  await again;
  expect(lastChange.get()).toMatchObject({ change: { text: 'Otra cosa' }, undone: null });
});
