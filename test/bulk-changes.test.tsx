import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lastChange } from '@/lib/cache/last-change';
import { rememberChange } from '@/ui/undo/undo';
import type { Movimiento } from '@mocks/model';
import { holdCalls } from './server/hold-calls';
import { DIA, insertThree, pathWith } from './server/movimientos';
import { renderApp, type MountedApp } from './support/render-app';

const CONSULTAS = pathWith('/reportes', { fechaDesde: DIA, fechaHasta: DIA, buscado: true });

async function choose({ user }: MountedApp, menu: string, item: string) {
  await user.click(screen.getByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
}

async function press({ user }: MountedApp, name: string) {
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
  '%s leaves alone what another person changed since the screen was read, and so does Deshacer',
  async (_, bulk) => {
    const { before, after, act } = bulk;
    const app = await renderTicked(bulk);
    const { mine, byOther } = app;
    app.api.db.movimientos.update(byOther, after);
    app.api.requests.splice(0);
    await act(app);
    await waitFor(() => expect(mine).toMatchObject(after));
    const line = within(await screen.findByRole('group', { name: 'Último cambio' }));
    const undo = line.getByRole('button', { name: 'Deshacer' });
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
    await app.user.click(undo);
    await line.findByText(/^Se deshizo/);
    expect(mine).toMatchObject(before);
    expect(byOther).toMatchObject(after);
    const patches = app.api.requests.filter(({ method }) => method === 'PATCH');
    expect(
      patches.filter(({ path, search }) => `${path}${search}`.includes(`${byOther.id}`)),
    ).toEqual([]);
  },
);

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
