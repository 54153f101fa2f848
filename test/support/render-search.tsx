import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { MockApi } from '@mocks/api';
import { callsTo, cellsOf, DIA, insertThree, pathWith, tidy } from '../server/movimientos';
import { fieldsOf } from './fields';
import { renderApp } from './render-app';

/** A search for a route sheet that finds the three movements. */
export const HOJA_BUSCADA = { fecha: DIA, tipo: 'todos', buscado: true };

interface SearchScreen {
  path: string;
  /** The names of its form and its table. */
  form: string;
  table: string;
}

/** Mounts a screen that searches movements, with three of them on a day of their own. */
export async function renderSearch(
  { path, form: formName, table: tableName }: SearchScreen,
  search: object,
  arrange?: (api: MockApi) => void,
) {
  const app = await renderApp(pathWith(path, { ...search }), {
    arrange: (api) => {
      insertThree(api);
      arrange?.(api);
    },
  });
  const form = within(await screen.findByRole('form', { name: formName }));
  const { picker, text, pick, fill } = fieldsOf(app.user, form);
  const table = () => screen.getByRole('table', { name: tableName });
  const rows = () => within(table()).getAllByRole('row').slice(2);
  return {
    ...app,
    form,
    picker,
    text,
    pick,
    fill,
    table,
    rows,
    loaded: async (count = 3) => {
      await screen.findByRole('table', { name: tableName });
      await waitFor(() => {
        expect(table()).toHaveAttribute('aria-busy', 'false');
        expect(rows()).toHaveLength(count);
      });
    },
    remitos: () => rows().map((row) => cellsOf(row)[4]),
    tick: (index: number) => app.user.click(within(rows()[index]!).getByRole('checkbox')),
    press: (name: string) => app.user.click(screen.getByRole('button', { name })),
    /** Opens the filters, which a search has folded. */
    unfold: () => app.user.click(screen.getByRole('button', { name: 'Filtros' })),
    chips: () =>
      within(form.getByRole('list', { name: 'Filtros aplicados' }))
        .getAllByRole('listitem')
        .map(tidy),
    hasTotales: () => screen.queryByLabelText('Totales') !== null,
    totales: () => tidy(screen.getByLabelText('Totales')),
  };
}

export const renderHojaDeRuta = (search: object, arrange?: (api: MockApi) => void) =>
  renderSearch(
    { path: '/hoja-de-ruta', form: 'Filtros de la hoja de ruta', table: 'Lista de movimientos' },
    search,
    arrange,
  );

export async function renderReportes(search: object = {}, arrange?: (api: MockApi) => void) {
  const app = await renderSearch(
    { path: '/reportes', form: 'Filtros de la consulta', table: 'Movimientos' },
    search,
    arrange,
  );
  const { form, api } = app;
  return {
    ...app,
    radio: (group: string, name: string) =>
      within(form.getByRole('radiogroup', { name: group })).getByRole('radio', { name }),
    lists: () => callsTo(api, 'GET', '/reportes/').map((call) => call.search),
  };
}
