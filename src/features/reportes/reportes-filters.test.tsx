import type { MockApi } from '@mocks/api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../test/console';
import { fill } from '../../../test/fields';
import { holdCalls } from '../../../test/hold-calls';
import { callsTo, DIA, tidy } from '../../../test/movimientos';
import { renderSearch } from '../../../test/render-search';

const cliente = { id: 4, nombre: 'Bulonera Mediterránea S.R.L.' };
const DEL_DIA = { fechaDesde: DIA, fechaHasta: DIA, buscado: true };

async function renderFilters(search: object = {}, arrange?: (api: MockApi) => void) {
  const app = await renderSearch(
    { path: '/reportes', form: 'Filtros de la consulta', table: 'Movimientos' },
    search,
    arrange,
  );
  return {
    ...app,
    fecha: (name: string) => app.form.getByRole('textbox', { name }),
    remito: () => app.form.getByRole('textbox', { name: 'Nro Remito' }),
    filtros: () => app.form.getByRole('button', { name: 'Filtros' }),
    chips: () =>
      within(app.form.getByRole('list', { name: 'Filtros aplicados' }))
        .getAllByRole('listitem')
        .map(tidy),
    lists: () => callsTo(app.api, 'GET', '/reportes/').map((call) => call.search),
  };
}

describe('the quick ranges', () => {
  it('fill both dates without searching, and one is pressed while both match', async () => {
    const { user, form, fecha, lists } = await renderFilters();
    const rangos = within(form.getByRole('group', { name: 'Rangos de fechas' }));
    const pressed = () =>
      rangos
        .getAllByRole('button')
        .filter((button) => button.getAttribute('aria-pressed') === 'true')
        .map(tidy);
    expect(rangos.getAllByRole('button').map(tidy)).toEqual([
      'Hoy',
      'Ayer',
      'Esta semana',
      'Este mes',
      'Mes pasado',
    ]);
    expect(pressed()).toEqual(['Hoy']);
    await user.click(rangos.getByRole('button', { name: 'Mes pasado' }));
    expect(fecha('Fecha desde')).toHaveValue('01/10/2026');
    expect(fecha('Fecha hasta')).toHaveValue('31/10/2026');
    expect(pressed()).toEqual(['Mes pasado']);
    await fill(user, fecha('Fecha hasta'), '30/10/2026');
    expect(pressed()).toEqual([]);
    expect(lists()).toEqual([]);
  });

  it('come after both dates in the Tab order', async () => {
    const { user, fecha } = await renderFilters();
    fecha('Fecha desde').focus();
    await user.tab();
    expect(fecha('Fecha hasta')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Hoy' })).toHaveFocus();
  });

  it('replace a text that is not a date', async () => {
    const { user, fecha, press } = await renderFilters();
    await fill(user, fecha('Fecha desde'), '31/02/2026');
    expect(fecha('Fecha desde')).toBeInvalid();
    await press('Ayer');
    expect(fecha('Fecha desde')).toHaveValue('19/11/2026');
    expect(fecha('Fecha desde')).not.toBeInvalid();
  });
});

describe('a search', () => {
  it('folds the filters, which / unfolds and Escape folds, and keeps what was typed', async () => {
    const app = await renderFilters();
    const { user } = app;
    expect(app.form.queryByRole('button', { name: 'Filtros' })).not.toBeInTheDocument();
    await user.type(app.remito(), 'A-1{Enter}');
    await app.loaded(1);
    await waitFor(() => expect(app.filtros()).toHaveFocus());
    expect(app.filtros()).toHaveAttribute('aria-expanded', 'false');
    expect(app.chips()).toEqual(['Nro Remito: A-1']);
    expect(app.form.queryByRole('textbox')).not.toBeInTheDocument();
    expect(app.form.queryByRole('button', { name: 'Buscar' })).not.toBeInTheDocument();
    expect(app.form.getByRole('button', { name: 'Imprimir' })).toBeVisible();

    await user.keyboard('/');
    expect(app.form.getByRole('combobox', { name: 'Cliente' })).toHaveFocus();
    expect(app.filtros()).toHaveAttribute('aria-expanded', 'true');
    await user.click(app.remito());
    await user.keyboard('/2{Escape}');
    expect(app.filtros()).toHaveFocus();
    expect(app.filtros()).toHaveAttribute('aria-expanded', 'false');
    await app.unfold();
    expect(app.remito()).toHaveValue('A-1/2');
    expect(callsTo(app.api, 'GET', /^\/reportes/)).toHaveLength(1);
  });

  it('leaves the filters open while the user types on', async () => {
    const app = await renderFilters();
    const call = holdCalls('GET', /^\/reportes\//);
    await app.user.type(app.remito(), 'A-1{Enter}');
    await waitFor(() => expect(call.arrived).toBe(1));
    await app.user.keyboard('0');
    call.letGo();
    await app.loaded(1);
    expect(app.remito()).toHaveValue('A-10');
    expect(app.remito()).toHaveFocus();
    expect(app.filtros()).toHaveAttribute('aria-expanded', 'true');
  });

  it('unfolds the filters if it fails', async () => {
    expectConsole('error', /HTTPError/);
    const app = await renderFilters(DEL_DIA, ({ faults }) =>
      faults.add({ path: '/reportes/', fault: 'status-400-empty' }),
    );
    await screen.findAllByText('Error al obtener los reportes.');
    expect(app.filtros()).toHaveAttribute('aria-expanded', 'true');
    expect(app.remito()).toBeVisible();
  });
});

describe('the chips', () => {
  it('name every filter but a neutral one', async () => {
    const app = await renderFilters({
      ...DEL_DIA,
      cliente,
      representante: { id: 3, nombre: 'Encomiendas Bolívar' },
      destino: { id: 2, nombre: 'Doña Paula' },
      fechaDesde: '2026-11-01',
      montoPagado: 'true',
      fletePagado: 'false',
      cuentaCorriente: 'false',
      fleteACargoDeOrigen: 'true',
    });
    expect(app.chips()).toEqual([
      'Cliente: Bulonera Mediterránea S.R.L.',
      '01/11/2026 – 30/11/2026',
      'Representante: Encomiendas Bolívar',
      'Destino: Doña Paula',
      'Estado monto: Pagados',
      'Estado flete: No Pagados',
      'Cuenta Corriente: No',
      'Flete a cargo: Origen',
    ]);
  });

  it('search without the removed filter, and hand the focus on', async () => {
    const app = await renderFilters({ ...DEL_DIA, cliente, montoPagado: 'true' });
    await app.loaded(1);
    await app.press('Quitar Estado monto: Pagados');
    await app.loaded(3);
    expect(app.filtros()).toHaveFocus();
    expect(app.chips()).toEqual(['Cliente: Bulonera Mediterránea S.R.L.', '30/11/2026']);
    expect(app.router.state.location.search).toEqual({ ...DEL_DIA, cliente });
    await app.press('Quitar 30/11/2026');
    await app.press('Quitar Cliente: Bulonera Mediterránea S.R.L.');
    expect(await app.form.findByText('Sin filtros')).toBeVisible();
    expect(app.router.state.location.search).toEqual({ buscado: true });
    expect(app.lists().at(-1)).toBe('');
  });

  it('name the remitos alone, since they override the others', async () => {
    const app = await renderFilters({ ...DEL_DIA, remito: 'A-1, A-2; A-10, A-11, A-12' });
    expect(app.chips()).toEqual(['Nro Remito: A-1, A-2, A-10 y 2 más']);
    await app.press('Quitar Nro Remito: A-1, A-2, A-10 y 2 más');
    await waitFor(() => expect(app.chips()).toEqual(['30/11/2026']));
  });
});
