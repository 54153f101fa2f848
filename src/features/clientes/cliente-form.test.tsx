import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../test/fields';
import { renderApp } from '../../../test/render-app';

type App = Awaited<ReturnType<typeof renderApp>>;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const sent = ({ api }: App, method: string) =>
  api.requests
    .filter((one) => one.method === method)
    .map(({ path, body }) => [path, body] as const);

const LABELS = ['Nombre', 'CUIT', 'Teléfono', 'Localidad', 'Dirección', 'Email'];

describe('Agregar Cliente', () => {
  it('sends every field, and does not validate the email', async () => {
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

  it('warns about a CUIT with a wrong check digit, and sends it', async () => {
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
});

describe('Editar Cliente', () => {
  const ready = async () => {
    await screen.findByRole('button', { name: 'Guardar Cambios' });
  };

  it('saves a stored CUIT with a wrong check digit without a warning', async () => {
    const app = await renderApp('/clientes/21');
    await ready();
    expect(screen.queryByText('No pasa la verificación: se guarda igual')).not.toBeInTheDocument();
    await app.user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Cliente actualizado')).toBeVisible();
    expect(app.api.db.clientes.get(21)?.identificacion).toBe('30-71234567-0');
  });

  it('keeps the form as it is when newer data arrives', async () => {
    const app = await renderApp('/clientes/7');
    await ready();
    await fill(app.user, field('Nombre'), 'Ana');
    app.api.db.clientes.update(app.api.db.clientes.get(7)!, { nombre: 'Otro', email: 'otro@x.ar' });
    await act(() => app.queryClient.invalidateQueries());
    expect(field('Nombre')).toHaveValue('Ana');
    expect(field('Email')).not.toHaveValue('otro@x.ar');
  });
});
