import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { invalidate } from '@/lib/cache/query-client';
import type { Planilla } from '@/lib/planilla/planilla';
import type { PlanillaJob } from '@/lib/planilla/run-job';
import { holdCalls } from './server/hold-calls';
import { setClock } from './support/clock';
import { editable } from './support/fields';
import { renderApp } from './support/render-app';
import { HOJA_BUSCADA, renderHojaDeRuta } from './support/render-search';
import { button, clickFree, confirmDelete, firstBox, main, settle, title } from './support/screen';
import { toastTexts } from './support/toasts';

const rows = () => within(main().getByRole('table')).getAllByRole('checkbox', { name: /^Sel/ });

it('a late response to an older search does not replace the newer one', async () => {
  const { user } = await renderApp('/clientes');
  const calls = holdCalls('GET', /texto=zzz/);
  const search = await screen.findByRole('searchbox', { name: 'Buscar Cliente' });
  await user.type(search, 'zzz');
  await waitFor(() => expect(calls.arrived).toBe(1));
  await user.clear(search);
  await user.type(search, 'gomez');
  await screen.findByText('Página 1 de 1 — Total clientes: 2');
  expect(rows()).toHaveLength(3);

  calls.letGo();
  await calls.answered;
  await settle();
  expect(rows()).toHaveLength(3);
  expect(search).toHaveValue('gomez');
});

/** Returns to the window after a while, so that the screen refetches: `focus` if it stood beside another one, else `visibilitychange`. */
function comeBack(event = 'visibilitychange') {
  setClock('2026-11-20T10:31:00-03:00');
  act(() => void window.dispatchEvent(new Event(event)));
}

/** Keeps what would be written, and answers with an empty file. */
function fakeWorker() {
  const written: Planilla[] = [];
  class FakeWorker extends EventTarget {
    terminate = () => undefined;
    postMessage(job: PlanillaJob) {
      if ('planilla' in job) written.push(job.planilla);
      this.dispatchEvent(new MessageEvent('message', { data: { answer: new Uint8Array(0) } }));
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return written;
}

it('a second export has what is stored by then, and a save meanwhile cuts none of it', async () => {
  const written = fakeWorker();
  const { user, api, queryClient } = await renderApp('/clientes');
  await screen.findByText(/^Página 1 de /);
  async function exportCsv() {
    await user.click(button('Exportar'));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
  }
  await exportCsv();
  await waitFor(() => expect(written).toHaveLength(1));
  const { clientes } = api.db;
  for (const row of [...clientes.rows]) clientes.update(row, { direccion: 'Nueva' });
  const calls = holdCalls('GET', /^\/clientes\/\?.*cantidad=200/);
  await exportCsv();
  await waitFor(() => expect(calls.arrived).toBe(1));
  await act(() => invalidate(queryClient));
  calls.letGo();
  await waitFor(() => expect(written).toHaveLength(2));
  const news = written.map(
    ({ columns }) =>
      columns.flatMap(({ values }) => values).filter((one) => one === 'Nueva').length,
  );
  expect(news).toEqual([0, clientes.rows.length]);
});

it('a pressed search that a save restarts ends with the newer answer', async () => {
  const app = await renderHojaDeRuta(HOJA_BUSCADA);
  await app.loaded();
  const calls = holdCalls('GET', /^\/hoja-rutas\/movimientos/);
  await app.unfold();
  await clickFree(app.user, button('Buscar Movimientos'));
  await waitFor(() => expect(calls.arrived).toBe(1));
  const { movimientos } = app.api.db;
  movimientos.update(movimientos.rows.at(-1)!, { observaciones: 'Recién guardado' });
  act(() => void invalidate(app.queryClient));
  await waitFor(() => expect(calls.arrived).toBe(2));
  expect(toastTexts()).toEqual([]);
  calls.letGo();
  expect(await screen.findByText('Movimientos cargados correctamente.')).toBeVisible();
  expect(screen.getByText('Recién guardado')).toBeVisible();
});

it('a list is read again when its window gets the focus back', async () => {
  const { api } = await renderApp('/clientes');
  const row = api.db.clientes.rows.find(({ nombre }) => nombre.startsWith('Acuña'))!;
  await main().findByText(row.nombre);
  api.db.clientes.update(row, { nombre: 'Aaa de otra persona' });
  comeBack('focus');
  expect(await main().findByText('Aaa de otra persona')).toBeVisible();
});

it('a row edited during a refetch of its list keeps its new values', async () => {
  const { user } = await renderApp('/clientes');
  await screen.findByText('Página 1 de 6 — Total clientes: 57');
  const calls = holdCalls('GET', /^\/clientes\/\?/);
  comeBack();
  await waitFor(() => expect(calls.arrived).toBe(1));
  await user.click(rows()[1]!);
  await user.click(button('Editar Cliente'));
  const nombre = await screen.findByLabelText('Nombre');
  await editable(nombre);
  await user.clear(nombre);
  await user.type(nombre, 'Aaa Nuevo Nombre');
  await user.click(button('Guardar Cambios'));
  expect(await title('Clientes')).toBeVisible();
  calls.letGo();
  await calls.answered;
  expect(await main().findByText('Aaa Nuevo Nombre')).toBeVisible();
  await settle();
  expect(main().getByText('Aaa Nuevo Nombre')).toBeVisible();
});

it('deleting a row while the next page loads shows that page and clears the selection', async () => {
  const { user, api } = await renderApp('/movimientos');
  await user.click(await firstBox());
  const total = api.db.movimientos.rows.length;
  const calls = holdCalls('GET', /^\/movimientos\/\?.*pagina=1/);
  await user.click(button('Siguiente'));
  await waitFor(() => expect(calls.arrived).toBe(1));
  await confirmDelete(user, '¿Eliminar 1 movimiento?');
  await screen.findByText('Movimiento eliminado');
  calls.letGo();
  expect(await screen.findByText(new RegExp(`^Página 2 de .* ${total - 1}$`))).toBeVisible();
  expect(screen.queryByText(/seleccionado/)).not.toBeInTheDocument();
});

it('signing out while a list loads drops its data and shows no toast', async () => {
  const { user, queryClient, api } = await renderApp('/');
  const calls = holdCalls('GET', /^\/clientes\/\?/);
  await user.click(screen.getByRole('link', { name: 'Clientes' }));
  await waitFor(() => expect(calls.arrived).toBe(1));
  await user.click(button('Cerrar sesión'));
  expect(await title('Iniciar Sesión')).toBeVisible();
  calls.letGo();
  await calls.answered;
  await settle();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(toastTexts()).toEqual([]);
  expect(localStorage.getItem('jwtToken')).toBeNull();
  expect(api.requests.at(-1)?.authorization).not.toBeNull();
});
