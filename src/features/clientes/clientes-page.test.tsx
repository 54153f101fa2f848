import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withoutDependents } from '../../../test/server/master-data';
import { answerOtherwise } from '../../../test/server/answer-otherwise';
import { cellsOf } from '../../../test/server/movimientos';
import { expectConsole } from '../../../test/support/console';
import { renderApp } from '../../../test/support/render-app';
import {
  button,
  confirmDelete,
  inDialog,
  main,
  noDialog,
  tick,
  title,
} from '../../../test/support/screen';

type App = Awaited<ReturnType<typeof renderApp>>;
type Arrange = NonNullable<Parameters<typeof renderApp>[1]>['arrange'];

const table = () => screen.getByRole('table', { name: 'Clientes' });
const pager = (text: string | RegExp) => screen.findByText(text);
const search = () => screen.getByRole('searchbox', { name: 'Buscar Cliente' });
const url = ({ router }: App) => router.history.location.href;
const calls = ({ api }: App, method: string) =>
  api.requests
    .filter((one) => one.method === method)
    .map(({ path, search: query }) => path + query);

const FIRST_PAGE = 'Página 1 de 6 — Total clientes: 57';

async function renderList(
  query = '',
  text: string | RegExp = FIRST_PAGE,
  arrange?: Arrange,
): Promise<App> {
  const app = await renderApp(`/clientes${query}`, arrange && { arrange });
  await pager(text);
  return app;
}

describe('list', () => {
  it('keeps the order of the answer and drops an unreadable row', async () => {
    expectConsole('error', 'Fila ilegible');
    await renderList('', `${FIRST_PAGE} — 1 sin mostrar: no se pudo leer`, ({ db }) => {
      const first = db.clientes.rows.find(({ nombre }) => nombre.startsWith('Agroinsumos'))!;
      db.clientes.update(first, { telefono: {} as never });
    });
    const rows = within(table()).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(9);
    expect(rows.slice(0, 3).map((row) => cellsOf(row)[0])).toEqual([
      'Acuña, María de los Ángeles',
      'Almacén de Ramos Generales La Unión',
      'Álvarez, Juan Cruz',
    ]);
  });

  it('searches from the first page with one request, and shows the search again after a row is opened and cancelled', async () => {
    const app = await renderList('?pagina=3', 'Página 4 de 6 — Total clientes: 57');
    await app.user.click(within(table()).getAllByRole('checkbox')[1]!);
    expect(main().getByText('1 seleccionado')).toBeVisible();
    await app.user.type(search(), 'gómez');
    await pager('Página 1 de 1 — Total clientes: 2');
    expect(url(app)).toBe('/admin/clientes?texto=g%C3%B3mez');
    expect(main().queryByText(/seleccionado/)).not.toBeInTheDocument();
    const [first] = await screen.findAllByRole('cell', { name: 'Gómez, Juan Carlos' });
    expect(calls(app, 'GET').filter((call) => call.startsWith('/clientes/?'))).toEqual([
      '/clientes/?texto=&pagina=3&cantidad=10',
      '/clientes/?texto=g%C3%B3mez&pagina=0&cantidad=10',
    ]);

    await app.user.dblClick(first!);
    expect(await screen.findByDisplayValue('Gómez, Juan Carlos')).toBeVisible();
    await app.user.click(button('Cancelar'));
    await pager('Página 1 de 1 — Total clientes: 2');
    expect(url(app)).toBe('/admin/clientes?texto=g%C3%B3mez');
    expect(search()).toHaveValue('gómez');
  });

  it('adds one history entry for a search typed in several steps', async () => {
    const app = await renderApp('/recibos-menu');
    await app.user.click(screen.getByRole('link', { name: 'Clientes' }));
    await pager(FIRST_PAGE);
    await app.user.type(search(), 'gó');
    await waitFor(() => expect(url(app)).toContain('texto='));
    await app.user.type(search(), 'mez');
    await pager('Página 1 de 1 — Total clientes: 2');
    expect(search()).toHaveValue('gómez');
    act(() => app.router.history.back());
    expect(await title('Recibos')).toBeVisible();
  });

  it('follows a change of the URL and drops the search being typed', async () => {
    const app = await renderList('?texto=g%C3%B3mez', 'Página 1 de 1 — Total clientes: 2');
    const toFake = ['Date', 'setTimeout', 'clearTimeout'] as const;
    vi.useFakeTimers({ now: Date.now(), toFake: [...toFake], shouldAdvanceTime: true });
    await app.user.type(search(), 'x');
    await act(() => app.router.navigate({ to: '/clientes' }));
    await pager(FIRST_PAGE);
    expect(search()).toHaveValue('');
    act(() => void vi.advanceTimersByTime(1000));
    expect(url(app)).toBe('/admin/clientes');
    expect(calls(app, 'GET').filter((call) => call.includes('mezx'))).toEqual([]);
  });
});

it('a refusal by field is shown at the field of the form, and as a text', async () => {
  expectConsole('error', 'HTTPError');
  const { user } = await renderApp('/agregar-cliente');
  const refusal = { errors: { Identificacion: ['Ese CUIT ya existe'] } };
  answerOtherwise('POST', /^\/clientes\//, () => Response.json(refusal, { status: 422 }));
  await user.type(await screen.findByLabelText('Nombre'), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Agregar Cliente' }));
  const cuit = screen.getByLabelText('CUIT');
  await waitFor(() => expect(cuit).toHaveAccessibleDescription(/^Ese CUIT ya existe/));
  expect(cuit).toBeInvalid();
  expect(
    await screen.findByText('Identificacion: Ese CUIT ya existe', { selector: 'form *' }),
  ).toBeVisible();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Ana');
});

it('the selection survives paging, which is in the URL, shows its size, and is cleared with one click', async () => {
  const app = await renderList();
  const { user } = app;
  expect(button('Anterior')).toHaveAttribute('aria-disabled', 'true');
  await user.click(tick('Acuña, María de los Ángeles'));
  expect(main().getByText('1 seleccionado')).toBeVisible();
  await user.click(button('Siguiente'));
  await pager('Página 2 de 6 — Total clientes: 57');
  expect(url(app)).toBe('/admin/clientes?pagina=1');
  await user.click(screen.getByRole('checkbox', { name: /^Seleccionar todas/ }));
  expect(main().getByText('11 seleccionados')).toBeVisible();
  await user.click(button('Anterior'));
  await waitFor(() => expect(tick('Acuña, María de los Ángeles')).toBeChecked());
  expect(url(app)).toBe('/admin/clientes');
  expect(main().getByText('11 seleccionados')).toBeVisible();

  await user.click(button('Deseleccionar todo'));
  expect(tick('Acuña, María de los Ángeles')).not.toBeChecked();
  expect(main().queryByText(/seleccionado/)).not.toBeInTheDocument();
  expect(button('Deseleccionar todo')).toHaveAttribute('aria-disabled', 'true');
});

it('a ticked row leaves the count when it is deleted, but not when it moves to another page', async () => {
  const app = await renderList();
  const names = ['Acuña, María de los Ángeles', 'Autopartes Núñez Hnos.'];
  for (const name of names) await app.user.click(tick(name));
  const { clientes } = app.api.db;
  const [gone, moved] = names.map((name) => clientes.rows.find(({ nombre }) => nombre === name)!);
  withoutDependents(app.api);
  clientes.remove(gone!);
  clientes.update(moved!, { nombre: 'Zeta' });
  await act(() => app.queryClient.invalidateQueries());
  await waitFor(() => expect(main().getByText('1 seleccionado')).toBeVisible());
});

describe('Eliminar', () => {
  it('names the clients and warns; Cancelar deletes nothing, confirming also deletes rows of other pages', async () => {
    const app = await renderList('', FIRST_PAGE, withoutDependents);
    const page = screen.getByRole('checkbox', { name: 'Seleccionar todas las filas de la página' });
    await app.user.click(page);
    await app.user.click(button('Eliminar'));
    const inFirst = await inDialog('¿Eliminar 10 clientes?');
    expect(inFirst.getByText(/^Esta acción no puede deshacerse\./)).toBeInTheDocument();
    expect(inFirst.queryByText(/a la vista/)).not.toBeInTheDocument();
    expect(inFirst.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Acuña, María de los Ángeles', 'Agroinsumos del Sur S.A.'],
      ...['Almacén de Ramos Generales La Unión', 'Álvarez, Juan Cruz', 'Autopartes Núñez Hnos.'],
      'y 5 más',
    ]);
    await app.user.click(inFirst.getByRole('button', { name: 'Cancelar' }));
    await noDialog();
    expect(calls(app, 'DELETE')).toEqual([]);
    expect(main().getByText('10 seleccionados')).toBeVisible();
    await app.user.click(button('Siguiente'));
    await pager('Página 2 de 6 — Total clientes: 57');
    await app.user.click(within(table()).getAllByRole('checkbox')[1]!);
    await app.user.click(button('Eliminar'));
    const again = await inDialog('¿Eliminar 11 clientes?');
    expect(again.getAllByRole('listitem')).toHaveLength(1);
    expect(
      again.getByText('Atención: 10 de los seleccionados no están a la vista en esta página.'),
    ).toBeInTheDocument();
    await app.user.click(again.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Cliente eliminado (11)')).toBeVisible();
    await pager('Página 2 de 5 — Total clientes: 46');
    expect(new Set(calls(app, 'DELETE')).size).toBe(11);
    expect(calls(app, 'DELETE')).toHaveLength(11);
  });

  it('names a row that could not be deleted, even without a name, with the reason, and keeps it selected', async () => {
    expectConsole('error', 'HTTPError');
    const message = 'El cliente tiene movimientos.';
    const { user } = await renderList('', FIRST_PAGE, (api) => {
      withoutDependents(api);
      const [cliente] = api.db.clientes.rows;
      api.db.clientes.update(cliente!, { nombre: '' });
      const path = `/clientes/${cliente!.id}`;
      api.faults.add({ method: 'DELETE', path, fault: 'status-409', message });
    });
    for (const name of ['Acuña, María de los Ángeles', 'Sin nombre']) await user.click(tick(name));
    await confirmDelete(user, '¿Eliminar 2 clientes?');
    await pager('Página 1 de 6 — Total clientes: 56');
    const notice = within(await screen.findByRole('alert', { name: '1 cliente sin eliminar' }));
    expect(notice.getByRole('listitem')).toHaveTextContent(`Sin nombre: ${message}`);
    expect(main().getByText('1 seleccionado')).toBeVisible();
    expect(tick('Sin nombre')).toBeChecked();
  });

  it('says that another user has already deleted a row, which goes', async () => {
    expectConsole('error', 'HTTPError');
    const { user, api } = await renderList('', FIRST_PAGE, withoutDependents);
    const nombre = 'Acuña, María de los Ángeles';
    await user.click(tick(nombre));
    api.db.clientes.remove(api.db.clientes.rows.find((cliente) => cliente.nombre === nombre)!);
    await confirmDelete(user, '¿Eliminar 1 cliente?');
    expect(await screen.findByText(/: .*(no se encontró|no existe)/i)).toBeVisible();
    await pager('Página 1 de 6 — Total clientes: 56');
    await waitFor(() => expect(main().queryByText(/seleccionado/)).not.toBeInTheDocument());
  });

  it('returns to the last page that exists, even after the only row of a page is deleted', async () => {
    const app = await renderList('?pagina=9', 'Página 6 de 6 — Total clientes: 51', (api) => {
      withoutDependents(api);
      for (const cliente of api.db.clientes.rows.slice(0, 6)) api.db.clientes.remove(cliente);
    });
    expect(button('Siguiente')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Anterior')).not.toHaveAttribute('aria-disabled');
    await app.user.click(await screen.findByRole('checkbox', { name: /^Seleccionar (?!todas)/ }));
    await confirmDelete(app.user, '¿Eliminar 1 cliente?');
    await pager('Página 5 de 5 — Total clientes: 50');
    await waitFor(() => expect(url(app)).toBe('/admin/clientes?pagina=4'));
    await waitFor(() => expect(within(table()).getAllByRole('row')).toHaveLength(1 + 10));
  });
});
