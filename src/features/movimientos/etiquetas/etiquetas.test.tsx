import { readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invalidate } from '@/lib/cache/query-client';
import type { MockApi } from '@mocks/api';
import { holdCalls } from '../../../../test/server/hold-calls';
import { callsTo } from '../../../../test/server/movimientos';
import { expectConsole } from '../../../../test/support/console';
import { pagesOf, recordPrintWindows } from '../../../../test/support/print-windows';
import { renderTypedForm } from '../../../../test/support/render-create-form';
import { HOJA_BUSCADA, renderHojaDeRuta } from '../../../../test/support/render-search';
import { clickFree, inDialog, noDialog } from '../../../../test/support/screen';

const printing = recordPrintWindows();

/** Serves the font files, as the build does. */
function serveFuentes(status = 200): void {
  const api = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const [, path] = /(\/node_modules\/.*\.woff)$/.exec(url) ?? [];
    if (path === undefined) return api(input, init);
    return new Response(Uint8Array.from(readFileSync(`.${path}`)), { status });
  };
}

const printedPages = async () => pagesOf(await printing.printed());

async function renderHoja(ticked: readonly number[], arrange?: (api: MockApi) => void) {
  const app = await renderHojaDeRuta(HOJA_BUSCADA, arrange);
  serveFuentes();
  await app.loaded();
  for (const index of ticked) await app.tick(index);
  const open = async () => {
    await app.press('Imprimir tildados');
    await app.user.click(await screen.findByRole('menuitem', { name: /^Etiquetas/ }));
    return inDialog('Etiquetas');
  };
  const dialog = await open();
  return {
    ...app,
    open,
    dialog,
    imprimir: () => clickFree(app.user, dialog.getByRole('button', { name: 'Imprimir' })),
  };
}

function withClientes({ db }: MockApi) {
  const [a, b, c] = db.movimientos.rows.slice(-3);
  Object.assign(a!, { clienteDestinoId: 2, clienteDestinoNombre: null });
  Object.assign(b!, { clienteDestinoId: 2, clienteDestinoNombre: null });
  Object.assign(c!, { clienteDestinoId: 3, clienteDestinoNombre: null });
}

describe('the labels of ticked movements', () => {
  it('are offered as they are now in Últimas impresiones, if what they say has changed', async () => {
    const { imprimir, api, user } = await renderHoja([0, 1, 2]);
    await imprimir();
    await printedPages();
    const { movimientos } = api.db;
    for (const row of movimientos.rows) movimientos.update(row, { bultos: 2 });
    const openList = () => user.click(screen.getByRole('button', { name: 'Últimas impresiones' }));
    await openList();
    const list = await inDialog('Últimas impresiones');
    expect(await list.findByText('Cambió desde que se imprimió')).toBeVisible();
    await user.click(list.getByRole('button', { name: /^Imprimir como está ahora/ }));
    await printing.shown(2);
    await openList();
    const again = await inDialog('Últimas impresiones');
    expect(again.getAllByRole('listitem')[0]).toHaveTextContent(/^9 etiquetas de 3 movimientos/);
  });

  it('print the towns of their destinations, with one request per client', async () => {
    const { dialog, imprimir, api } = await renderHoja([0, 1, 2], withClientes);
    expect(dialog.getByText('16 etiquetas de 3 movimientos')).toBeVisible();
    await imprimir();
    expect(printing.windows[0]!.document.body.textContent).toBe('Preparando impresión…');
    const pages = await printedPages();
    expect(pages).toHaveLength(16);
    expect(pages[0]).toContain('1/1 A-10');
    expect(pages[0]).toContain(api.db.clientes.get(3)!.localidad);
    expect(pages[15]).toContain('5/5 A-1');
    expect(pages[15]).toContain(api.db.clientes.get(2)!.localidad);
    expect(pages[15]).toContain('FRÁGIL');
    expect(pages[14]).toContain('4/5');
    expect(pages[1]).not.toContain('FRÁGIL');
    expect(callsTo(api, 'GET', /^\/clientes\/\d+$/).map(({ path }) => path)).toEqual([
      '/clientes/3',
      '/clientes/2',
    ]);
    expect(await screen.findByText('16 etiquetas de 3 movimientos')).toBeVisible();
    await noDialog();
  });

  it('fit eight on a sheet from the first free place, and the format is remembered', async () => {
    const { user, dialog, imprimir } = await renderHoja([1]);
    expect(dialog.getByRole('radio', { name: '100 × 150 mm' })).toBeChecked();
    expect(dialog.queryByRole('radio', { name: '1' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'A4 (8 por hoja)' }));
    expect(dialog.getByText(/· 2 hojas$/)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: '8' }));
    await imprimir();
    const pages = await printedPages();
    expect(pages.map((text) => text.match(/A-2/g)!.length)).toEqual([1, 8, 1]);
    expect(localStorage.getItem('etiquetas-formato')).toBe('a4');
  });

  it('have no barcode without a remito; notes list these movements and those without bultos, which print nothing', async () => {
    const { user, tick, dialog, open } = await renderHoja([0, 1, 2], ({ db }) => {
      const [a, b, c] = db.movimientos.rows.slice(-3);
      a!.remitoNumero = null;
      b!.remitoNumero = 'Nº 12';
      c!.bultos = 0;
    });
    expect(dialog.getByText('15 etiquetas de 2 movimientos')).toBeVisible();
    expect(
      dialog.getByText(
        /^1 movimiento sin código de barras, por no tener número de remito: Movimiento 138:/,
      ),
    ).toBeVisible();
    expect(dialog.getByText(/por un número de remito largo.*: Remito Nº 12:/)).toBeVisible();
    expect(
      dialog.getByText(/^1 movimiento sin etiquetas, por no tener bultos: Remito A-10:/),
    ).toBeVisible();

    await user.keyboard('{Escape}');
    await noDialog();
    await tick(1);
    await tick(2);
    const alone = await open();
    expect(alone.getByText('0 etiquetas de 0 movimientos')).toBeVisible();
    await user.click(alone.getByRole('button', { name: 'Imprimir' }));
    expect(await screen.findByText('No hay bultos para etiquetar')).toBeVisible();
    expect(printing.windows).toEqual([]);
  });

  it('are limited to a thousand', async () => {
    const { user, dialog } = await renderHoja([0], ({ db }) => {
      db.movimientos.rows.at(-1)!.bultos = 1001;
    });
    await user.click(dialog.getByRole('button', { name: 'Imprimir' }));
    expect(await screen.findByText(/^Se imprimen hasta 1\.000 etiquetas/)).toBeVisible();
    expect(printing.windows).toEqual([]);
  });

  it('need a confirmation above two hundred', async () => {
    const { user, imprimir, press } = await renderHoja([0], ({ db }) => {
      db.movimientos.rows.at(-1)!.bultos = 201;
    });
    await imprimir();
    const question = await screen.findByRole('dialog', { name: '¿Imprimir 201 etiquetas?' });
    expect(printing.windows).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(printing.windows).toEqual([]);
    await imprimir();
    await press('Imprimir todas');
    expect((await printing.printed())?.type).toBe('application/pdf');
  });

  it.each([
    ['could not be read', 'status-500'],
    ['was not read before the session ended', 'status-401'],
  ] as const)('omit a town that %s, and say so', async (_what, fault) => {
    const { imprimir } = await renderHoja([0, 1], (api) => {
      withClientes(api);
      api.faults.add({ method: 'GET', path: '/clientes/3', fault });
    });
    await imprimir();
    expect(await printedPages()).toHaveLength(11);
    expect(
      await screen.findByText('11 etiquetas de 2 movimientos. Sin localidad: 1, no se pudo leer.'),
    ).toBeVisible();
  });

  it('have the towns of clients that are read while a save refreshes the lists', async () => {
    const { imprimir, api, queryClient } = await renderHoja([0, 1], withClientes);
    const calls = holdCalls('GET', /^\/clientes\/3$/);
    await imprimir();
    await waitFor(() => expect(calls.arrived).toBe(1));
    await act(() => invalidate(queryClient));
    calls.letGo();
    expect((await printedPages())[0]).toContain(api.db.clientes.get(3)!.localidad);
    expect(await screen.findByText('11 etiquetas de 2 movimientos')).toBeVisible();
  });

  it('collect what is stored when they are printed, not what the rows say', async () => {
    const { imprimir, api } = await renderHoja([0], ({ db }) => {
      Object.assign(db.movimientos.rows.at(-1)!, { monto: 777.5, montoPagado: false });
    });
    api.db.movimientos.update(api.db.movimientos.rows.at(-1)!, { montoPagado: true, monto: 777.5 });
    await imprimir();
    expect((await printedPages())[0]).not.toContain('777,50');
  });

  it('are not made of rows that cannot be read again', async () => {
    expectConsole('error', 'HTTPError');
    const { imprimir } = await renderHoja([0, 1], ({ faults }) =>
      faults.add({ method: 'GET', path: '/movimientos/{id}', fault: 'status-500' }),
    );
    await imprimir();
    expect(
      await screen.findByText('Ocurrió un error interno en el servidor.', {}, { timeout: 5000 }),
    ).toBeVisible();
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);
  });

  it('close their window if they cannot be made, and are offered in the panel if the browser blocked it', async () => {
    expectConsole('error', /503/);
    const { imprimir } = await renderHoja([0]);
    serveFuentes(503);
    await imprimir();
    expect(await screen.findByText('No se pudieron armar las etiquetas')).toBeVisible();
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);

    serveFuentes();
    printing.isBlocked = true;
    await imprimir();
    const descargar = await screen.findByRole('link', { name: 'Descargar' });
    expect(descargar).toHaveAttribute('download', 'etiquetas.pdf');
  });
});

it('after a save, the form offers the labels of the movement', async () => {
  const { user, form, press } = await renderTypedForm();
  serveFuentes();
  expect(form.queryByRole('button', { name: /^Etiquetas/ })).not.toBeInTheDocument();
  await press('Agregar Movimiento');
  await user.click(await form.findByRole('button', { name: 'Etiquetas de R-1' }));
  const dialog = await inDialog('Etiquetas');
  expect(await dialog.findByText('1 etiqueta de 1 movimiento')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Imprimir' }));
  const [page, ...others] = await printedPages();
  expect(others).toEqual([]);
  expect(page).toContain('1/1 R-1 De Zulma Para Yolanda A cargo de Origen');
});
