import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { delays } from '@/lib/page/delays';
import { clienteSource } from '@/features/clientes';
import { servicioSource } from '@/features/servicios';
import { session } from '@/lib/person/session';
import { listSearchDefaults } from '@/lib/url/list-search';
import { answerOtherwise } from '../../../../test/server/answer-otherwise';
import { holdCalls } from '../../../../test/server/hold-calls';
import { callsTo, encomiendaChica } from '../../../../test/server/movimientos';
import { expectConsole } from '../../../../test/support/console';
import { recordPrintWindows } from '../../../../test/support/print-windows';
import { start } from '../../../../test/support/render-app';
import { emptyMovimientoForm, type MovimientoFormValues } from '../movimiento-form.schema';
import { movimientosQueries, type RemitoKind } from '../movimientos.queries';
import { movimientoQueue, savingText } from './movimiento-queue';

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
  /** Creation times. */
  const at: number[] = [];
  function send(values: MovimientoFormValues, { takesBack = false, remito }: Options = {}) {
    const draft = { forget: vi.fn(), release: vi.fn() };
    const onCreated = vi.fn(() => {
      at.push(performance.now());
      expect(movimientoQueue.get().isBlocked).toBe(true);
    });
    const onRefused = vi.fn(() => takesBack);
    const warned = null;
    const done = movimientoQueue.send(queryClient, {
      values,
      pickers: PICKERS,
      draft,
      warned,
      remito,
      onCreated,
      onRefused,
    });
    return { draft, onCreated, onRefused, done };
  }
  const sent = () =>
    callsTo(api, 'POST', '/movimientos/').map(
      ({ body }) => (body as { remitoNumero: string }).remitoNumero,
    );
  return { ...started, send, sent, at };
}

const PICKERS = {
  clienteOrigen: clienteSource,
  clienteDestino: clienteSource,
  servicio: servicioSource,
};

interface Options {
  /** Whether the form shows a refused movement again. */
  takesBack?: boolean;
  remito?: RemitoKind;
}

const numbers = (
  all: readonly ({ values: { remitoNumero: string } } | { remitoNumero: string })[],
) => all.map((one) => ('values' in one ? one.values : one).remitoNumero);

it('sends movements one by one in the order of the keys, and stays blocked until a second after the last', async () => {
  const { send, sent, api, at } = await startQueue();
  const creation = holdCalls('POST', /^\/movimientos\/$/);
  expect(movimientoQueue.get().isBlocked).toBe(false);
  const uno = send(movimiento('R-1'));
  const dos = send(movimiento('R-2'));
  expect(movimientoQueue.get().isBlocked).toBe(true);
  expect(numbers(movimientoQueue.get().waiting)).toEqual(['R-2', 'R-1']);
  await waitFor(() => expect(sent()).toEqual(['R-1']));
  expect(uno.draft.forget).not.toHaveBeenCalled();
  creation.letGo();
  await Promise.all([uno.done, dos.done]);
  expect(sent()).toEqual(['R-1', 'R-2']);
  expect(movimientoQueue.get()).toMatchObject({ waiting: [], refused: [] });
  expect(numbers(movimientoQueue.get().created)).toEqual(['R-2', 'R-1']);
  const { lastId } = api.db.movimientos;
  expect(uno.onCreated).toHaveBeenCalledExactlyOnceWith(lastId - 1);
  expect(dos.onCreated).toHaveBeenCalledExactlyOnceWith(lastId);
  expect(uno.draft.forget).toHaveBeenCalledOnce();
  expect(uno.onRefused).not.toHaveBeenCalled();
  expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(delays.guard - 1);
  await waitFor(() => expect(movimientoQueue.get().isBlocked).toBe(false));
});

describe('an answer that leaves open whether a movement was created', () => {
  const FAILED = () => Response.json({ message: 'Se cayó.' }, { status: 500 });

  it.each([
    ['a failure of the server', FAILED],
    ['a web page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['no record', () => Response.json({})],
    ['a text', () => new Response('OK')],
  ])('%s: it is found in the list, and counts as created', async (_, answer) => {
    expectConsole('error', /Error/);
    const { send, api } = await startQueue();
    answerOtherwise('POST', /^\/movimientos\/$/, answer);
    const { done, onCreated, onRefused } = send(movimiento('R-1'));
    await done;
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(api.db.movimientos.lastId);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('a twin without a number that was created before is not taken for it', async () => {
    expectConsole('error', /HTTPError/);
    const { send, queryClient } = await startQueue();
    await queryClient.query(movimientosQueries.list(listSearchDefaults));
    await send(movimiento('')).done;
    answerOtherwise('POST', /^\/movimientos\/$/, FAILED, { does: false });
    const { done, onCreated } = send(movimiento(''));
    await done;
    expect(onCreated).not.toHaveBeenCalled();
    expect(movimientoQueue.get().refused).toMatchObject([{ error: { name: 'UnconfirmedError' } }]);
  });
});

describe('a refused movement', () => {
  it('is kept with its draft and its reason until it is removed, and does not hold up the others', async () => {
    expectConsole('error', /HTTPError/);
    const { send, sent, api } = await startQueue();
    api.faults.add({ method: 'POST', path: '/movimientos/', fault: 'status-422', times: 1 });
    const uno = send(movimiento('R-1'));
    const dos = send(movimiento('R-2'));
    await Promise.all([uno.done, dos.done]);
    expect(sent()).toEqual(['R-1', 'R-2']);
    expect(uno.onRefused).toHaveBeenCalledOnce();
    expect(uno.onCreated).not.toHaveBeenCalled();
    const { refused, created, waiting } = movimientoQueue.get();
    expect(numbers(created)).toEqual(['R-2']);
    expect(waiting).toEqual([]);
    expect(refused).toMatchObject([{ values: movimiento('R-1'), fields: [], warned: null }]);
    expect(refused[0]?.error).toMatchObject({ status: 422 });
    expect(uno.draft.forget).not.toHaveBeenCalled();
    movimientoQueue.remove(refused[0]!);
    expect(movimientoQueue.get().refused).toEqual([]);
    expect(uno.draft.forget).toHaveBeenCalledOnce();
  });

  it('is not kept if its form shows it again', async () => {
    const { send, sent } = await startQueue();
    const zzz = { id: null, nombre: 'zzz', takes: null, problem: null, over: null };
    const { done, onRefused } = send({ ...movimiento('R-1'), servicio: zzz }, { takesBack: true });
    await done;
    expect(sent()).toEqual([]);
    expect(onRefused).toHaveBeenCalledWith(
      expect.objectContaining({ fields: ['servicio'], error: null }),
    );
    expect(movimientoQueue.get()).toMatchObject({ waiting: [], refused: [] });
  });

  it('is one with a number in use, but only if it is to be printed', async () => {
    const { send, sent } = await startQueue();
    const printed = send(movimiento('0001-00020137'), { remito: 'remito' });
    await Promise.all([printed.done, send(movimiento('0001-00020137')).done]);
    expect(sent()).toHaveLength(1);
    expect(printing.windows[0]?.closed).toBe(true);
    expect(movimientoQueue.get().refused).toMatchObject([
      { fields: ['remitoNumero'], warned: '0001-00020137' },
    ]);
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
    const { sent, dos, signIn } = await endedQueue();
    expect(sent()).toEqual(['R-1']);
    expect(numbers(movimientoQueue.get().waiting)).toEqual(['R-2']);
    signIn();
    await dos.done;
    expect(sent()).toEqual(['R-1', 'R-2']);
    expect(numbers(movimientoQueue.get().created)).toEqual(['R-2', 'R-1']);
  });

  it('leaves another user an empty queue, and the draft to its owner', async () => {
    const { sent, dos, signIn } = await endedQueue();
    signIn({ id: 9 });
    expect(movimientoQueue.get()).toMatchObject({ waiting: [], created: [], isBlocked: false });
    await dos.done;
    expect(sent()).toEqual(['R-1']);
    expect(dos.draft.release).toHaveBeenCalledOnce();
    expect(dos.draft.forget).not.toHaveBeenCalled();
    expect(dos.onRefused).not.toHaveBeenCalled();
  });
});

it.each([
  [0, null],
  [1, 'Guardando…'],
  [2, 'Guardando 2 movimientos…'],
])('shows %d waiting movements as %s', (count, text) => {
  expect(savingText(count)).toBe(text);
});
