import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '@/lib/person/session';
import { expectConsole } from '../../../test/support/console';
import { pagesOf, recordPrintWindows } from '../../../test/support/print-windows';
import { renderApp, type MountedApp } from '../../../test/support/render-app';
import { HOJA_BUSCADA, renderHojaDeRuta } from '../../../test/support/render-search';
import { clickFree, inDialog, signIn } from '../../../test/support/screen';

const printing = recordPrintWindows();

const TITLE = 'Últimas impresiones';
type Within = Awaited<ReturnType<typeof openList>>;

const icon = () => screen.queryByRole('button', { name: TITLE });

async function tickRecibos({ user }: MountedApp, count: number) {
  const boxes = await screen.findAllByRole('checkbox', { name: /^Seleccionar recibo/ });
  for (const box of boxes.slice(0, count)) await user.click(box);
}

async function openList({ user }: MountedApp) {
  await user.click(await screen.findByRole('button', { name: TITLE }));
  return inDialog(TITLE);
}

const rows = (list: Within) => list.getAllByRole('listitem').map(({ textContent }) => textContent);

it('lists printed documents, prints them again without the server, downloads them, and forgets them on Cerrar sesión', async () => {
  const app = await renderApp('/ver-recibos');
  expect(icon()).toBeNull();
  await tickRecibos(app, 1);
  await app.user.click(screen.getByRole('button', { name: 'Imprimir' }));
  const first = await printing.printed();
  const calls = app.api.requests.length;

  const list = await openList(app);
  expect(rows(list)).toEqual(['Recibo 0001-00000364 10:30ReimprimirDescargar']);
  await app.user.click(list.getByRole('button', { name: 'Descargar Recibo 0001-00000364' }));
  expect([...printing.documents.values()]).toEqual([first, first]);

  await app.user.click(list.getByRole('button', { name: 'Reimprimir Recibo 0001-00000364' }));
  await waitFor(() => expect(printing.windows).toHaveLength(2));
  expect(printing.documents.get(printing.windows[1]!.location.href)).toBe(first);
  expect(app.api.requests).toHaveLength(calls);
  await waitFor(() => expect(icon()).toHaveFocus());

  printing.isBlocked = true;
  const again = await openList(app);
  await app.user.click(again.getByRole('button', { name: /^Reimprimir/ }));
  const blocked = await inDialog('No se pudo abrir la ventana de impresión');
  await app.user.click(blocked.getByRole('button', { name: 'Cerrar' }));

  act(() => session.signOut());
  await signIn(app.user);
  await screen.findByRole('button', { name: 'Buscar en el panel' });
  expect(icon()).toBeNull();
});

it('names a receipt without a PDF, and prints and lists the others by number', async () => {
  expectConsole('error', /HTTPError/);
  const app = await renderApp('/ver-recibos', {
    arrange: ({ faults, db }) => {
      const last = db.recibos.rows.at(-1)!;
      faults.add({ path: `/v1/recibos/${last.id}/pdf`, fault: 'status-500' });
    },
  });
  await tickRecibos(app, 3);
  await app.user.click(await screen.findByRole('button', { name: 'Imprimir recibos (3)' }));
  const notice = within(await screen.findByRole('alert', { name: '1 recibo sin imprimir' }));
  expect(notice.getByText(/^Se imprimió el resto: 2 recibos\./)).toBeVisible();
  expect(screen.getByText('1 seleccionado')).toBeVisible();
  await printing.printed();
  expect(rows(await openList(app))).toEqual(['Recibos (2) 10:30ReimprimirDescargar']);
});

describe('a paper of movements that have changed since', () => {
  const CHANGED = 'Cambió desde que se imprimió';
  const NOW = /^Imprimir como está ahora/;

  /** Three movements are ticked. */
  async function renderTicked() {
    const app = await renderHojaDeRuta(HOJA_BUSCADA);
    await app.loaded();
    await app.user.click(screen.getByRole('checkbox', { name: /^Seleccionar todas/ }));
    const { movimientos } = app.api.db;
    return {
      ...app,
      async choose(item: string) {
        await clickFree(app.user, screen.getByRole('button', { name: 'Imprimir tildados' }));
        await app.user.click(await screen.findByRole('menuitem', { name: item }));
      },
      change: (id: number) => movimientos.update(movimientos.get(id)!, { monto: 99_000 }),
      remove: (id: number) => movimientos.remove(movimientos.get(id)!),
    };
  }

  it('several are made anew, of their kind and without deleted ones, or printed again', async () => {
    const app = await renderTicked();
    await app.choose('Duplicados (3)');
    const first = await printing.shown(1);
    const list = await openList(app);
    expect(list.queryByText(CHANGED)).toBeNull();

    app.change(139);
    await app.user.click(list.getByRole('button', { name: 'Reimprimir Duplicados (3)' }));
    expect(await list.findByText(CHANGED)).toBeVisible();
    await waitFor(() => expect(printing.windows[1]?.closed).toBe(true));
    expect(list.getAllByRole('button')[0]).toHaveAccessibleName(NOW);
    await app.user.click(list.getByRole('button', { name: 'Reimprimir Duplicados (3)' }));
    expect(await printing.shown(3)).toBe(first);

    app.remove(138);
    const again = await openList(app);
    expect(await again.findByText(`${CHANGED}: 1 ya no existe`)).toBeVisible();
    await app.user.click(again.getByRole('button', { name: NOW }));
    const pages = await pagesOf(await printing.shown(4));
    expect(pages.join(' ')).toContain('99.000,00');
    expect(rows(await openList(app))[0]).toMatch('Duplicados (2)');
  });

  it('one movement that is paid is on paper as it was; one that was deleted is named so, with no other paper', async () => {
    const app = await renderTicked();
    await app.user.click(screen.getByRole('checkbox', { name: /A-1,/ }));
    await app.user.click(screen.getByRole('checkbox', { name: /A-2,/ }));
    await app.choose('Remitos (1)');
    await printing.shown(1);
    const { movimientos } = app.api.db;
    const { length } = app.api.requests;
    for (const row of movimientos.rows) movimientos.update(row, { montoPagado: true });
    const list = await openList(app);
    await waitFor(() => expect(app.api.requests.length).toBeGreaterThan(length));
    expect(list.queryByText(CHANGED)).toBeNull();
    for (const { id } of [...movimientos.rows]) app.remove(id);
    await app.user.click(list.getByRole('button', { name: /^Reimprimir/ }));
    expect(await list.findByText('Ya no existe')).toBeVisible();
    expect(list.queryByRole('button', { name: NOW })).toBeNull();
  });
});
