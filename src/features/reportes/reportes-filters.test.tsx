import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holdCalls } from '../../../test/server/hold-calls';
import { callsTo, DIA, tidy } from '../../../test/server/movimientos';
import { renderReportes } from '../../../test/support/render-search';

const cliente = { id: 4, nombre: 'Bulonera Mediterránea S.R.L.' };
const DEL_DIA = { fechaDesde: DIA, fechaHasta: DIA, buscado: true };

async function renderFilters(search: object = {}) {
  const app = await renderReportes(search);
  return { ...app, filtros: () => app.form.getByRole('button', { name: 'Filtros' }) };
}

it('a quick range fills both dates without searching, even over an invalid text, and is pressed while both match', async () => {
  const { user, form, text, fill, lists } = await renderFilters();
  const rangos = within(form.getByRole('group', { name: 'Rangos de fechas' }));
  const pressed = () =>
    rangos
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-pressed') === 'true')
      .map(tidy);
  expect(rangos.getAllByRole('button').map(tidy)).toEqual([
    ...['Hoy', 'Ayer', 'Esta semana', 'Este mes', 'Mes pasado'],
  ]);
  expect(pressed()).toEqual(['Hoy']);
  await user.click(rangos.getByRole('button', { name: 'Mes pasado' }));
  expect(text('Fecha desde')).toHaveValue('01/10/2026');
  expect(text('Fecha hasta')).toHaveValue('31/10/2026');
  expect(pressed()).toEqual(['Mes pasado']);
  await fill('Fecha hasta', '31/02/2026');
  expect(pressed()).toEqual([]);
  expect(text('Fecha hasta')).toBeInvalid();
  await user.click(rangos.getByRole('button', { name: 'Ayer' }));
  expect(text('Fecha hasta')).toHaveValue('19/11/2026');
  expect(text('Fecha hasta')).not.toBeInvalid();
  expect(lists()).toEqual([]);

  // They follow both dates in the tab order.
  text('Fecha desde').focus();
  await user.tab();
  expect(text('Fecha hasta')).toHaveFocus();
  await user.tab();
  expect(rangos.getByRole('button', { name: 'Hoy' })).toHaveFocus();
});

it('one press of Buscar searches once, with the client that was still being searched', async () => {
  const app = await renderFilters();
  const search = holdCalls('GET', /^\/clientes\/filtro/);
  await app.user.keyboard('/');
  await waitFor(() => expect(app.picker('Cliente')).toHaveFocus());
  await app.user.keyboard(cliente.nombre);
  await app.press('Buscar');
  search.letGo();
  await waitFor(() => expect(app.lists()).toHaveLength(1));
  expect(app.lists()[0]).toContain('origenId=4');
});

it('a pasted column of remitos is a list of them', async () => {
  const app = await renderFilters();
  await app.user.click(app.text('Nro Remito'));
  await app.user.paste('A-1\r\nA-10\tA-2\r\n');
  expect(app.text('Nro Remito')).toHaveValue('A-1, A-10, A-2');
  await app.press('Buscar');
  await app.loaded(3);
});

it('a search folds the filters, / unfolds and Escape folds them, and typed input is kept and waited for', async () => {
  const app = await renderFilters();
  const { user } = app;
  expect(app.form.queryByRole('button', { name: 'Filtros' })).not.toBeInTheDocument();
  await user.type(app.text('Nro Remito'), 'A-1{Enter}');
  await app.loaded(1);
  await waitFor(() => expect(app.filtros()).toHaveFocus());
  expect(app.filtros()).toHaveAttribute('aria-expanded', 'false');
  expect(app.chips()).toEqual(['Nro Remito: A-1']);
  expect(app.form.queryByRole('textbox')).not.toBeInTheDocument();
  expect(app.form.queryByRole('button', { name: 'Buscar' })).not.toBeInTheDocument();
  expect(app.form.getByRole('button', { name: 'Imprimir' })).toBeVisible();

  await user.keyboard('/');
  await waitFor(() => expect(app.picker('Cliente')).toHaveFocus());
  expect(app.filtros()).toHaveAttribute('aria-expanded', 'true');
  await user.click(app.text('Nro Remito'));
  await user.keyboard('/2{Escape}');
  expect(app.filtros()).toHaveFocus();
  expect(app.filtros()).toHaveAttribute('aria-expanded', 'false');
  await app.unfold();
  expect(app.text('Nro Remito')).toHaveValue('A-1/2');
  expect(callsTo(app.api, 'GET', /^\/reportes/)).toHaveLength(1);

  // A search does not fold the filters while the user types on.
  const buscar = app.form.getByRole('button', { name: 'Buscar' });
  await waitFor(() => expect(buscar).not.toHaveAttribute('aria-disabled'));
  const call = holdCalls('GET', /^\/reportes\//);
  await user.clear(app.text('Nro Remito'));
  await user.type(app.text('Nro Remito'), 'A-2{Enter}');
  await waitFor(() => expect(call.arrived).toBe(1));
  await user.keyboard('0');
  call.letGo();
  await waitFor(() => expect(app.remitos()).toEqual(['A-2']));
  expect(app.text('Nro Remito')).toHaveValue('A-20');
  expect(app.text('Nro Remito')).toHaveFocus();
  expect(app.filtros()).toHaveAttribute('aria-expanded', 'true');
});

it('chips name every filter except neutral ones, and search without the removed one', async () => {
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
    ...['Cliente: Bulonera Mediterránea S.R.L.', '01/11/2026 – 30/11/2026'],
    ...['Representante: Encomiendas Bolívar', 'Destino: Doña Paula', 'Estado monto: Pagados'],
    ...['Estado flete: No Pagados', 'Cuenta Corriente: No', 'Flete a cargo: Origen'],
  ]);

  const search = (next: object) =>
    act(() => app.router.navigate({ to: '/reportes', search: { ...DEL_DIA, ...next } }));
  await search({ cliente, montoPagado: 'true' });
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
  await waitFor(() => expect(app.lists().at(-1)).toBe(''));

  // Remitos override the other filters.
  await search({ remito: 'A-1, A-2; A-10, A-11, A-12' });
  expect(app.chips()).toEqual(['Nro Remito: A-1, A-2, A-10 y 2 más']);
  await app.press('Quitar Nro Remito: A-1, A-2, A-10 y 2 más');
  await waitFor(() => expect(app.chips()).toEqual(['30/11/2026']));
});

it('a filter that is not searched yet stays when the chip of another is removed, and is told', async () => {
  const app = await renderFilters({ ...DEL_DIA, cliente, montoPagado: 'true' });
  await app.loaded(1);
  await app.unfold();
  await app.user.click(app.radio('Cuenta Corriente', 'Si'));
  await app.press('Filtros');
  await app.press('Quitar Estado monto: Pagados');
  await app.loaded(3);
  expect(screen.getByText('Hay filtros cambiados sin buscar')).toBeVisible();
  await app.unfold();
  expect(app.radio('Cuenta Corriente', 'Si')).toBeChecked();
  expect(app.radio('Estado monto', 'Todos')).toBeChecked();
});

it('a search says when desde is after hasta, except a search by remito, which ignores both', async () => {
  const app = await renderFilters();
  const { form, text, fill, lists } = app;
  await fill('Fecha hasta', '30/10/2026');
  await fill('Fecha desde', '30/11/2026');
  await app.press('Buscar');
  expect(await form.findByText('Es anterior a la fecha desde')).toBeVisible();
  expect(text('Fecha hasta')).toBeInvalid();
  await fill('Fecha desde', '01/10/2026');
  await waitFor(() => expect(text('Fecha hasta')).not.toBeInvalid());
  await fill('Fecha desde', '30/11/2026');
  await app.press('Buscar');
  expect(await form.findByText('Es anterior a la fecha desde')).toBeVisible();
  expect(lists()).toEqual([]);
  await fill('Nro Remito', 'A-1');
  await app.press('Buscar');
  await waitFor(() => expect(callsTo(app.api, 'GET', /^\/reportes\/A-1/)).toHaveLength(1));
});
