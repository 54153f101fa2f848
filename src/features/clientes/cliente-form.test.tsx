import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../test/console';
import { fill } from '../../../test/fields';
import { renderApp } from '../../../test/render-app';
import { toastTexts } from '../../../test/toasts';

type App = Awaited<ReturnType<typeof renderApp>>;

const main = () => within(screen.getByRole('main'));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const sent = ({ api }: App, method: string) =>
  api.requests
    .filter((one) => one.method === method)
    .map(({ path, body }) => [path, body] as const);
/** Spec section 9: a submit is released a second after it settled. */
const released = (name: string) =>
  waitFor(() => expect(button(name)).not.toHaveAttribute('aria-disabled'));

const LABELS = ['Nombre', 'CUIT', 'Teléfono', 'Localidad', 'Dirección', 'Email'];

describe('Agregar Cliente', () => {
  it('sends every field there is, an email of any look among them', async () => {
    const app = await renderApp('/agregar-cliente');
    expect(LABELS.map((label) => field(label).value)).toEqual(['', '', '', '', '', '']);
    const values = ['Ana', '20-12345678-6', '351 555-0100', 'Córdoba', 'Colón 1', 'sin arroba'];
    for (const [i, label] of LABELS.entries()) await fill(app.user, field(label), values[i]!);
    await app.user.click(button('Agregar Cliente'));
    await screen.findByText('Cliente agregado con éxito');
    expect(sent(app, 'POST')).toEqual([
      [
        '/clientes/',
        {
          id: 0,
          nombre: 'Ana',
          identificacion: '20-12345678-6',
          telefono: '351 555-0100',
          localidad: 'Córdoba',
          direccion: 'Colón 1',
          email: 'sin arroba',
        },
      ],
    ]);
  });

  it('points out a CUIT that does not pass its check, and sends it all the same', async () => {
    const app = await renderApp('/agregar-cliente');
    await fill(app.user, field('Nombre'), 'Ana');
    await fill(app.user, field('CUIT'), '20-12345678-0');
    expect(screen.getByText('No pasa la verificación: se guarda igual')).toBeVisible();
    await app.user.click(button('Agregar Cliente'));
    await screen.findByText('Cliente agregado con éxito');
    expect(sent(app, 'POST')).toEqual([
      ['/clientes/', { id: 0, nombre: 'Ana', identificacion: '20-12345678-0' }],
    ]);
  });

  it('is not sent a second time while it is under way, nor in the second after it', async () => {
    expectConsole('error', 'HTTPError');
    const app = await renderApp('/agregar-cliente', {
      arrange: ({ faults }) => {
        faults.latency = 50;
        faults.add({ method: 'POST', path: '/clientes/', fault: 'status-500' });
      },
    });
    await fill(app.user, field('Nombre'), 'Ana');
    await app.user.click(field('Nombre'));
    await app.user.keyboard('{Enter}{Enter}');
    await main().findByRole('alert');
    await app.user.click(button('Agregar Cliente'));
    await app.user.click(field('Nombre'));
    await app.user.keyboard('{Enter}');
    expect(button('Agregar Cliente')).toHaveAttribute('aria-disabled', 'true');
    await released('Agregar Cliente');
    expect(sent(app, 'POST')).toHaveLength(1);
  });

  it('is left by Cancelar, back to the list as it was', async () => {
    const app = await renderApp('/clientes?texto=ar&pagina=1');
    await app.user.click(await screen.findByRole('link', { name: 'Agregar Cliente' }));
    await title('Agregar Cliente');
    await app.user.click(button('Cancelar'));
    expect(await title('Clientes')).toBeVisible();
    expect(app.router.history.location.href).toBe('/admin/clientes?texto=ar&pagina=1');
    expect(sent(app, 'POST')).toEqual([]);
  });
});

describe('Editar Cliente', () => {
  const ready = async () => {
    await screen.findByRole('button', { name: 'Guardar Cambios' });
  };

  it('shows Cargando..., then the client as it is stored', async () => {
    const { api } = await renderApp('/clientes/7', {
      arrange: ({ faults }) => {
        faults.latency = 50;
      },
    });
    expect(screen.getByText('Cargando...')).toBeVisible();
    expect(await title('Editar Cliente')).toBeVisible();
    await ready();
    const { nombre, identificacion, telefono, localidad, direccion, email } =
      api.db.clientes.get(7)!;
    expect(LABELS.map((label) => field(label).value)).toEqual(
      [nombre, identificacion, telefono, localidad, direccion, email].map((text) => text ?? ''),
    );
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(screen.queryByText('Cargando...')).not.toBeInTheDocument();
  });

  it('comes back to the search it was opened from, with the new value', async () => {
    const app = await renderApp('/clientes?texto=Acu');
    await app.user.dblClick(await screen.findByRole('cell', { name: /^Acuña/ }));
    await ready();
    await fill(app.user, field('Localidad'), 'Villa María');
    await app.user.click(button('Guardar Cambios'));
    expect(await screen.findByRole('cell', { name: 'Villa María' })).toBeVisible();
    expect(app.router.history.location.href).toBe('/admin/clientes?texto=Acu');
  });

  it('saves a stored CUIT that does not pass its check as it is, without a warning', async () => {
    const app = await renderApp('/clientes/21');
    await ready();
    expect(screen.queryByText('No pasa la verificación: se guarda igual')).not.toBeInTheDocument();
    await app.user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Cliente actualizado')).toBeVisible();
    expect(app.api.db.clientes.get(21)?.identificacion).toBe('30-71234567-0');
  });

  it.each([
    ["the server's message", 'status-409', 'Ese CUIT es de otro cliente.'],
    ["the spec's words where the connection broke", 'cut', 'Error al actualizar el cliente'],
  ] as const)('refused shows %s, and keeps what was typed', async (_, fault, shown) => {
    expectConsole('error', /./);
    const app = await renderApp('/clientes/7', {
      arrange: ({ faults }) =>
        faults.add({ method: 'PATCH', path: '/clientes/{id}', fault, message: shown }),
    });
    await ready();
    await fill(app.user, field('Nombre'), 'Ana');
    await app.user.click(button('Guardar Cambios'));
    expect(await main().findByRole('alert')).toHaveTextContent(shown);
    expect(toastTexts()).toEqual([shown]);
    expect(field('Nombre')).toHaveValue('Ana');
    expect(sent(app, 'PATCH')).toHaveLength(1);
  });

  it('is not touched by newer data while it is typed in', async () => {
    const app = await renderApp('/clientes/7');
    await ready();
    await fill(app.user, field('Nombre'), 'Ana');
    app.api.db.clientes.update(app.api.db.clientes.get(7)!, { nombre: 'Otro', email: 'otro@x.ar' });
    await act(() => app.queryClient.invalidateQueries());
    expect(field('Nombre')).toHaveValue('Ana');
    expect(field('Email')).not.toHaveValue('otro@x.ar');
  });
});
