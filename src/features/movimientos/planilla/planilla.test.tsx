import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '@/lib/person/session';
import { holdCalls } from '../../../../test/server/hold-calls';
import { setClock } from '../../../../test/support/clock';
import { expectConsole } from '../../../../test/support/console';
import { excelFile, openFile, replaceWorker, type Cells } from '../../../../test/support/planilla';
import {
  fetched,
  renderApp,
  unmountApp,
  type MountedApp,
} from '../../../../test/support/render-app';
import { clickFree, inDialog, main, noDialog } from '../../../../test/support/screen';

replaceWorker();

const HEADINGS = [
  ...['Nº Guía', 'Destinatario', 'Cant. Bultos', 'A cobrar', 'Obs.'],
  ...['Remitente', 'Servicio'],
];
const ORIGEN = ['Agroinsumos del Sur S.A.', 'Encomienda chica'];
const ROWS: Cells = [
  HEADINGS,
  ['A-1', 'Bulonera Mediterránea S.R.L.', 2, 1500.5, 'Frágil', ...ORIGEN],
  ['A-2', 'Autopartes Núñez Hnos.', 1, '$ 1.234,50', null, ...ORIGEN],
  [null, 'Corralón El Constructor', 3, 10, null, ...ORIGEN],
];

const table = () => within(screen.getByRole('table', { name: 'Filas de la planilla' }));
const cellsOf = (fila: number) => {
  const box = table().getByRole('checkbox', { name: new RegExp(`^Seleccionar fila ${fila}:`) });
  return within(box.closest('tr')!)
    .getAllByRole('cell')
    .slice(2)
    .map(({ textContent }) => textContent.replace(/\s+/gu, ' '));
};
const stateOf = (fila: number) => cellsOf(fila)[0];
const addButton = (n: number) =>
  screen.findByRole('button', {
    name: new RegExp(`^(Agregar|Reintentar) ${n} movimiento${n === 1 ? '' : 's'}$`),
  });

async function pick(app: MountedApp, label: string, text: string) {
  const group = within(screen.getByRole('group', { name: 'Para todas las filas' }));
  await app.user.click(group.getByRole('combobox', { name: label }));
  await app.user.paste(text);
  await app.user.tab();
}

/** Opens a file whose rows lack nothing. */
async function openRows(rows: Cells = ROWS, options?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp('/movimientos/planilla', options);
  await openFile(app.user, excelFile(rows));
  await screen.findByRole('table', { name: 'Filas de la planilla' });
  return app;
}

async function openReady() {
  const app = await openRows();
  await waitFor(() => expect([2, 3, 4].map(stateOf)).toEqual(['Lista', 'Lista', 'Lista']));
  return app;
}

async function add(app: MountedApp, n: number) {
  await clickFree(app.user, await addButton(n));
  const dialog = await inDialog(`¿Agregar ${n} movimiento${n === 1 ? '' : 's'}?`);
  await app.user.click(dialog.getByRole('button', { name: /^Agregar/ }));
}

const posts = ({ api }: MountedApp) =>
  api.requests.filter(({ method, path }) => method === 'POST' && path === '/movimientos/');
/** The seed has 137. */
const stored = ({ api }: MountedApp) =>
  api.db.movimientos.rows
    .slice(137)
    .map(({ remitoNumero }) => remitoNumero ?? '')
    .sort();
/** The number of the seed's last movement. */
const USADO = '0001-00020137';

describe('rows of a spreadsheet', () => {
  it('are sent in the file’s order, with what all share, as the form would send them', async () => {
    const app = await openRows(
      // What a list tells of a client is no field of the movement.
      ROWS.map((cells, at) => [...cells.slice(0, 5), at === 0 ? 'Domicilio' : 'San Martín 450']),
      {
        arrange({ db }) {
          const row = { ...db.movimientos.rows[0]!, remitoNumero: null };
          for (let more = 0; more < 300; more += 1) db.movimientos.insert(row);
        },
      },
    );
    await pick(app, 'Cliente Origen', 'Agroinsumos del Sur S.A.');
    await pick(app, 'Servicio', 'Encomienda chica');
    await waitFor(() => expect([2, 3, 4].map(stateOf)).toEqual(['Lista', 'Lista', 'Lista']));
    expect(cellsOf(3)).toEqual([
      ...['Lista', 'A-2', 'Autopartes Núñez Hnos.', '1', '1.234,50', '', '$ 3.500,00', '$ 0,00'],
    ]);
    await add(app, 3);
    expect(await screen.findByText('3 movimientos agregados')).toBeVisible();
    expect(posts(app).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        fecha: '2026-11-20',
        remitoNumero: 'A-1',
        bultos: 2,
        monto: 1500.5,
        flete: 7000,
        observaciones: 'Frágil',
        fleteACargoCliente: true,
      }),
      expect.objectContaining({ remitoNumero: 'A-2', monto: 1234.5, flete: 3500 }),
      expect.objectContaining({ remitoNumero: '', bultos: 3, flete: 10_500 }),
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Imprimir' })).toBeEnabled());
    await fetched(app.queryClient);
    // Only the newest page is read: the list has two.
    const pages = app.api.requests.filter(({ path }) => path === '/movimientos/');
    expect(pages.filter(({ search }) => search.includes('pagina=1'))).toEqual([]);
    await app.user.click(screen.getByRole('link', { name: 'Hoja de ruta' }));
    await main().findByText('Lista de movimientos');
    expect(await main().findByText('3 seleccionados')).toBeVisible();
  });

  it('say what is wrong beside the cell, and a client is settled once for all its rows', async () => {
    const app = await openRows([
      HEADINGS,
      [USADO, 'Bulonera Mediterránea S.R.L.', 1, 1, null, ...ORIGEN],
      ['B-1', 'Nadie S.A.', 1, 'a convenir', null, ...ORIGEN],
      ['B-1', 'nadie s.a.', 'x', 1, null, ...ORIGEN],
      ['B-2', 'Nadie S.A.', 1, 1, null, ...ORIGEN],
    ]);
    await waitFor(() => expect(stateOf(5)).toBe('Sin registrar'));
    await waitFor(() => expect(cellsOf(2)[1]).toContain('En uso: Remito'));
    expect(cellsOf(3).slice(1, 7)).toEqual([
      'B-1Repetido: también en la fila 4',
      ...[ORIGEN[0], 'Nadie S.A.Sin registrar', ORIGEN[1]],
      ...['1', 'a convenirIngresá un importe válido'],
    ]);
    expect(cellsOf(4)[5]).toBe('xIngresá una cantidad entera');
    expect(screen.getByText(/en 3 filas: no está registrado/)).toBeVisible();
    await app.user.dblClick(table().getByText('a convenir'));
    const monto = (await inDialog('Fila 3')).getByLabelText('Monto');
    await waitFor(() => expect(monto).toHaveAccessibleDescription('Ingresá un importe válido'));
    await app.user.keyboard('{Escape}');
    await noDialog();
    await app.user.click(screen.getByRole('button', { name: 'Dejar sin registrar' }));
    await waitFor(() => expect(stateOf(5)).toBe('Lista'));
    await app.user.click(table().getByRole('checkbox', { name: /^Seleccionar fila 4:/ }));
    await app.user.click(screen.getByRole('button', { name: 'Dejar afuera' }));
    expect(cellsOf(3)[1]).toBe('B-1');
    await add(app, 1);
    expect(await screen.findByText('1 movimiento agregado')).toBeVisible();
    expect(posts(app)[0]?.body).toMatchObject({
      clienteDestinoId: 0,
      clienteDestinoNombre: 'Nadie S.A.',
    });
  });

  it('open in the form’s fields, keep what is changed there, and are numbered from one on', async () => {
    const app = await openReady();
    await app.user.click(table().getByRole('checkbox', { name: /^Seleccionar fila 3:/ }));
    await app.user.click(screen.getByRole('button', { name: 'Editar fila' }));
    const drawer = await inDialog('Fila 3');
    await app.user.click(drawer.getByLabelText('Nro Remito'));
    await app.user.clear(drawer.getByLabelText('Nro Remito'));
    await app.user.click(drawer.getByRole('button', { name: 'Guardar fila' }));
    await waitFor(() => expect(cellsOf(3)[1]).toBe(''));
    await app.user.click(screen.getByLabelText('Numerar desde'));
    await app.user.paste('A-1');
    await app.user.tab();
    await waitFor(() => expect([2, 3, 4].map((n) => cellsOf(n)[1])).toEqual(['A-1', 'A-2', 'A-3']));
  });

  it('with a far date are asked about, each date once', async () => {
    const app = await openRows(
      ROWS.map((cells, at) => [...cells, ['Fecha', '10/03/2062', '10/03/2062', null][at] ?? null]),
    );
    await waitFor(() => expect(stateOf(4)).toBe('Lista'));
    await clickFree(app.user, await addButton(3));
    const dialog = await inDialog('¿Agregar 3 movimientos?');
    expect(dialog.getByRole('list')).toHaveTextContent(
      /^Fecha de 2 filas: viernes 10 de marzo de 2062, dentro de 36 años\.$/,
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  });

  it('are not sent at a tariff that nobody saw', async () => {
    const app = await openReady();
    const servicio = app.api.db.servicios.rows.find(({ nombre }) => nombre === 'Encomienda chica')!;
    servicio.precio = 4000;
    setClock('2026-11-20T10:33:00-03:00');
    await add(app, 3);
    await waitFor(() => expect(stateOf(2)).toContain('La tarifa de Encomienda chica cambió'));
    expect(posts(app)).toEqual([]);
    expect(cellsOf(2)).toContain('$ 8.000,00');
    await add(app, 3);
    expect(await screen.findByText('3 movimientos agregados')).toBeVisible();
    expect(posts(app)[0]?.body).toMatchObject({ flete: 8000 });
  });
});

it('a row that the server refuses stays with the reason, can leave as a file, and is sent again once mended', async () => {
  expectConsole('error', /400/);
  const app = await openReady();
  const message = 'El remito es de otra sucursal';
  app.api.faults.add({
    ...{ method: 'POST', path: '/movimientos/', fault: 'status-400', times: 1 },
    message,
  });
  await add(app, 3);
  await screen.findByText('2 movimientos agregados');
  expect(stateOf(2)).toBe(message);
  expect(screen.getByText('0 listas · 1 no se agregó')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar 1 movimiento' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Descargar las que faltan' })).toBeEnabled();
  await app.user.click(table().getByRole('checkbox', { name: /^Seleccionar fila 2:/ }));
  await clickFree(app.user, screen.getByRole('button', { name: 'Editar fila' }));
  const drawer = await inDialog('Fila 2');
  await app.user.type(drawer.getByLabelText('Nro Remito'), 'A-9');
  await app.user.click(drawer.getByRole('button', { name: 'Guardar fila' }));
  await waitFor(() => expect(stateOf(2)).toBe('Lista'));
  await add(app, 1);
  await screen.findByText('3 movimientos agregados');
  expect(stored(app)).toEqual(['', 'A-2', 'A-9']);
});

// One row and each fault: see the table in `test/faults`.
describe('each row is stored exactly once', () => {
  it('when the connection is lost: the run waits for it, and nothing is sent again unasked', async () => {
    expectConsole('error', /./);
    const app = await openReady();
    const online = globalThis.fetch;
    let isCut = false;
    globalThis.fetch = (input, init) => {
      isCut ||= new Request(input, init).method === 'POST';
      return isCut ? Promise.reject(new TypeError('Failed to fetch')) : online(input, init);
    };
    await add(app, 3);
    await waitFor(() => expect(onlineManager.isOnline()).toBe(false));
    expect([2, 3, 4].map(stateOf)).toEqual(['Enviando…', 'Lista', 'Lista']);
    globalThis.fetch = online;
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('1 fila sin confirmar')).toBeVisible();
    expect(stateOf(2)).toContain('todavía no aparece en la lista');
    await screen.findByText('2 movimientos agregados');
    expect(stored(app)).toEqual(['', 'A-2']);
    await clickFree(app.user, screen.getByRole('button', { name: 'Enviarlas de nuevo' }));
    const dialog = await inDialog('¿Enviar de nuevo 1 fila?');
    await app.user.click(dialog.getByRole('button', { name: 'Enviar de nuevo' }));
    await screen.findByText('3 movimientos agregados');
    expect(stored(app)).toEqual(['', 'A-1', 'A-2']);
  });

  it('when another person signs in: nothing of it is shown or sent', async () => {
    expectConsole('error', /./);
    const app = await openReady();
    app.api.faults.add({ method: 'POST', path: '/movimientos/', fault: 'status-401', times: 1 });
    await add(app, 3);
    await inDialog('Tu sesión venció');
    const { token } = await app.api.issueSession();
    act(() => session.signIn(token, { id: 99, username: 'otra' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
    await act(() => app.router.navigate({ to: '/movimientos/planilla' }));
    expect(await screen.findByText(/Soltá la planilla/)).toBeVisible();
    expect(stored(app)).toEqual([]);
  });

  it('when the user signs out in the middle: nothing of it stays in the browser', async () => {
    const app = await openReady();
    const calls = holdCalls('POST', /^\/movimientos\/$/);
    await add(app, 3);
    await waitFor(() => expect(calls.arrived).toBe(1));
    expect(stateOf(2)).toBe('Enviando…');
    act(() => session.signOut());
    calls.letGo();
    await waitFor(() => expect(stored(app)).toEqual(['A-1']));
    await fetched(app.queryClient);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('planilla:'))).toEqual([]);
  });

  it('when the page reloads in the middle: its row is looked for; and when the same file is opened again, which says when', async () => {
    const app = await openReady();
    await add(app, 3);
    await screen.findByText('3 movimientos agregados');
    const keys = Object.keys(localStorage).filter((one) => one.startsWith('planilla:'));
    const kept = keys.map((key) => {
      const value = JSON.parse(localStorage.getItem(key)!) as { marks?: Record<number, object> };
      // As it was while the second row was sent.
      if (value.marks) Object.assign(value.marks, { 3: { state: 'sending' }, 4: {} });
      return [key, JSON.stringify(value)] as const;
    });
    const rows = app.api.db.movimientos.rows.slice(0, -1);
    await unmountApp();
    for (const [key, value] of kept) localStorage.setItem(key, value);
    const again = await renderApp('/movimientos/planilla', {
      arrange: ({ db }) => rows.slice(137).forEach((row) => db.movimientos.insert(row)),
    });
    expect(await screen.findByText('2 movimientos agregados')).toBeVisible();
    await waitFor(() => expect(stateOf(4)).toBe('Lista'));
    await add(again, 1);
    expect(await screen.findByText('3 movimientos agregados')).toBeVisible();
    expect(stored(again)).toEqual(['', 'A-1', 'A-2']);
    await clickFree(again.user, screen.getByRole('button', { name: 'Otra planilla' }));
    setClock('2026-11-20T10:33:00-03:00');
    await openFile(again.user, excelFile(ROWS, 'otro nombre.xlsx'));
    expect(await screen.findByText('Ya se cargó hoy a las 10:30: 3 movimientos')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Agregar' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
