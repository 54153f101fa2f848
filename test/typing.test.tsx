import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { MockApi } from '@mocks/api';
import { describe, expect, it, vi } from 'vitest';
import { setClock } from './clock';
import { renderApp } from './render-app';

const LISTS = [
  ['/clientes', 'Buscar Cliente'],
  ['/movimientos', 'Buscar Movimiento'],
  ['/vehiculos', 'Buscar Vehículo'],
  ['/choferes', 'Buscar Chofer'],
  ['/representantes', 'Buscar Representante'],
  ['/servicios', 'Buscar Servicio'],
  ['/empleados', 'Buscar Empleado'],
  ['/ver-recibos', 'Buscar Recibo'],
] as const;

const PICKERS = [
  ['/movimientos', 'Cliente Origen'],
  ['/movimientos', 'Cliente Destino'],
  ['/movimientos', 'Servicio'],
  ['/movimientos', 'Representante'],
  ['/hoja-de-ruta', 'Vehiculo'],
  ['/hoja-de-ruta', 'Chofer'],
  ['/reportes', 'Cliente'],
  ['/reportes', 'Representante'],
] as const;

const WORD = 'gomez';
const KEY_MS = 100;

/** Types a word, a letter each 100 ms. */
async function typeWord(field: HTMLElement): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  for (let length = 1; length <= WORD.length; length++) {
    fireEvent.change(field, { target: { value: WORD.slice(0, length) } });
    await act(() => vi.advanceTimersByTimeAsync(KEY_MS));
  }
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  setClock();
}

const searched = ({ requests }: MockApi) =>
  requests.map(({ search }) => new URLSearchParams(search).get('texto'));

describe('a word of five letters is one request', () => {
  it.each(LISTS)('in the search of %s', async (path, label) => {
    const { api } = await renderApp(path);
    await screen.findByText(/^Página 1 de /);
    api.requests.splice(0);
    await typeWord(screen.getByRole('searchbox', { name: label }));
    await waitFor(() => expect(searched(api)).toEqual([WORD]));
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
    expect(searched(api)).toEqual([WORD]);
  });

  it.each(PICKERS)('in %s, in the picker %s', async (path, label) => {
    const { user, api } = await renderApp(path);
    const picker = await screen.findByRole('combobox', { name: label });
    await user.click(picker);
    await screen.findAllByRole('option');
    await waitFor(() => expect(screen.queryByText('Cargando...')).not.toBeInTheDocument());
    api.requests.splice(0);
    await typeWord(picker);
    await waitFor(() => expect(searched(api)).toEqual([WORD]));
  });
});
