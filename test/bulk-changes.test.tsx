import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lastChange } from '@/lib/cache/last-change';
import { inTurn } from '@/lib/cache/write-record';
import { rememberChange } from '@/ui/undo/undo';
import { undoChange } from '@/ui/undo/undo-change';
import type { Movimiento } from '@mocks/model';
import { holdCalls } from './server/hold-calls';
import { callsTo, DIA, insertThree, pathWith } from './server/movimientos';
import { insertMany } from './server/seeded-day';
import { fill } from './support/fields';
import { deferred } from './support/deferred';
import { settle } from './support/screen';
import { renderApp, type MountedApp } from './support/render-app';

const CONSULTAS = pathWith('/reportes', { fechaDesde: DIA, fechaHasta: DIA, buscado: true });

async function choose({ user }: MountedApp, menu: string, item: string) {
  await user.click(screen.getByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
}

async function press({ user }: Pick<MountedApp, 'user'>, name: string) {
  await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
}

interface Bulk {
  path: string;
  /** The two rows that are ticked, before and after. */
  before: Partial<Movimiento>;
  after: Partial<Movimiento>;
  act: (app: MountedApp) => Promise<void>;
}

const RENDIDOS: Bulk = {
  path: '/contrareembolso/por-rendir?remitente=4',
  before: { monto: 10, montoPagado: true, montoRendido: false, clienteOrigenId: 4 },
  after: { montoRendido: true },
  act: (app) => press(app, 'Marcar como rendidos'),
};

const BULKS: Record<string, Bulk> = {
  'Marcar como pagado': {
    path: CONSULTAS,
    before: { montoPagado: false },
    after: { montoPagado: true },
    act: (app) => choose(app, 'Marcar como pagado', 'Monto'),
  },
  'Marcar como Rendido': {
    path: CONSULTAS,
    before: { fletePagado: true, fleteRendido: false },
    after: { fleteRendido: true },
    act: (app) => choose(app, 'Marcar como Rendido', 'Flete'),
  },
  'Cambiar flete': {
    path: CONSULTAS,
    before: { flete: 10, fletePagado: false },
    after: { flete: 77 },
    async act({ user }) {
      await user.click(screen.getByRole('button', { name: 'Cambiar flete' }));
      await user.type(await screen.findByLabelText('Precio del flete'), '77{Enter}');
    },
  },
  'Marcar fletes como pagados': {
    path: '/clientes/4/cuenta',
    before: { flete: 10, fletePagado: false, fleteACargoCliente: true, clienteOrigenId: 4 },
    after: { fletePagado: true },
    act: (app) => press(app, 'Marcar fletes como pagados'),
  },
  'Marcar como rendidos': RENDIDOS,
};

/** Opens the screen with two rows ticked. */
async function renderTicked({ path, before }: Bulk) {
  const app = await renderApp(path, {
    arrange(api) {
      const { movimientos } = api.db;
      for (const row of [...movimientos.rows]) movimientos.remove(row);
      insertThree(api);
      movimientos.remove(movimientos.rows.at(-1)!);
      for (const row of movimientos.rows) movimientos.update(row, before);
    },
  });
  const boxes = await screen.findAllByRole('checkbox', { name: /^Seleccionar remito/ });
  for (const box of boxes.slice(0, 2)) await app.user.click(box);
  await screen.findByText('2 seleccionados');
  const [mine, byOther] = app.api.db.movimientos.rows;
  return { ...app, mine: mine!, byOther: byOther! };
}

it.each(Object.entries(BULKS))(
  '%s waits for another writer of a movement, and leaves alone what another person changed since the screen was read, as Deshacer does',
  async (_, bulk) => {
    const { before, after, act } = bulk;
    const app = await renderTicked(bulk);
    const { mine, byOther } = app;
    app.api.db.movimientos.update(byOther, after);
    app.api.requests.splice(0);
    const writing = deferred();
    void inTurn(app.queryClient, [`movimientos-${mine.id}`], () => writing.promise);
    await act(app);
    await settle();
    expect(callsTo(app.api, 'PATCH', /./)).toEqual([]);
    app.api.db.movimientos.update(mine, { observaciones: 'Del otro' });
    writing.resolve();
    await waitFor(() => expect(mine).toMatchObject({ ...after, observaciones: 'Del otro' }));
    const line = within(await screen.findByRole('group', { name: 'Último cambio' }));
    const undo = line.getByRole('button', { name: 'Deshacer' });
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
    await app.user.click(undo);
    await line.findByText(/^Se deshizo/);
    expect(mine).toMatchObject({ ...before, observaciones: 'Del otro' });
    expect(byOther).toMatchObject(after);
    const patches = app.api.requests.filter(({ method }) => method === 'PATCH');
    expect(
      patches.filter(({ path, search }) => `${path}${search}`.includes(`${byOther.id}`)),
    ).toEqual([]);
  },
);

describe('a writer of the same movement runs', () => {
  it('an account’s fletes are marked as paid while the same montos are marked as rendidos: both are stored', async () => {
    const { user, api } = await renderApp('/clientes/4/cuenta', {
      arrange(mock) {
        const { movimientos } = mock.db;
        for (const row of [...movimientos.rows]) movimientos.remove(row);
        insertThree(mock);
        for (const row of movimientos.rows)
          movimientos.update(row, {
            monto: 10,
            montoPagado: true,
            flete: 10,
            fletePagado: false,
            fleteACargoCliente: true,
          });
      },
    });
    const tick = async (title: string) => {
      const table = within(await screen.findByRole('table', { name: title }));
      const [box] = await table.findAllByRole('checkbox', { name: /^Seleccionar remito/ });
      await user.click(box!);
    };
    await tick('Fletes a pagar');
    await tick('A rendirle');
    const reads = holdCalls('GET', /^\/movimientos\/\d+$/);
    await press({ user }, 'Marcar como rendidos');
    await waitFor(() => expect(reads.arrived).toBe(1));
    await press({ user }, 'Marcar fletes como pagados');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    reads.letGo();
    await waitFor(() =>
      expect(api.db.movimientos.rows.at(-1)).toMatchObject({
        montoRendido: true,
        fletePagado: true,
      }),
    );
    expect(callsTo(api, 'PATCH', /./).map(({ path }) => path)).toEqual([
      '/movimientos/140',
      '/reportes/movimientos/marcar-pagado',
    ]);
  });

  it('an edit that is saved while its movement is being undone keeps both', async () => {
    const app = await renderTicked(BULKS['Marcar como pagado']!);
    const { user, mine } = app;
    await BULKS['Marcar como pagado']!.act(app);
    await screen.findByRole('group', { name: 'Último cambio' });
    await user.dblClick(screen.getAllByRole('row', { name: /A-1\b/ })[0]!);
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar Movimiento' }));
    await fill(user, await drawer.findByLabelText('Observaciones'), 'Mío');
    const reads = holdCalls('GET', new RegExp(`^/movimientos/${mine.id}$`));
    void undoChange(app.queryClient);
    await waitFor(() => expect(reads.arrived).toBe(1));
    await user.click(drawer.getByRole('button', { name: 'Guardar Cambios' }));
    reads.letGo();
    await waitFor(() => expect(mine).toMatchObject({ observaciones: 'Mío', montoPagado: false }));
  });
});

it('rows that have left the search are read with progress, and Cancelar sends nothing', async () => {
  const app = await renderApp(
    pathWith('/reportes', {
      fechaDesde: DIA,
      fechaHasta: DIA,
      fletePagado: 'false',
      buscado: true,
    }),
    {
      arrange: (api) => insertMany(api, 10),
    },
  );
  const { user, api } = app;
  const all = await screen.findByRole('checkbox', { name: /^Seleccionar todas/ });
  // Disabled while the rows are loading.
  await waitFor(() => expect(all).toBeEnabled());
  await user.click(all);
  for (const row of api.db.movimientos.rows.slice(-10))
    api.db.movimientos.update(row, { fletePagado: true });
  const reads = holdCalls('GET', /^\/movimientos\/\d+$/);
  await user.click(screen.getByRole('button', { name: 'Marcar como pagado' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Monto' }));
  expect(await screen.findByText('Leídos 0 de 10')).toHaveRole('status');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  reads.letGo();
  expect(await screen.findByText('Cancelado: no se cambió nada.')).toBeVisible();
  expect(reads.arrived).toBe(4);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('10 seleccionados')).toBeVisible();
});

// All of them run by useBulk.
it('lets nothing be undone while it runs', async () => {
  const app = await renderTicked(RENDIDOS);
  const putBack = vi.fn();
  const records = [{ id: 1, name: 'Uno', putBack }];
  rememberChange({ entity: '', text: 'Lo anterior', count: String, error: '', records });
  const calls = holdCalls('PATCH', /./);
  await RENDIDOS.act(app);
  await waitFor(() => expect(calls.arrived).toBeGreaterThan(0));
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  calls.letGo();
  await waitFor(() => expect(lastChange.get()?.change.text).not.toBe('Lo anterior'));
  expect(putBack).not.toHaveBeenCalled();
});
