import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { MockApi } from '@mocks/api';
import { cellsOf, DIA, insertThree, pathWith, tidy } from '../server/movimientos';
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
  const table = () => screen.getByRole('table', { name: tableName });
  const rows = () => within(table()).getAllByRole('row').slice(2);
  return {
    ...app,
    form,
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
