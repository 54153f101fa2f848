import { readPdfText } from '@mocks/pdf/read-text';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { session } from '@/lib/session';
import { expectConsole } from '../../../test/console';
import { holdCalls } from '../../../test/hold-calls';
import { callsTo, DIA, insertThree, pathWith } from '../../../test/movimientos';
import { goOffline } from '../../../test/network';
import { recordPrintWindows } from '../../../test/print-windows';
import { renderApp, type MountedApp } from '../../../test/render-app';
import { insertMany } from '../../../test/seeded-day';

vi.setConfig({ testTimeout: 20_000 });

const printing = recordPrintWindows();

const HOJA = pathWith('/hoja-de-ruta', { fecha: DIA, tipo: 'todos', buscado: true });
const REMITO = /^\/movimientos\/\d+\/remito$/;

type Arrange = NonNullable<Parameters<typeof renderApp>[1]>['arrange'];

/** The three movements, in the server's order, ticked. */
async function renderTicked(arrange?: Arrange): Promise<MountedApp> {
  const app = await renderApp(HOJA, {
    arrange: (api) => {
      insertThree(api);
      arrange?.(api);
    },
  });
  await screen.findAllByRole('checkbox', { name: /^Seleccionar remito/ });
  await app.user.click(screen.getByRole('checkbox', { name: /^Seleccionar todas/ }));
  return app;
}

const button = () => screen.getByRole('button', { name: 'Imprimir tildados' });

async function choose({ user }: MountedApp, item: string) {
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  await user.click(button());
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

async function pagesPrinted() {
  const pdf = await printing.printed();
  return readPdfText(new Uint8Array(await pdf!.arrayBuffer()));
}

describe('Imprimir tildados', () => {
  it('says that nothing is ticked', async () => {
    const { user } = await renderApp(HOJA, { arrange: insertThree });
    await screen.findByRole('checkbox', { name: /^Seleccionar remito A-10/ });
    await user.click(button());
    expect(await screen.findByText('Debe seleccionar al menos un movimiento')).toBeVisible();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('prints the remitos in the order on screen, in a window that opens at once; the ticks stay', async () => {
    const app = await renderTicked();
    await app.user.click(screen.getByRole('button', { name: /^Nro Remito/ }));
    const held = holdCalls('GET', /remito$/);
    await choose(app, 'Remitos (3)');
    expect(printing.windows.map(({ document }) => document.body.textContent)).toEqual([
      'Preparando impresión…',
    ]);
    expect(await screen.findByText('Preparados 0 de 3')).toBeVisible();
    held.letGo();
    const pages = await pagesPrinted();
    expect(pages).toHaveLength(3);
    for (const [index, remito] of ['A-1', 'A-2', 'A-10'].entries()) {
      expect(pages[index]).toContain(remito);
    }
    expect(
      await screen.findByText('3 remitos en un documento. Queda en Últimas impresiones.'),
    ).toBeVisible();
    expect(screen.getByText('3 seleccionados')).toBeVisible();
    expect(screen.queryByText(/^Preparados/)).toBeNull();
  });

  it('prints the duplicates', async () => {
    const app = await renderTicked();
    await choose(app, 'Duplicados (3)');
    expect((await pagesPrinted()).length).toBeGreaterThan(3);
    expect(callsTo(app.api, 'GET', REMITO)).toEqual([]);
    expect(callsTo(app.api, 'GET', /remito-duplicado$/)).toHaveLength(3);
  });

  it('names what failed, keeps it ticked and prints the rest; Reintentar prints what is missing', async () => {
    expectConsole('error', /HTTPError/);
    const app = await renderTicked(({ faults }) =>
      faults.add({ path: '/movimientos/139/remito', fault: 'status-500', message: 'Sin papel' }),
    );
    await choose(app, 'Remitos (3)');
    expect(await pagesPrinted()).toHaveLength(2);
    const dialog = within(await screen.findByRole('dialog', { name: '1 remito sin imprimir' }));
    expect(dialog.getByRole('listitem')).toHaveTextContent('Remito A-2: Sin papel');
    expect(dialog.getByText(/^Se imprimió el resto: 2 remitos\./)).toBeVisible();
    expect(screen.getByText('1 seleccionado')).toBeVisible();
    expect(
      screen.getByRole('checkbox', { name: /^Seleccionar remito A-2/, hidden: true }),
    ).toBeChecked();

    app.api.faults.clear();
    const again = dialog.getByRole('button', { name: 'Reintentar (1)' });
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'), { timeout: 3000 });
    await app.user.click(again);
    await waitFor(() => expect(printing.windows).toHaveLength(2));
    await waitFor(() => expect(printing.windows[1]!.location.href).toMatch(/^blob:/));
    expect(await screen.findByText(/^1 remito en un documento/)).toBeVisible();
  });

  it('closes the window if all fail, and keeps all ticked', async () => {
    expectConsole('error', /UnreadableResponseError/);
    const app = await renderTicked(({ faults }) =>
      faults.add({
        path: '/movimientos/{id}/remito',
        fault: 'wrong-type',
        field: 'remitoPdf',
      }),
    );
    await choose(app, 'Remitos (3)');
    const dialog = within(await screen.findByRole('dialog', { name: '3 remitos sin imprimir' }));
    expect(dialog.getByText(/^No se imprimió nada\./)).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Remito A-10: No se pudo obtener el PDF del remito',
      'Remito A-2: No se pudo obtener el PDF del remito',
      'Remito A-1: No se pudo obtener el PDF del remito',
    ]);
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);
    expect(screen.getByText('3 seleccionados')).toBeVisible();
  });

  it('names a movement without a number by its clients', async () => {
    expectConsole('error', /HTTPError/);
    const app = await renderTicked(({ faults, db }) => {
      db.movimientos.update(db.movimientos.get(139)!, { remitoNumero: null });
      faults.add({ path: '/movimientos/139/remito', fault: 'status-404', message: 'No está' });
    });
    await choose(app, 'Remitos (3)');
    const dialog = within(await screen.findByRole('dialog', { name: '1 remito sin imprimir' }));
    expect(dialog.getByRole('listitem')).toHaveTextContent(
      'Remito de Bulonera Mediterránea S.R.L. a Doña Paula: No está',
    );
    await pagesPrinted();
  });

  it('can be cancelled, which closes the window and says so', async () => {
    const app = await renderTicked(({ faults }) =>
      faults.add({ path: '/movimientos/138/remito', fault: 'hang' }),
    );
    await choose(app, 'Remitos (3)');
    expect(await screen.findByText('Preparados 2 de 3')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('Impresión cancelada: no se imprimió nada.')).toBeVisible();
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);
    expect(screen.getByText('3 seleccionados')).toBeVisible();
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('is cancelled by leaving the screen', async () => {
    const app = await renderTicked(({ faults }) =>
      faults.add({ path: '/movimientos/138/remito', fault: 'hang' }),
    );
    await choose(app, 'Remitos (3)');
    await act(() => app.router.navigate({ to: '/recibos-menu' }));
    expect(await screen.findByText('Impresión cancelada: no se imprimió nada.')).toBeVisible();
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);
  });

  it('prints nothing if the session ends meanwhile, and says so', async () => {
    expectConsole('error', /HTTPError/);
    const app = await renderTicked(({ faults }) =>
      faults.add({ path: '/movimientos/139/remito', fault: 'status-401' }),
    );
    await choose(app, 'Remitos (3)');
    expect(await screen.findByRole('dialog', { name: 'Tu sesión venció' })).toBeVisible();
    expect(
      await screen.findByText('La sesión venció: no se imprimió nada. Todo sigue tildado.'),
    ).toBeVisible();
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);
    expect(screen.getByText('3 seleccionados')).toBeVisible();
    act(() => session.signOut());
  });

  it('names what could not be fetched without a connection', async () => {
    expectConsole('error', /NetworkError/);
    const app = await renderTicked();
    await app.user.click(button());
    const item = await screen.findByRole('menuitem', { name: 'Remitos (3)' });
    goOffline(app.api);
    await app.user.click(item);
    const dialog = within(await screen.findByRole('dialog', { name: '3 remitos sin imprimir' }));
    expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(
      'Remito A-10: El servidor no respondió.',
    );
  });

  it('offers the document in a dialog where the window is blocked', async () => {
    printing.isBlocked = true;
    const app = await renderTicked();
    await choose(app, 'Remitos (3)');
    const dialog = await screen.findByRole('dialog', {
      name: 'No se pudo abrir la ventana de impresión',
    });
    expect(within(dialog).getByRole('link', { name: 'Descargar' })).toHaveAttribute(
      'download',
      'remitos.pdf',
    );
    await app.user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(printing.documents.size).toBe(0));
  });

  it('asks before it prints 500', async () => {
    const app = await renderTicked((api) => insertMany(api, 497));
    await choose(app, 'Remitos (500)');
    const dialog = await screen.findByRole('dialog', { name: '¿Imprimir 500 remitos?' });
    expect(printing.windows).toEqual([]);
    expect(callsTo(app.api, 'GET', REMITO)).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(printing.windows).toEqual([]);
  });
});

it('prints movements of several pages of the list, a new one before the others', async () => {
  const app = await renderApp('/movimientos');
  const tick = async (name: RegExp) =>
    app.user.click(await screen.findByRole('checkbox', { name }));
  await tick(/^Seleccionar remito 0001-00020137/);
  await app.user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await tick(/^Seleccionar remito 0001-00020127/);
  await choose(app, 'Remitos (2)');
  const pages = await pagesPrinted();
  expect(pages[0]).toContain('0001-00020137');
  expect(pages[1]).toContain('0001-00020127');
});
