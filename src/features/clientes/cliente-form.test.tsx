import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../test/support/console';
import { fill } from '../../../test/support/fields';
import { fetched, renderApp } from '../../../test/support/render-app';
import { button, field, inDialog, noDialog, sent } from '../../../test/support/screen';
import { toastTexts } from '../../../test/support/toasts';

type App = Awaited<ReturnType<typeof renderApp>>;

/** The form of a client that is stored with these values. */
async function editCliente(values: object = {}) {
  const app = await renderApp('/clientes/10', {
    arrange: ({ db }) => void db.clientes.update(db.clientes.get(10)!, values),
  });
  await screen.findByRole('button', { name: 'Guardar Cambios' });
  return app;
}

it('a name that the server spoilt says so and is left out of an edit, but for one that puts it right', async () => {
  const app = await editCliente({ nombre: 'Mu\ufffdoz', localidad: 'CÃ³rdoba' });
  expect(screen.getAllByText('Llegó dañado del servidor')).toHaveLength(2);
  await fill(app.user, field('Teléfono'), '351 555-0100');
  await fill(app.user, field('Localidad'), 'Córdoba');
  await app.user.keyboard('{Enter}');
  await screen.findByText('Cliente actualizado');
  const [[, body] = []] = sent(app.api, 'PATCH');
  expect(body).toMatchObject({ id: 10, telefono: '351 555-0100', localidad: 'Córdoba' });
  expect(body).not.toHaveProperty('nombre');
});

it.each(['ana@x.ar\njuan@x.ar ', 'sin arroba'])(
  'an untouched stored email %j does not block an edit and is sent unchanged',
  async (email) => {
    const app = await editCliente({ email });
    await app.user.click(field('Email'));
    await fill(app.user, field('Teléfono'), '351 555-0100');
    await app.user.click(button('Guardar Cambios'));
    await screen.findByText('Cliente actualizado');
    expect(sent(app.api, 'PATCH')).toMatchObject([
      ['/clientes/10', { telefono: '351 555-0100', email }],
    ]);
  },
);

it('an edited email is trimmed, then validated', async () => {
  const app = await editCliente({ email: 'a@x.ar; b@x.ar' });
  await fill(app.user, field('Email'), 'a@x.ar, b@x.ar');
  await app.user.click(button('Guardar Cambios'));
  expect(await screen.findByText('Ingresá un email válido')).toBeVisible();
  await fill(app.user, field('Email'), '\u200B b@x.ar\u00A0');
  await app.user.click(button('Guardar Cambios'));
  await screen.findByText('Cliente actualizado');
  expect(sent(app.api, 'PATCH')).toMatchObject([['/clientes/10', { email: 'b@x.ar' }]]);
});

describe('the warning about a client with the same name or CUIT', () => {
  const NOMBRE = 'Ya hay un cliente con este nombre:';
  const CUIT = 'Ya hay un cliente con este CUIT:';
  const link = (name: string) => screen.findByRole('link', { name });
  const searches = ({ api }: App) =>
    api.requests.filter(({ method, path }) => method === 'GET' && path === '/clientes/');

  it('appears on blur, links to the other client in a new tab, and goes away when the text changes', async () => {
    const app = await renderApp('/agregar-cliente');
    await app.user.type(field('Nombre'), 'GOMEZ juan  carlos');
    expect(searches(app)).toEqual([]);
    await app.user.tab();
    const other = await link('Gómez, Juan Carlos');
    expect(other).toHaveAttribute('href', expect.stringMatching(/^\/admin\/clientes\/\d+$/));
    expect(other).toHaveAttribute('target', '_blank');
    expect(screen.getByText(NOMBRE)).toBeVisible();
    expect(field('Nombre')).toBeValid();
    expect(searches(app)).toHaveLength(1);
    await app.user.type(field('Nombre'), ' hijo');
    expect(screen.queryByText(NOMBRE)).not.toBeInTheDocument();

    const { nombre, identificacion } = app.api.db.clientes.get(10)!;
    await fill(app.user, field('CUIT'), identificacion!.replace(/(..)(.{8})(.)/, '$1-$2-$3'));
    expect(await link(nombre)).toBeVisible();
    expect(screen.getByText(CUIT)).toBeVisible();
    await app.user.click(button('Agregar Cliente'));
    expect(await screen.findByText('Cliente agregado con éxito')).toBeVisible();
  });

  it('ignores the client being edited', async () => {
    const app = await editCliente();
    const { nombre, identificacion } = app.api.db.clientes.get(10)!;
    await fill(app.user, field('Nombre'), nombre.toUpperCase());
    await fill(app.user, field('CUIT'), identificacion!);
    await waitFor(() => expect(searches(app)).toHaveLength(1));
    await fetched(app.queryClient);
    expect(screen.queryByText(NOMBRE)).not.toBeInTheDocument();
    await fill(app.user, field('Nombre'), 'Gómez Juan Carlos');
    expect(await link('Gómez, Juan Carlos')).toBeVisible();
  });

  it('does not search after a save, which would find the client itself', async () => {
    const app = await renderApp('/agregar-cliente');
    // Longer than the debounce of the search.
    app.api.faults.latency = 400;
    await app.user.type(field('Nombre'), 'Ana');
    await app.user.click(button('Agregar Cliente'));
    await screen.findByRole('heading', { level: 1, name: 'Clientes' });
    await fetched(app.queryClient);
    expect(searches(app).map(({ search }) => search)).toEqual(['?texto=&pagina=0&cantidad=10']);
  });

  it('stays hidden if the search fails', async () => {
    expectConsole('error', 'HTTPError');
    const app = await renderApp('/agregar-cliente');
    app.api.faults.add({ method: 'GET', path: '/clientes/', fault: 'status-500' });
    await fill(app.user, field('Nombre'), 'Gómez Juan Carlos');
    await waitFor(() => expect(searches(app)).toHaveLength(1));
    await fetched(app.queryClient);
    expect(toastTexts()).toEqual([]);
    expect(screen.queryByText(NOMBRE)).not.toBeInTheDocument();
  });

  it('appears at once in a drawer that opens with the name typed in a picker; closing the drawer asks nothing', async () => {
    const app = await renderApp('/movimientos');
    const picker = await screen.findByRole('combobox', { name: 'Cliente Origen' });
    await app.user.type(picker, 'gomez juan carlos');
    await app.user.click(button('Agregar un cliente: Cliente Origen'));
    const drawer = await inDialog('Agregar un cliente');
    expect(await drawer.findByLabelText('Nombre')).toHaveValue('gomez juan carlos');
    expect(await drawer.findByRole('link', { name: 'Gómez, Juan Carlos' })).toBeVisible();
    await app.user.click(drawer.getByRole('button', { name: 'Cancelar' }));
    await noDialog();
  });
});
