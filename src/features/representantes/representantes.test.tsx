import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../test/console';
import { fill } from '../../../test/fields';
import { renderApp } from '../../../test/render-app';
import {
  breadcrumb,
  button,
  confirmDelete,
  field,
  headers,
  main,
  rowOf,
  sent,
  tick,
  title,
} from '../../../test/screen';
import { toastTexts } from '../../../test/toasts';
import { setViewportWidth } from '../../../test/viewport';

type Options = Parameters<typeof renderApp>[1];

const FIRST_PAGE = 'Página 1 de 2 — Total representantes: 12';
const LABELS = ['Nombre', 'CUIT', 'Teléfono', 'Localidad', 'Dirección', 'Email'];

async function renderList(options?: Options) {
  const app = await renderApp('/representantes', options);
  await screen.findByText(FIRST_PAGE);
  return app;
}

async function renderEdit(id: number, options?: Options) {
  const app = await renderApp(`/representantes/${id}`, options);
  await screen.findByRole('button', { name: 'Guardar Cambios' });
  return app;
}

describe('/representantes', () => {
  it('shows a page with its columns, Nombre and Teléfono alone under 768 px', async () => {
    const { api } = await renderList();
    expect(await title('Representantes')).toBeVisible();
    expect(breadcrumb()).toBe('Inicio/Representantes');
    expect(screen.getByRole('searchbox', { name: 'Buscar Representante' })).toBeVisible();
    expect(headers()).toEqual(LABELS);
    const row = api.db.representantes.get(5)!;
    expect(rowOf('Giménez, Oscar')).toEqual([
      'Giménez, Oscar',
      row.identificacion,
      row.telefono,
      row.localidad,
      row.direccion,
      row.email,
    ]);
    setViewportWidth(767);
    expect(headers()).toEqual(['Nombre', 'Teléfono']);
  });

  it('says what it found nothing for, and that there is nothing', async () => {
    const { user, api } = await renderApp('/representantes?texto=zz');
    expect(await screen.findByText('Ningún representante coincide con «zz».')).toBeVisible();
    for (const row of [...api.db.representantes.rows]) api.db.representantes.remove(row);
    await user.click(button('Borrar búsqueda'));
    expect(await screen.findByText('Todavía no hay representantes.')).toBeVisible();
  });

  it('that could not be loaded says so in place and in a toast', async () => {
    expectConsole('error', 'HTTPError');
    await renderApp('/representantes', {
      arrange: ({ faults }) => faults.add({ path: '/representantes/', fault: 'status-400-empty' }),
    });
    expect(await main().findByRole('alert')).toHaveTextContent('Error al obtener representantes');
    expect(toastTexts()).toEqual(['Error al obtener representantes']);
  });

  it('asks for exactly one row to edit, which a double click opens too', async () => {
    const { user, router } = await renderList();
    await user.click(button('Editar Representante'));
    expect(toastTexts()).toEqual(['No se ha seleccionado ningún representante']);
    await user.click(tick('Giménez, Oscar'));
    await user.click(tick('López, Estela Maris'));
    await user.click(button('Editar Representante'));
    expect(toastTexts()).toContain('Seleccioná un solo representante para editar');
    await user.dblClick(screen.getByRole('cell', { name: 'Giménez, Oscar' }));
    expect(await screen.findByDisplayValue('Giménez, Oscar')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/representantes/5');
  });

  it('deletes what is selected', async () => {
    const { user, api } = await renderList({
      arrange: ({ db }) => {
        for (const movimiento of [...db.movimientos.rows]) db.movimientos.remove(movimiento);
        for (const hoja of [...db.hojasRuta.rows]) db.hojasRuta.remove(hoja);
      },
    });
    await user.click(button('Eliminar'));
    expect(toastTexts()).toEqual(['Debe seleccionar al menos un representante']);
    await user.click(tick('Giménez, Oscar'));
    await confirmDelete(user, '¿Eliminar 1 representante?');
    expect(await screen.findByText('Representante eliminado')).toBeVisible();
    expect(await screen.findByText('Página 1 de 2 — Total representantes: 11')).toBeVisible();
    expect(sent(api, 'DELETE')).toEqual([['/representantes/5', undefined]]);
  });

  it('tells why it could not delete', async () => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderList({
      arrange: ({ faults }) =>
        faults.add({ method: 'DELETE', path: '/representantes/*', fault: 'status-400-empty' }),
    });
    await user.click(tick('Giménez, Oscar'));
    await user.click(tick('López, Estela Maris'));
    await confirmDelete(user, '¿Eliminar 2 representantes?');
    expect(
      await screen.findByText(
        'Error al eliminar representante (2 de 2 sin eliminar; eliminados: 0)',
      ),
    ).toBeVisible();
    expect(main().getByText('2 seleccionados')).toBeVisible();
  });
});

describe('/agregar-representante', () => {
  it('creates one and returns to the list', async () => {
    const { user, api, router } = await renderApp('/agregar-representante');
    expect(await title('Agregar Representante')).toBeVisible();
    expect(breadcrumb()).toBe('Inicio/Representantes/Agregar');
    expect(field('Email')).toHaveAttribute('type', 'text');
    await fill(user, field('Nombre'), ' Expreso Ñandú ');
    await fill(user, field('Teléfono'), '358 412-3456');
    await user.click(button('Agregar Representante'));
    expect(await screen.findByText('Representante agregado')).toBeVisible();
    expect(await screen.findByText('Página 1 de 2 — Total representantes: 13')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/representantes');
    expect(sent(api, 'POST')).toEqual([
      ['/representantes/', { id: 0, nombre: 'Expreso Ñandú', telefono: '358 412-3456' }],
    ]);
  });

  it.each([
    ['status-400-empty', undefined, 'Error inesperado'],
    ['status-409', 'Ya existe ese representante.', 'Ya existe ese representante.'],
  ] as const)('refused (%s %s) says: %s', async (fault, message, shown) => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderApp('/agregar-representante', {
      arrange: ({ faults }) =>
        faults.add({ method: 'POST', path: '/representantes/', fault, message }),
    });
    await fill(user, field('Nombre'), 'Ana');
    await user.click(button('Agregar Representante'));
    expect(await main().findByRole('alert')).toHaveTextContent(shown);
    expect(toastTexts()).toEqual([shown]);
    expect(field('Nombre')).toHaveValue('Ana');
  });
});

describe('/representantes/{id}', () => {
  it('shows one as it is stored, and sends every field', async () => {
    const { user, api } = await renderEdit(4);
    expect(await title('Editar Representante')).toBeVisible();
    const { id, nombre, identificacion, telefono, localidad, direccion } =
      api.db.representantes.get(4)!;
    expect(LABELS.map((label) => field(label).value)).toEqual([
      nombre,
      identificacion,
      telefono,
      localidad,
      direccion,
      '',
    ]);
    await fill(user, field('Localidad'), '');
    await fill(user, field('Email'), 'hola@example.com');
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Representante actualizado')).toBeVisible();
    expect(await title('Representantes')).toBeVisible();
    expect(sent(api, 'PATCH')).toEqual([
      [
        '/representantes/4',
        {
          id,
          nombre,
          identificacion,
          telefono,
          localidad: '',
          direccion,
          email: 'hola@example.com',
        },
      ],
    ]);
  });

  it('does not send an email that is none', async () => {
    const { user, api } = await renderEdit(4);
    await fill(user, field('Email'), 'sin arroba');
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Ingresá un email válido')).toBeVisible();
    expect(sent(api, 'PATCH')).toEqual([]);
  });

  it('refused says so and keeps what was typed', async () => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderEdit(4, {
      arrange: ({ faults }) =>
        faults.add({ method: 'PATCH', path: '/representantes/4', fault: 'status-400-empty' }),
    });
    await fill(user, field('Nombre'), 'Ana');
    await user.click(button('Guardar Cambios'));
    expect(await main().findByRole('alert')).toHaveTextContent(
      'Error al actualizar el representante',
    );
    expect(field('Nombre')).toHaveValue('Ana');
  });

  it.each([
    ['status-400-empty', 'Error al cargar el representante'],
    ['status-404', 'Representante no encontrado'],
  ] as const)('that cannot be loaded (%s) says: %s', async (fault, shown) => {
    expectConsole('error', 'HTTPError');
    await renderApp('/representantes/4', {
      arrange: ({ faults }) => faults.add({ path: '/representantes/4', fault }),
    });
    expect(await main().findByText(shown)).toBeVisible();
    expect(screen.queryByLabelText('Nombre')).not.toBeInTheDocument();
  });
});
