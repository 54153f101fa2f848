import type { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockApi } from '@mocks/api';
import { DIA, insertThree, pathWith } from './server/movimientos';
import { fetched, renderApp } from './support/render-app';
import { button } from './support/screen';

const LONG = 'x'.repeat(5000);

/** Gives every record a name of 5,000 letters, and every movement a remito number and observations as long. */
function lengthen(api: MockApi) {
  const { clientes, representantes, servicios, vehiculos, choferes, empleados, movimientos } =
    api.db;
  insertThree(api);
  for (const table of [clientes, representantes, choferes] as const)
    for (const row of table.rows) table.update(row as never, { nombre: LONG });
  for (const row of empleados.rows) empleados.update(row, { nombre: LONG, apellido: LONG });
  for (const row of vehiculos.rows) vehiculos.update(row, { vehiculo: LONG });
  for (const row of servicios.rows) servicios.update(row, { nombre: LONG, descripcion: LONG });
  for (const row of movimientos.rows) {
    movimientos.update(row, { remitoNumero: LONG, observaciones: LONG });
  }
}

/** Waits until the screen has loaded and shows a cut name. */
async function cut(queryClient: QueryClient) {
  await fetched(queryClient);
  await waitFor(() => expect(document.body.textContent).toMatch(/x{50}…/));
}

async function open(path: string) {
  const app = await renderApp(path, { arrange: lengthen });
  await cut(app.queryClient);
  return app;
}

/** The length of the longest run of the name in the document, without fields. */
const longest = (within: Element = document.body) =>
  Math.max(0, ...(within.textContent.match(/x+/g) ?? []).map(({ length }) => length));

const cliente = { id: 1, nombre: LONG };

describe('a name of 5,000 letters is cut', () => {
  it('on the screens that show it', async () => {
    const { router, queryClient } = await open('/clientes');
    for (const path of [
      ...['/clientes', '/clientes/1/cuenta', '/empleados', '/vehiculos', '/servicios'],
      pathWith('/hoja-de-ruta', { fecha: DIA, tipo: 'todos', buscado: true }),
      pathWith('/contrareembolso', { cliente, fechaDesde: DIA, fechaHasta: DIA, buscado: true }),
      ...['/reportes/deudores?buscado=true', '/vencimientos'],
    ]) {
      act(() => router.history.push(`/admin${path}`));
      await act(() => router.load());
      await cut(queryClient);
      expect(longest(), path).toBeLessThanOrEqual(1000);
      for (const cell of document.querySelectorAll('td:not([data-mark])')) {
        expect(longest(cell), path).toBeLessThanOrEqual(200);
      }
    }
  });

  it('in the question before a deletion', async () => {
    const { user } = await open('/clientes');
    await user.click(screen.getAllByRole('checkbox')[1]!);
    await user.click(button('Eliminar'));
    expect(longest(await screen.findByRole('dialog'))).toBe(199);
  });

  it('in a picker, from the server or typed', async () => {
    const { user } = await open('/movimientos');
    const origen = screen.getByRole('combobox', { name: 'Cliente Origen' });
    await user.click(origen);
    await user.paste(`${LONG}y`);
    const list = within(screen.getByRole('listbox', { name: 'Cliente Origen' }));
    await screen.findByText(/sin registrar/);
    for (const option of list.getAllByRole('option')) {
      expect(longest(option)).toBeLessThanOrEqual(200);
    }
    const representante = screen.getByRole('combobox', { name: 'Representante' });
    await user.click(representante);
    await user.paste(`${LONG}y`);
    await user.tab();
    await waitFor(() => expect(representante).toBeInvalid());
    expect(longest()).toBeLessThanOrEqual(1000);
  });
});
