import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MockApi } from '@mocks/api';
import { holdCalls } from '../../../test/server/hold-calls';
import { callsTo, tidy } from '../../../test/server/movimientos';
import { goOffline, goOnline } from '../../../test/server/network';
import { expectConsole } from '../../../test/support/console';
import { fetched, renderApp } from '../../../test/support/render-app';
import { inMenu, main } from '../../../test/support/screen';
import { toastTexts } from '../../../test/support/toasts';

const figures = () => within(screen.getByRole('list', { name: 'Cifras' }));
const link = (name: string) =>
  figures().getByRole('link', { name: (text) => text.replaceAll('\u00a0', ' ') === name });
const shown = () => figures().getAllByRole('listitem').map(tidy);
const loaded = () => waitFor(() => expect(shown().join()).not.toContain('Cargando...'));

/** Three movements of today, one of them paid, one of the first of the month and one of the month before. */
const few = ({ db }: MockApi) => {
  const [sample] = db.movimientos.rows;
  if (!sample) throw new Error('no movement');
  for (const row of [...db.movimientos.rows]) db.movimientos.remove(row);
  const { id: _, ...rest } = sample;
  for (const [fecha, flete, fletePagado] of [
    ['2026-11-20', 1000.1, false],
    ['2026-11-20', 0.2, false],
    ['2026-11-20', 500, true],
    ['2026-11-01', 7, false],
    ['2026-10-31', 90, false],
  ] as const) {
    db.movimientos.insert({ ...rest, fecha, flete, fletePagado });
  }
};

it('tiles and figures link to their screens', async () => {
  const { user, api } = await renderApp('/', { arrange: few });
  await loaded();
  expect(shown()).toEqual([
    'Movimientos de hoy 3',
    'Flete de hoy $ 1.500,30',
    'Fletes sin pagar este mes · 3 movimientos $ 1.007,30',
    'Papeles vencidos 6',
  ]);
  expect(callsTo(api, 'GET', '/reportes/').map(({ search }) => search)).toEqual([
    '?fechaDesde=2026-11-20&fechaHasta=2026-11-20',
    '?fechaDesde=2026-11-01&fletePagado=false',
    '?fechaDesde=2026-11-19&fechaHasta=2026-11-19&fletePagado=false',
  ]);
  for (const [name, href] of [
    ['Movimientos', '/admin/movimientos'],
    ['Servicios', '/admin/servicios'],
    ['Hoja de Ruta', '/admin/hoja-de-ruta'],
    ['Recibos', '/admin/recibos-menu'],
    ['Consultas', '/admin/reportes'],
  ] as const) {
    expect(main().getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const deHoy = '/admin/reportes?fechaDesde=2026-11-20&fechaHasta=2026-11-20&buscado=true';
  expect(link('Movimientos de hoy 3')).toHaveAttribute('href', deHoy);
  expect(link('Flete de hoy $ 1.500,30')).toHaveAttribute('href', deHoy);
  expect(link('Fletes sin pagar este mes · 3 movimientos $ 1.007,30')).toHaveAttribute(
    'href',
    '/admin/reportes?fechaDesde=2026-11-01&fletePagado=%22false%22&buscado=true',
  );

  await user.click(main().getByRole('button', { name: 'Entidades' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Clientes', '/admin/clientes'],
    ['Representantes', '/admin/representantes'],
    ['Vehículos', '/admin/vehiculos'],
    ['Empleados', '/admin/empleados'],
  ]);
});

it('the figures change at midnight on a screen that stays open', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-11-20T23:59:30-03:00'),
  });
  const { api } = await renderApp('/', { arrange: few });
  await loaded();
  expect(shown()[0]).toBe('Movimientos de hoy 3');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await waitFor(() => expect(shown()[0]).toBe('Movimientos de hoy 0'));
  const last = (at: number) => callsTo(api, 'GET', '/reportes/').at(at)?.search;
  await waitFor(() => expect(last(-1)).toContain('fechaHasta=2026-11-20'));
  expect(last(-2)).toContain('fechaHasta=2026-11-21');
});

it('failed figures say so and retry in place, without a toast, and name the list that they lack', async () => {
  expectConsole('error', 'HTTPError');
  const { user, api, queryClient } = await renderApp('/', {
    arrange: (mock) => {
      few(mock);
      for (const row of [...mock.db.notificaciones.rows]) mock.db.notificaciones.remove(row);
      for (const path of ['/reportes/', '/v1/vehiculos/', '/choferes/', '/v1/empleados/']) {
        mock.faults.add({ path, fault: 'status-500' });
      }
    },
  });
  const retry = (name: string) =>
    user.click(figures().getByRole('button', { name: `Reintentar: ${name}` }));
  const papeles = () => figures().getByRole('link', { name: /^Papeles vencidos/ });
  // Para hoy reads the lists too: wait until it has failed.
  await screen.findByText(/^Fletes de ayer sin pagar/);
  await fetched(queryClient);
  expect(shown()).toEqual([
    'Movimientos de hoy no disponibleReintentar',
    'Flete de hoy no disponibleReintentar',
    'Fletes sin pagar este mes no disponibleReintentar',
    'Papeles vencidos no disponibleReintentar',
  ]);
  api.faults.clear();
  api.faults.add({ path: '/v1/vehiculos/', fault: 'status-500' });
  await retry('Flete de hoy');
  await waitFor(() => expect(shown()[1]).toBe('Flete de hoy $ 1.500,30'));
  expect(link('Flete de hoy $ 1.500,30')).toHaveFocus();
  expect(shown()[0]).toBe('Movimientos de hoy 3');
  expect(shown()[2]).toBe('Fletes sin pagar este mes no disponibleReintentar');

  await retry('Papeles vencidos');
  await waitFor(() => expect(shown()[3]).toBe('Papeles vencidos 2 sin leer: vehículos'));
  expect(papeles()).toHaveFocus();
  expect(toastTexts()).toEqual([]);
  expect(papeles()).toHaveAttribute('href', '/admin/vencimientos?estado=vencido');
});

it('the figures wait offline, and load independently of each other', async () => {
  const { user, api } = await renderApp('/recibos-menu', { arrange: few });
  const calls = holdCalls('GET', /fletePagado=false/);
  await goOffline(api);
  await user.click(inMenu('Inicio'));
  await waitFor(() => expect(shown()[0]).toBe('Movimientos de hoy sin conexión'));
  await goOnline(api);
  await waitFor(() => expect(shown()[0]).toBe('Movimientos de hoy 3'));
  expect(shown()[2]).toBe('Fletes sin pagar este mes Cargando...');
  calls.letGo();
  await loaded();
});

describe('Para hoy', () => {
  const lines = () =>
    within(screen.getByRole('region', { name: 'Para hoy' }))
      .getAllByRole('listitem')
      .map((item) => tidy(item.querySelector('p') ?? item));
  const shows = (...expected: unknown[]) => waitFor(() => expect(lines()).toEqual(expected));

  /** Without notices, reminders, papers of today and movements of yesterday. */
  const nothing = ({ db }: MockApi) => {
    for (const table of [db.notificaciones, db.anotaciones, db.vehiculos, db.choferes]) {
      for (const row of [...table.rows]) table.remove(row as never);
    }
    for (const row of db.empleados.rows) {
      db.empleados.update(row, { fechaVencimientoLicencia: null });
    }
    for (const row of db.movimientos.rows) db.movimientos.update(row, { fecha: '2026-11-20' });
  };

  it('shows yesterday’s unpaid fletes, or says that there are none or that they could not be read', async () => {
    expectConsole('error', 'HTTPError');
    const { api, queryClient } = await renderApp('/', {
      arrange: (mock) => {
        nothing(mock);
        mock.faults.add({ path: '/notificaciones/', fault: 'status-400-empty' });
        mock.faults.add({ path: '/reportes/', fault: 'status-500' });
      },
    });
    const refetch = () => act(() => queryClient.invalidateQueries());
    await shows('Fletes de ayer sin pagar: no disponible');
    expect(toastTexts()).toEqual([]);

    api.faults.clear();
    // Without the notices it is unknown whether there is anything.
    api.faults.add({ path: '/notificaciones/', fault: 'status-400-empty' });
    await refetch();
    await shows('Ayer no quedaron fletes sin pagar.');
    api.faults.clear();
    await refetch();
    await shows('Nada para hoy.');

    const [row] = api.db.movimientos.rows;
    api.db.movimientos.update(row!, { fecha: '2026-11-19', flete: 1000.1, fletePagado: false });
    await refetch();
    await shows('Fletes de ayer sin pagar: $ 1.000,10 · 1 movimiento');
    expect(screen.getByRole('link', { name: 'Ver los fletes de ayer sin pagar' })).toHaveAttribute(
      'href',
      '/admin/reportes?fechaDesde=2026-11-19&fechaHasta=2026-11-19&fletePagado=%22false%22&buscado=true',
    );
  });

  it('appears all at once, so that no late row moves the others', async () => {
    const { user, queryClient } = await renderApp('/recibos-menu');
    const vehiculos = holdCalls('GET', /^\/v1\/vehiculos/);
    const reportes = holdCalls('GET', /^\/reportes/);
    await user.click(inMenu('Inicio'));
    await waitFor(() => expect([vehiculos.arrived, reportes.arrived]).toEqual([1, 3]));
    await waitFor(() => expect(queryClient.isFetching()).toBe(4));
    expect(main().getByRole('status', { name: 'Cargando...' })).toBeVisible();
    vehiculos.letGo();
    await screen.findByRole('region', { name: 'Para hoy' });
    const first = lines().length;
    reportes.letGo();
    await fetched(queryClient);
    expect(lines()).toHaveLength(first);
  });

  it('shows each paper that expires today once: as its notice, or else as its record', async () => {
    const { api, user } = await renderApp('/', {
      arrange: (mock) => {
        const vehiculos = [...mock.db.vehiculos.rows];
        nothing(mock);
        const { id: _, ...one } = vehiculos[0]!;
        mock.db.vehiculos.insert({
          ...one,
          vehiculo: 'Boxer',
          patente: 'AE 516 TT',
          fechaTecnica: '2026-11-20',
          fechaSeguro: '2026-11-20',
          fechaMatafuego: '2026-11-21',
          fechaRuta: '2026-11-19',
        });
        mock.db.notificaciones.insert({
          text: 'Seguro de Boxer (AE 516 TT): vence hoy',
          urgency: 'high',
          visto: false,
        });
      },
    });
    await shows(
      'Seguro de Boxer (AE 516 TT): vence hoy',
      'Técnica de Boxer · AE 516 TT: vence hoy',
      'Ayer no quedaron fletes sin pagar.',
    );
    // Reading the notice does not renew the paper.
    await user.click(screen.getByRole('button', { name: 'Marcar como leída' }));
    await shows(
      'Técnica de Boxer · AE 516 TT: vence hoy',
      'Seguro de Boxer · AE 516 TT: vence hoy',
      'Ayer no quedaron fletes sin pagar.',
    );
    expect(screen.getAllByRole('link', { name: 'Abrir Boxer · AE 516 TT' })[0]).toHaveAttribute(
      'href',
      `/admin/vehiculos/${api.db.vehiculos.rows[0]!.id}`,
    );
  });
});
