import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DIA, insertThree, pathWith, tidy } from './server/movimientos';
import { setClock } from './support/clock';
import { expectConsole } from './support/console';
import { recordPrintWindows } from './support/print-windows';
import { fetched, renderApp, type MountedApp } from './support/render-app';
import { HOJA_BUSCADA, renderHojaDeRuta } from './support/render-search';
import { button, inDialog, main } from './support/screen';

recordPrintWindows();

const OLD = 'Sin actualizar: lo que se ve, con sus sumas, es lo último que se pudo leer.';

/** Every read fails from now on, and the screens read again. */
async function failRefetch({ api, queryClient }: Pick<MountedApp, 'api' | 'queryClient'>) {
  await fetched(queryClient);
  expectConsole('error', 'HTTPError');
  api.faults.add({ method: 'GET', path: '*', fault: 'status-500' });
  setClock('2026-11-20T10:40:00-03:00');
  const { length } = api.requests;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(api.requests.length).toBeGreaterThan(length));
  await fetched(queryClient);
}

const DIAS = { fechaDesde: DIA, fechaHasta: DIA, buscado: true };
const CONTRAREEMBOLSO = { cliente: { id: 4, nombre: 'Zulma' }, ...DIAS };

describe('a failed refetch takes nothing off the screen, and says that it failed', () => {
  it.each([
    ['a list of master data', '/clientes'],
    ['Movimientos', '/movimientos'],
    ['Ver recibos', '/ver-recibos'],
    ['a route sheet', pathWith('/hoja-de-ruta', HOJA_BUSCADA)],
    ['Consultas', pathWith('/reportes', DIAS)],
    ['Deudores', pathWith('/reportes/deudores', DIAS)],
    ['Contrareembolso', pathWith('/contrareembolso', CONTRAREEMBOLSO)],
    ['Por rendir', '/contrareembolso/por-rendir'],
    ['an account', '/clientes/4/cuenta'],
    ['Vencimientos', '/vencimientos'],
    ['Inicio', '/'],
  ])('%s', async (_, path) => {
    const app = await renderApp(path, { arrange: insertThree });
    await fetched(app.queryClient);
    const parts = () =>
      [...main().queryAllByRole('table'), ...main().queryAllByRole('list', { name: 'Cifras' })]
        .concat(screen.queryAllByLabelText('Totales'))
        .concat(screen.queryAllByText(/aparte:$/).flatMap((name) => name.parentElement ?? []))
        .map(tidy);
    await waitFor(() => expect(parts().length).toBeGreaterThan(0));
    const before = parts();
    expect(before.join('')).toMatch(/\d/);
    await failRefetch(app);
    const [retry] = await main().findAllByRole('button', { name: /^Reintentar/ });
    const after = parts().map((text) => text.replaceAll(/ · sin actualizar|Reintentar/g, ''));
    expect(after).toEqual(before);

    app.api.faults.clear();
    await app.user.click(retry!);
    await fetched(app.queryClient);
    for (const other of main().queryAllByRole('button', { name: /^Reintentar/ })) {
      await app.user.click(other);
    }
    await waitFor(() =>
      expect(main().queryByRole('button', { name: /^Reintentar/ })).not.toBeInTheDocument(),
    );
    expect(parts()).toEqual(before);
  });
});

it('a failed refetch leaves the count of bultos: the next label counts, and what is missing is said', async () => {
  const app = await renderHojaDeRuta(HOJA_BUSCADA);
  await app.loaded();
  await app.press('Tildar por remito');
  const dialog = await inDialog('Tildar por remito');
  await app.user.click(dialog.getByRole('switch', { name: 'Contar bultos' }));
  const field = dialog.getByRole('textbox', { name: 'Números de remito' });
  await app.user.type(field, 'A-1{Enter}');
  await failRefetch(app);
  await app.user.type(field, 'A-1{Enter}');
  expect(dialog.getByRole('status', { name: 'Resultado' })).toHaveTextContent('A-1: 2 de 5.');
  expect(dialog.getByText('Faltan 3 bultos de 1 movimiento.')).toBeVisible();
});

it('a search that failed says nothing of the numbers that are scanned, and keeps them', async () => {
  const app = await renderHojaDeRuta(HOJA_BUSCADA);
  await app.loaded();
  await app.press('Tildar por remito');
  const dialog = await inDialog('Tildar por remito');
  await app.user.click(dialog.getByRole('switch', { name: 'Contar bultos' }));
  const field = dialog.getByRole('textbox', { name: 'Números de remito' });
  await app.user.type(field, 'A-1{Enter}');
  expectConsole('error', 'HTTPError');
  app.api.faults.add({ method: 'GET', path: '/hoja-rutas/movimientos', fault: 'status-500' });
  const search = { ...HOJA_BUSCADA, fecha: '2026-11-19' };
  await act(() => app.router.navigate({ to: pathWith('/hoja-de-ruta', search) }));
  await fetched(app.queryClient);
  await app.user.type(field, 'A-1{Enter}');
  expect(dialog.getByRole('status', { name: 'Resultado' })).toHaveTextContent(
    'La lista todavía no se leyó: los números quedan en el campo.',
  );
  expect(field).toHaveValue('A-1\n');
  expect(dialog.queryByText(/Están todos/)).not.toBeInTheDocument();
});

it('a failed refetch leaves the text for WhatsApp as it was edited, and says that it failed', async () => {
  const app = await renderApp('/clientes/4/cuenta', { arrange: insertThree });
  await fetched(app.queryClient);
  await app.user.click(button('Copiar para WhatsApp'));
  const dialog = await inDialog('Copiar para WhatsApp');
  await app.user.type(dialog.getByLabelText('Texto'), 'Saludos');
  await failRefetch(app);
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Texto').value).toMatch(/Saludos$/);
  expect(within(await dialog.findByRole('alert')).getByText(OLD)).toBeVisible();
});
