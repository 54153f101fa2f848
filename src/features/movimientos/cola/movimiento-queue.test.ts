import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { delays } from '@/lib/page/delays';
import { clienteSource } from '@/features/clientes';
import { servicioSource } from '@/features/servicios';
import { session } from '@/lib/person/session';
import { listSearchDefaults } from '@/lib/url/list-search';
import type { MockApi } from '@mocks/api';
import { answerOtherwise } from '../../../../test/server/answer-otherwise';
import { holdCalls } from '../../../../test/server/hold-calls';
import { callsTo, encomiendaChica } from '../../../../test/server/movimientos';
import { expectConsole } from '../../../../test/support/console';
import { recordPrintWindows } from '../../../../test/support/print-windows';
import { start } from '../../../../test/support/render-app';
import { emptyMovimientoForm } from '../movimiento-form';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { movimientosQueries, type RemitoKind } from '../movimientos.queries';
import { movimientoQueue } from './movimiento-queue';
import { queue, savingText } from './queue-state';

const printing = recordPrintWindows();

const movimiento = (remitoNumero: string): MovimientoFormValues => ({
  ...emptyMovimientoForm('2026-11-20'),
  clienteOrigen: { id: null, nombre: 'Zulma' },
  clienteDestino: { id: null, nombre: 'Yolanda' },
  servicio: encomiendaChica,
  remitoNumero,
});

async function startQueue() {
  const started = await start({});
  const { api, queryClient } = started;
  function send(values: MovimientoFormValues, remito?: RemitoKind) {
    const draft = { forget: vi.fn(), release: vi.fn() };
    const done = movimientoQueue.send(queryClient, {
      values,
      tarifas: undefined,
      pickers: PICKERS,
      draft,
      remito,
    });
    return { draft, done };
  }
  const sent = () =>
    callsTo(api, 'POST', '/movimientos/').map(
      ({ body }) => (body as { remitoNumero: string }).remitoNumero,
    );
  return { ...started, send, sent };
}

const PICKERS = {
  clienteOrigen: clienteSource,
  clienteDestino: clienteSource,
  servicio: servicioSource,
};

const numbers = (all: readonly { values: { remitoNumero: string } }[]) =>
  all.map(({ values }) => values.remitoNumero);

const created = (api: MockApi) =>
  queue().created.map(({ id }) => api.db.movimientos.get(id ?? 0)?.remitoNumero);

it('sends movements one by one in the order of the keys, and stays blocked until a second after the last', async () => {
  const { send, sent, api } = await startQueue();
  const creation = holdCalls('POST', /^\/movimientos\/$/);
  expect(queue().isBlocked).toBe(false);
  const uno = send(movimiento('R-1'));
  const dos = send(movimiento('R-2'));
  expect(queue().isBlocked).toBe(true);
  expect(numbers(queue().waiting)).toEqual(['R-2', 'R-1']);
  await waitFor(() => expect(sent()).toEqual(['R-1']));
  expect(uno.draft.forget).not.toHaveBeenCalled();
  creation.letGo();
  const one = await uno.done;
  const at = performance.now();
  expect(queue().isBlocked).toBe(true);
  const two = await dos.done;
  expect(performance.now() - at).toBeGreaterThanOrEqual(delays.guard - 1);
  expect(sent()).toEqual(['R-1', 'R-2']);
  expect(queue()).toMatchObject({ waiting: [], refused: [] });
  expect(created(api)).toEqual(['R-2', 'R-1']);
  const { lastId } = api.db.movimientos;
  expect([one, two]).toMatchObject([{ id: lastId - 1 }, { id: lastId }]);
  expect(uno.draft.forget).toHaveBeenCalledOnce();
  await waitFor(() => expect(queue().isBlocked).toBe(false));
});

describe('an answer that leaves open whether a movement was created', () => {
  const FAILED = () => Response.json({ message: 'Se cayó.' }, { status: 500 });

  it.each([
    ['a failure of the server', FAILED],
    ['no record', () => Response.json({})],
  ])('%s: it is found in the list, and counts as created', async (_, answer) => {
    expectConsole('error', /Error/);
    const { send, api } = await startQueue();
    answerOtherwise('POST', /^\/movimientos\/$/, answer);
    expect(await send(movimiento('R-1')).done).toMatchObject({ id: api.db.movimientos.lastId });
  });

  it('a twin without a number that was created before is not taken for it', async () => {
    expectConsole('error', /HTTPError/);
    const { send, queryClient } = await startQueue();
    await queryClient.query(movimientosQueries.list(listSearchDefaults));
    await send(movimiento('')).done;
    answerOtherwise('POST', /^\/movimientos\/$/, FAILED, { does: false });
    await send(movimiento('')).done;
    expect(queue().created).toHaveLength(1);
    expect(queue().refused).toMatchObject([{ error: { name: 'UnconfirmedError' } }]);
  });
});

describe('a refused movement', () => {
  it('is kept with its draft and its reason until it is removed, and does not hold up the others', async () => {
    expectConsole('error', /HTTPError/);
    const { send, sent, api } = await startQueue();
    api.faults.add({ method: 'POST', path: '/movimientos/', fault: 'status-422', times: 1 });
    const uno = send(movimiento('R-1'));
    const dos = send(movimiento('R-2'));
    const [outcome] = await Promise.all([uno.done, dos.done]);
    expect(sent()).toEqual(['R-1', 'R-2']);
    const { refused, waiting } = queue();
    expect(created(api)).toEqual(['R-2']);
    expect(waiting).toEqual([]);
    expect(refused).toMatchObject([{ values: movimiento('R-1'), fields: [] }]);
    expect(outcome).toEqual({ refused: refused[0] });
    expect(refused[0]?.error).toMatchObject({ status: 422 });
    expect(uno.draft.forget).not.toHaveBeenCalled();
    movimientoQueue.remove(refused[0]!);
    expect(queue().refused).toEqual([]);
    expect(uno.draft.forget).toHaveBeenCalledOnce();
  });

  it('is one with a text that no search finds: nothing is sent', async () => {
    const { send, sent } = await startQueue();
    const zzz = { id: null, nombre: 'zzz', takes: null, problem: null, over: null };
    await send({ ...movimiento('R-1'), servicio: zzz }, 'remito').done;
    expect(sent()).toEqual([]);
    expect(printing.windows[0]?.closed).toBe(true);
    expect(queue()).toMatchObject({
      waiting: [],
      refused: [{ fields: ['servicio'], error: null }],
    });
  });

  it.each(['status-500', 'cut-after'] as const)('has the list read after %s', async (fault) => {
    expectConsole('error', /HTTPError|Failed to fetch|NetworkError/);
    const { send, api, queryClient } = await startQueue();
    const list = movimientosQueries.list(listSearchDefaults);
    await queryClient.query(list);
    const before = queryClient.getQueryState(list.queryKey)?.dataUpdateCount;
    api.faults.add({ method: 'POST', path: '/movimientos/', fault, times: 1 });
    await send(movimiento('R-1')).done;
    await waitFor(() => {
      const now = queryClient.getQueryState(list.queryKey);
      expect(now?.isInvalidated || now?.dataUpdateCount !== before).toBe(true);
    });
  });
});

describe('the end of a session', () => {
  /** One movement is at the server, one waits. */
  async function endedQueue() {
    const started = await startQueue();
    const { send, sent, api } = started;
    const creation = holdCalls('POST', /^\/movimientos\/$/);
    const uno = send(movimiento('R-1'));
    const dos = send(movimiento('R-2'));
    await waitFor(() => expect(creation.arrived).toBe(1));
    const { token, user } = await api.issueSession({});
    session.expire();
    creation.letGo();
    await uno.done;
    return {
      ...started,
      uno,
      dos,
      sent,
      signIn: (as: unknown = user) => session.signIn(token, as),
    };
  }

  it('resumes waiting movements once their user has signed in again', async () => {
    const { api, sent, dos, signIn } = await endedQueue();
    expect(sent()).toEqual(['R-1']);
    expect(numbers(queue().waiting)).toEqual(['R-2']);
    signIn();
    await dos.done;
    expect(sent()).toEqual(['R-1', 'R-2']);
    expect(created(api)).toEqual(['R-2', 'R-1']);
  });

  it('leaves another user an empty queue, and the draft to its owner', async () => {
    const { sent, dos, signIn } = await endedQueue();
    signIn({ id: 9 });
    expect(queue()).toMatchObject({ waiting: [], created: [], isBlocked: false });
    expect(await dos.done).toBeNull();
    expect(sent()).toEqual(['R-1']);
    expect(dos.draft.release).toHaveBeenCalledOnce();
    expect(dos.draft.forget).not.toHaveBeenCalled();
  });
});

it.each([
  [0, null],
  [1, 'Guardando…'],
  [2, 'Guardando 2 movimientos…'],
])('shows %d waiting movements as %s', (count, text) => {
  expect(savingText(count)).toBe(text);
});
