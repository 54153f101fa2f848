import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setClock } from './clock';
import { holdCalls } from './hold-calls';
import { renderApp } from './render-app';
import { button, confirmDelete, field, main, title } from './screen';
import { toastTexts } from './toasts';

/** Every list that is searched, with a text that finds nothing and one that finds something. */
const LISTS = [
  ['/clientes', 'Buscar Cliente', 'gomez'],
  ['/movimientos', 'Buscar Movimiento', 'gomez'],
  ['/vehiculos', 'Buscar Vehículo', 'sprinter'],
  ['/choferes', 'Buscar Chofer', 'diaz'],
  ['/representantes', 'Buscar Representante', 'bolivar'],
  ['/servicios', 'Buscar Servicio', 'encomienda'],
  ['/empleados', 'Buscar Empleado', 'a'],
  ['/ver-recibos', 'Buscar Recibo', 'a'],
] as const;

const NOTHING = 'zzz';
const rows = () => within(main().getByRole('table')).getAllByRole('checkbox', { name: /^Sel/ });

/** Lets what came late reach the cache and the screen. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
  });

describe('the answer to an older search', () => {
  it.each(LISTS)('in %s does not take the place of a newer one', async (path, label, texto) => {
    const { user } = await renderApp(path);
    const calls = holdCalls('GET', new RegExp(`texto=${NOTHING}`));
    const search = await screen.findByRole('searchbox', { name: label });
    await user.type(search, NOTHING);
    await waitFor(() => expect(calls.arrived).toBe(1));
    await user.clear(search);
    await user.type(search, texto);
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
    const shown = rows().length;
    expect(shown).toBeGreaterThan(1);

    calls.letGo();
    await calls.answered;
    await settle();
    expect(rows()).toHaveLength(shown);
    expect(search).toHaveValue(texto);
  });
});

/** What a person does who comes back to the tab after a while: the screen asks for its data anew. */
function comeBack() {
  setClock('2026-11-20T10:31:00-03:00');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

describe('a list that is being asked for again', () => {
  it('as a row is edited shows the edited row, not the older answer', async () => {
    const { user } = await renderApp('/clientes');
    await screen.findByText('Página 1 de 6 — Total clientes: 57');
    const calls = holdCalls('GET', /^\/clientes\/\?/);
    comeBack();
    await waitFor(() => expect(calls.arrived).toBe(1));
    await user.click(rows()[1]!);
    await user.click(button('Editar Cliente'));
    const nombre = await screen.findByLabelText('Nombre');
    await user.clear(nombre);
    await user.type(nombre, 'Aaa Nuevo Nombre');
    await user.click(button('Guardar Cambios'));
    expect(await title('Clientes')).toBeVisible();
    calls.letGo();
    await calls.answered;
    expect(await main().findByText('Aaa Nuevo Nombre')).toBeVisible();
    await settle();
    expect(main().getByText('Aaa Nuevo Nombre')).toBeVisible();
  });

  it('as a row of it is deleted does not bring the row back', async () => {
    const { user } = await renderApp('/choferes');
    const [first] = await main().findAllByRole('checkbox', { name: /^Seleccionar (?!tod)/ });
    const name = first!.getAttribute('aria-label')!;
    const calls = holdCalls('GET', /^\/choferes\/\?/);
    comeBack();
    await waitFor(() => expect(calls.arrived).toBe(1));
    await user.click(first!);
    await confirmDelete(user, '¿Eliminar 1 chofer?');
    await screen.findByText('Chofer eliminado');
    calls.letGo();
    await calls.answered;
    await waitFor(() => expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument());
    await settle();
    expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument();
  });
});

it('a row deleted while the next page is on its way: that page comes, and nothing is selected', async () => {
  const { user, api } = await renderApp('/movimientos');
  const [first] = await main().findAllByRole('checkbox', { name: /^Seleccionar (?!tod)/ });
  const total = api.db.movimientos.rows.length;
  await user.click(first!);
  const calls = holdCalls('GET', /^\/movimientos\/\?.*pagina=1/);
  await user.click(button('Siguiente'));
  await waitFor(() => expect(calls.arrived).toBe(1));
  await confirmDelete(user, '¿Eliminar 1 movimiento?');
  await screen.findByText('Movimiento eliminado');
  calls.letGo();
  expect(await screen.findByText(new RegExp(`^Página 2 de .* ${total - 1}$`))).toBeVisible();
  expect(screen.queryByText(/seleccionado/)).not.toBeInTheDocument();
});

describe('signing out', () => {
  it('while a list is on its way leaves nothing of it, and tells nothing', async () => {
    const { user, queryClient, api } = await renderApp('/');
    const calls = holdCalls('GET', /^\/clientes\/\?/);
    await user.click(screen.getByRole('link', { name: 'Clientes' }));
    await waitFor(() => expect(calls.arrived).toBe(1));
    await user.click(button('Cerrar sesión'));
    expect(await title('Iniciar Sesión')).toBeVisible();
    calls.letGo();
    await calls.answered;
    await settle();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(toastTexts()).toEqual([]);
    expect(localStorage.getItem('jwtToken')).toBeNull();
    expect(api.requests.at(-1)?.authorization).not.toBeNull();
  });

  it('while somebody signs in again is not undone by a refused call of the former session', async () => {
    const { user, api } = await renderApp('/');
    api.faults.add({ path: '/clientes/', fault: 'status-401', times: 1 });
    const calls = holdCalls('GET', /^\/clientes\/\?/);
    await user.click(screen.getByRole('link', { name: 'Clientes' }));
    await waitFor(() => expect(calls.arrived).toBe(1));
    await user.click(button('Cerrar sesión'));
    await title('Iniciar Sesión');
    // Another instant makes another token.
    setClock('2026-11-20T10:31:00-03:00');
    await user.type(field('Usuario'), 'admin');
    await user.type(field('Contraseña'), 'admin123');
    await user.click(button('Ingresar'));
    expect(await title('Inicio')).toBeVisible();
    calls.letGo();
    await calls.answered;
    await settle();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('jwtToken')).not.toBeNull();
  });
});
