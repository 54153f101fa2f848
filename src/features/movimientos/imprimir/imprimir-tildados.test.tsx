import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '@/lib/person/session';
import type { MockApi } from '@mocks/api';
import { holdCalls } from '../../../../test/server/hold-calls';
import { callsTo } from '../../../../test/server/movimientos';
import { insertMany } from '../../../../test/server/seeded-day';
import { expectConsole } from '../../../../test/support/console';
import { pagesOf, recordPrintWindows } from '../../../../test/support/print-windows';
import { renderApp, type MountedApp } from '../../../../test/support/render-app';
import { HOJA_BUSCADA, renderHojaDeRuta } from '../../../../test/support/render-search';
import { clickFree } from '../../../../test/support/screen';

const printing = recordPrintWindows();

const REMITO = /^\/movimientos\/\d+\/remito$/;

/** Ticks the three movements, which are in the server's order. */
async function renderTicked(arrange?: (api: MockApi) => void): Promise<MountedApp> {
  const app = await renderHojaDeRuta(HOJA_BUSCADA, arrange);
  await screen.findAllByRole('checkbox', { name: /^Seleccionar remito/ });
  await app.user.click(screen.getByRole('checkbox', { name: /^Seleccionar todas/ }));
  return app;
}

const button = () => screen.getByRole('button', { name: 'Imprimir tildados' });

async function choose({ user }: MountedApp, item: string) {
  await clickFree(user, button());
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('Imprimir tildados', () => {
  it('prints remitos or duplicates in the order on screen, in a window that opens at once, and keeps the ticks', async () => {
    const app = await renderHojaDeRuta(HOJA_BUSCADA);
    await app.loaded();
    await app.user.click(button());
    expect(await screen.findByText('Debe seleccionar al menos un movimiento')).toBeVisible();

    await app.user.click(screen.getByRole('checkbox', { name: /^Seleccionar todas/ }));
    await app.user.click(screen.getByRole('button', { name: /^Nro Remito/ }));
    const held = holdCalls('GET', /remito$/);
    await choose(app, 'Remitos (3)');
    expect(printing.windows).toHaveLength(1);
    expect(await screen.findByText('Preparados 0 de 3')).toBeVisible();
    held.letGo();
    const pages = await pagesOf(await printing.printed());
    expect(pages).toHaveLength(3);
    for (const [index, remito] of ['A-1', 'A-2', 'A-10'].entries()) {
      expect(pages[index]).toContain(remito);
    }
    expect(
      await screen.findByText('3 remitos en un documento. Queda en Últimas impresiones.'),
    ).toBeVisible();
    expect(screen.getByText('3 seleccionados')).toBeVisible();

    await choose(app, 'Duplicados (3)');
    expect((await pagesOf(await printing.shown(2))).length).toBeGreaterThan(3);
    expect(callsTo(app.api, 'GET', REMITO)).toHaveLength(3);
    expect(callsTo(app.api, 'GET', /remito-duplicado$/)).toHaveLength(3);

    printing.isBlocked = true;
    await choose(app, 'Remitos (3)');
    const descargar = await screen.findByRole('link', { name: 'Descargar' });
    expect(descargar).toHaveAttribute('download', 'remitos.pdf');
  });

  it('lists failures, keeps them ticked and prints the rest; Reintentar prints what is missing', async () => {
    expectConsole('error', /HTTPError/);
    const app = await renderTicked(({ faults, db }) => {
      db.movimientos.update(db.movimientos.get(139)!, { remitoNumero: null });
      faults.add({ path: '/movimientos/139/remito', fault: 'status-500', message: 'Sin papel' });
    });
    await choose(app, 'Remitos (3)');
    expect(await pagesOf(await printing.printed())).toHaveLength(2);
    const notice = within(await screen.findByRole('alert', { name: '1 remito sin imprimir' }));
    expect(notice.getByRole('listitem')).toHaveTextContent(
      'Remito de Bulonera Mediterránea S.R.L. a Doña Paula: Sin papel',
    );
    expect(notice.getByText(/^Se imprimió el resto: 2 remitos\./)).toBeVisible();
    expect(screen.getByText('1 seleccionado')).toBeVisible();
    const box = { name: /^Seleccionar movimiento 139/ };
    expect(screen.getByRole('checkbox', box)).toBeChecked();

    app.api.faults.clear();
    await clickFree(app.user, notice.getByRole('button', { name: 'Reintentar (1)' }));
    await printing.shown(2);
    expect(await screen.findByText(/^1 remito en un documento/)).toBeVisible();
    expect(screen.queryByRole('alert', { name: '1 remito sin imprimir' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Acciones sobre la selección' })).toHaveFocus();
  });

  it('closes the window and keeps all ticked if all fail', async () => {
    expectConsole('error', /UnreadableResponseError/);
    const app = await renderTicked(({ faults }) =>
      faults.add({ path: '/movimientos/{id}/remito', fault: 'wrong-type', field: 'remitoPdf' }),
    );
    await choose(app, 'Remitos (3)');
    const notice = within(await screen.findByRole('alert', { name: '3 remitos sin imprimir' }));
    expect(notice.getByText(/^No se imprimió nada\./)).toBeVisible();
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Remito A-10: No se pudo obtener el PDF del remito',
      'Remito A-2: No se pudo obtener el PDF del remito',
      'Remito A-1: No se pudo obtener el PDF del remito',
    ]);
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);
    expect(screen.getByText('3 seleccionados')).toBeVisible();
  });

  it('can be cancelled, also by leaving the screen: the window closes and a message says so', async () => {
    const app = await renderTicked(({ faults }) =>
      faults.add({ path: '/movimientos/138/remito', fault: 'hang' }),
    );
    const CANCELLED = 'Impresión cancelada: no se imprimió nada.';
    await choose(app, 'Remitos (3)');
    expect(await screen.findByText('Preparados 2 de 3')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText(CANCELLED)).toBeVisible();
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);
    expect(screen.getByText('3 seleccionados')).toBeVisible();
    await waitFor(() => expect(button()).toHaveFocus());

    act(() => notifications.clean());
    await choose(app, 'Remitos (3)');
    await act(() => app.router.navigate({ to: '/recibos-menu' }));
    expect(await screen.findByText(CANCELLED)).toBeVisible();
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true, true]);
  });

  it('prints nothing if the session ends meanwhile, and says so', async () => {
    expectConsole('error', /HTTPError/);
    const app = await renderTicked(({ faults }) =>
      faults.add({ path: '/movimientos/139/remito', fault: 'status-401' }),
    );
    await choose(app, 'Remitos (3)');
    expect(await screen.findByRole('dialog', { name: 'Tu sesión venció' })).toBeVisible();
    expect(
      await screen.findByText('La sesión venció. No se imprimió nada. Todo sigue tildado.'),
    ).toBeVisible();
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);
    expect(screen.getByText('3 seleccionados')).toBeVisible();
    act(() => session.signOut());
  });

  it('asks before printing 500', async () => {
    const app = await renderTicked((api) => insertMany(api, 497));
    await choose(app, 'Remitos (500)');
    const dialog = await screen.findByRole('dialog', { name: '¿Imprimir 500 remitos?' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(printing.windows).toEqual([]);
    expect(callsTo(app.api, 'GET', REMITO)).toEqual([]);
  });
});

it('prints movements of several pages of the list, new ones first', async () => {
  const app = await renderApp('/movimientos');
  const tick = async (name: RegExp) =>
    app.user.click(await screen.findByRole('checkbox', { name }));
  await tick(/^Seleccionar remito 0001-00020137/);
  await app.user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await tick(/^Seleccionar remito 0001-00020127/);
  await choose(app, 'Remitos (2)');
  const pages = await pagesOf(await printing.printed());
  expect(pages[0]).toContain('0001-00020137');
  expect(pages[1]).toContain('0001-00020127');
});
