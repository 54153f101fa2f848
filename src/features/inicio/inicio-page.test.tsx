import type { MockApi } from '@mocks/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setClock } from '../../../test/clock';
import { expectConsole } from '../../../test/console';
import { holdCalls } from '../../../test/hold-calls';
import { callsTo } from '../../../test/movimientos';
import { goOffline, goOnline } from '../../../test/network';
import { renderApp } from '../../../test/render-app';
import { toastTexts } from '../../../test/toasts';

describe('tiles', () => {
  const main = () => within(screen.getByRole('main'));

  it('lead to their screens', async () => {
    await renderApp('/');
    for (const [name, href] of [
      ['Movimientos Envíos y remitos', '/admin/movimientos'],
      [/^Servicios/, '/admin/servicios'],
      [/^Hoja de Ruta/, '/admin/hoja-de-ruta'],
      [/^Recibos/, '/admin/recibos-menu'],
      [/^Consultas/, '/admin/reportes'],
    ] as const) {
      expect(main().getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  it('Entidades opens a menu of the master data', async () => {
    const { user, router } = await renderApp('/');
    expect(main().queryByRole('menuitem')).not.toBeInTheDocument();
    await user.click(main().getByRole('button', { name: /^Entidades/ }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['Clientes', '/admin/clientes'],
      ['Representantes', '/admin/representantes'],
      ['Vehículos', '/admin/vehiculos'],
      ['Empleados', '/admin/empleados'],
    ]);
    await user.click(entries[0]!);
    expect(await screen.findByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
    expect(router.history.location.href).toBe('/admin/clientes');
  });
});

describe('figures', () => {
  const figures = () => within(screen.getByRole('list', { name: 'Cifras' }));
  const link = (name: string) =>
    figures().getByRole('link', { name: (text) => text.replaceAll('\u00a0', ' ') === name });
  const shown = () =>
    figures()
      .getAllByRole('listitem')
      .map((item) => item.textContent.replaceAll('\u00a0', ' '));
  const loaded = () => waitFor(() => expect(shown().join()).not.toContain('Cargando...'));

  const inMenu = () =>
    within(screen.getByRole('navigation', { name: 'Menú principal' })).getByRole('link', {
      name: 'Inicio',
    });

  /** Three movements of today, one of which is paid, one of the first of the month and one of the month before. */
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

  it('count today, the unpaid of the month and the expired papers', async () => {
    const { api } = await renderApp('/', { arrange: few });
    await loaded();
    expect(shown()).toEqual([
      'Movimientos de hoy 3',
      'Flete de hoy $ 1.500,30',
      'Sin pagar este mes · 3 movimientos $ 1.007,30',
      'Papeles vencidos 3',
    ]);
    expect(callsTo(api, 'GET', '/reportes/').map(({ search }) => search)).toEqual([
      '?fechaDesde=2026-11-20&fechaHasta=2026-11-20',
      '?fechaDesde=2026-11-01&fechaHasta=2026-11-20&fletePagado=false',
    ]);
  });

  it('are of today after 17:00 too', async () => {
    setClock('2026-11-20T18:00:00-03:00');
    await renderApp('/', { arrange: few });
    await loaded();
    expect(shown()[0]).toBe('Movimientos de hoy 3');
  });

  it('follow midnight on a screen that stays open', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date('2026-11-20T23:59:30-03:00'),
    });
    const { api } = await renderApp('/', { arrange: few });
    await loaded();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(shown()[0]).toBe('Movimientos de hoy 0'));
    expect(callsTo(api, 'GET', '/reportes/').at(-1)?.search).toContain('fechaHasta=2026-11-21');
  });

  it.each([
    ['Movimientos de hoy 3', 'fechaDesde=2026-11-20&fechaHasta=2026-11-20'],
    ['Flete de hoy $ 1.500,30', 'fechaDesde=2026-11-20&fechaHasta=2026-11-20'],
    [
      'Sin pagar este mes · 3 movimientos $ 1.007,30',
      'fechaDesde=2026-11-01&fechaHasta=2026-11-20&fletePagado=%22false%22',
    ],
  ])('%s leads to these movements in Consultas', async (name, filters) => {
    const { user, router } = await renderApp('/', { arrange: few });
    await loaded();
    await user.click(link(name));
    await screen.findByRole('heading', { level: 1, name: 'Consultas' });
    expect(router.history.location.href).toBe(`/admin/reportes?${filters}&buscado=true`);
    expect(await screen.findAllByRole('checkbox', { name: /^Seleccionar (?!todas)/ })).toHaveLength(
      3,
    );
  });

  it('Papeles vencidos leads to its group, also from Leídas, and counts down at once', async () => {
    const { user, router } = await renderApp('/?notificaciones=leidas');
    await loaded();
    await user.click(link('Papeles vencidos 3'));
    const group = await screen.findByRole('region', { name: 'Vencido' });
    expect(router.history.location.href).toBe('/admin/#vencido');
    const [first] = within(group).getAllByRole('button', { name: 'Marcar como leída' });
    await user.click(first!);
    await waitFor(() => expect(shown()[3]).toBe('Papeles vencidos 2'));
  });

  it('load each by itself', async () => {
    const { user } = await renderApp('/recibos-menu', { arrange: few });
    const calls = holdCalls('GET', /fletePagado=false/);
    await user.click(inMenu());
    await waitFor(() => expect(shown()[0]).toBe('Movimientos de hoy 3'));
    expect(shown()[2]).toBe('Sin pagar este mes Cargando...');
    calls.letGo();
    await loaded();
  });

  it('fail quietly in place, and try again there', async () => {
    expectConsole('error', 'HTTPError');
    const { user, api } = await renderApp('/', {
      arrange: (mock) => {
        few(mock);
        mock.faults.add({ path: '/reportes/', fault: 'status-500' });
      },
    });
    await loaded();
    expect(shown().slice(0, 3)).toEqual([
      'Movimientos de hoy No disponibleReintentar',
      'Flete de hoy No disponibleReintentar',
      'Sin pagar este mes No disponibleReintentar',
    ]);
    expect(shown()[3]).toBe('Papeles vencidos 3');
    expect(toastTexts()).toEqual([]);
    api.faults.clear();
    await user.click(figures().getByRole('button', { name: 'Reintentar: Flete de hoy' }));
    await waitFor(() => expect(shown()[1]).toBe('Flete de hoy $ 1.500,30'));
    expect(link('Flete de hoy $ 1.500,30')).toHaveFocus();
    expect(shown()[0]).toBe('Movimientos de hoy 3');
    expect(shown()[2]).toBe('Sin pagar este mes No disponibleReintentar');
  });

  it('wait offline and load by themselves', async () => {
    const { user, api } = await renderApp('/recibos-menu', { arrange: few });
    goOffline(api);
    await user.click(inMenu());
    await waitFor(() => expect(shown()[0]).toBe('Movimientos de hoy Sin conexión'));
    goOnline(api);
    await waitFor(() => expect(shown()[0]).toBe('Movimientos de hoy 3'));
  });
});
