import type { MockApi } from '@mocks/api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../test/console';
import { cellsOf, tidy } from '../../../test/movimientos';
import { goOffline, goOnline } from '../../../test/network';
import { renderApp } from '../../../test/render-app';
import { field, title } from '../../../test/screen';

const found = (count: string) => screen.findByText(count);
const rows = () => screen.getAllByRole('row').slice(1).map(cellsOf);

/** Vehicles with an insurance that runs out. */
const many = (vence: string) => ({
  arrange: ({ db }: MockApi) => {
    for (const row of [...db.vehiculos.rows]) db.vehiculos.remove(row);
    for (let index = 0; index < 450; index += 1) {
      db.vehiculos.insert({
        vehiculo: `Camión ${index}`,
        patente: '',
        fechaTecnica: null,
        fechaSeguro: vence,
        fechaMatafuego: null,
        fechaRuta: null,
      });
    }
  },
});

describe('/vencimientos', () => {
  it('lists the papers of vehicles and drivers by date, each with its state and record', async () => {
    await renderApp('/vencimientos');
    await found('63 resultados');
    expect(rows()[0]).toEqual([
      '10/10/2026',
      'Vencido',
      'Matafuego',
      'Mercedes-Benz Accelo 815',
      'AD 310 PQ',
    ]);
    expect(rows().at(-1)).toEqual(['20/11/2027', 'Vigente', 'Licencia', 'Sosa, Gastón', '']);
    expect(screen.getAllByRole('link', { name: 'Mercedes-Benz Accelo 815' })[0]).toHaveAttribute(
      'href',
      '/admin/vehiculos/3',
    );
  });

  it('keeps its filters in the URL', async () => {
    const { user, router } = await renderApp('/vencimientos');
    await found('63 resultados');
    await user.selectOptions(field('Estado'), 'Por vencer');
    await found('18 resultados');
    await user.selectOptions(field('Papel'), 'Licencia');
    await found('4 resultados');
    await user.type(field('Buscar vencimiento'), 'funes');
    await found('1 resultado');
    expect(rows()).toEqual([
      ['19/12/2026', 'Vence en 29 días', 'Licencia', 'Funes, Jorge Luis', ''],
    ]);
    await user.selectOptions(field('Ver'), 'Por mes');
    expect(Object.fromEntries(new URLSearchParams(router.history.location.search))).toEqual({
      estado: 'por-vencer',
      papel: 'Licencia',
      texto: 'funes',
      vista: 'mes',
    });
    await user.selectOptions(field('Estado'), 'Vencidos');
    expect(await screen.findByText(/^No hay vencimientos/)).toBeVisible();
  });

  it('shows the papers of each month by a link', async () => {
    await renderApp('/vencimientos?vista=mes&papel=Licencia');
    await found('12 resultados');
    const month = within(screen.getByRole('region', { name: 'noviembre de 2026 (2)' }));
    expect(month.getAllByRole('cell').map(tidy)).toEqual([
      ...['17/11', 'Licencia', 'Escudero, Rubén Vencido'],
      ...['20/11', 'Licencia', 'Aguirre, Walter Vence hoy'],
    ]);
  });

  it('reads lists of several pages whole', async () => {
    await renderApp('/vencimientos?papel=Seguro', many('2026-12-01'));
    await found('450 resultados');
  });

  it('leaves an unread list out, says so, and reads it again', async () => {
    expectConsole('error', 'HTTPError');
    const { user, api } = await renderApp('/vencimientos?papel=Licencia', {
      arrange: ({ faults }) => faults.add({ path: '/choferes/', fault: 'status-500' }),
    });
    expect(await screen.findByText(/^No se pudo leer, o no del todo: choferes\./)).toBeVisible();
    api.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText(/^No se pudo leer/)).not.toBeInTheDocument());
  });

  it('says in place that nothing could be read', async () => {
    expectConsole('error', 'HTTPError');
    await renderApp('/vencimientos', {
      arrange: ({ faults }) => faults.add({ path: '*', fault: 'status-500' }),
    });
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('waits for the connection', async () => {
    const { api, router } = await renderApp('/recibos-menu');
    goOffline(api);
    await router.navigate({ to: '/vencimientos' });
    expect(await screen.findByText(/^Sin conexión: se carga solo/)).toBeVisible();
    goOnline(api);
    await found('63 resultados');
  });

  it('prints, and leads to the records', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, router } = await renderApp('/vencimientos?texto=maldonado');
    await found('1 resultado');
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('link', { name: 'Maldonado, Héctor' }));
    await title('Editar Chofer');
    expect(router.history.location.pathname).toBe('/admin/choferes/9');
  });
});
