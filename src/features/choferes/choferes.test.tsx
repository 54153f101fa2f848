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

const FIRST_PAGE = 'Página 1 de 2 — Total choferes: 13';
const LICENCIA = 'Fecha de Vencimiento de Licencia';
const CONTACTO = ['Nombre', 'CUIT', 'Teléfono', 'Localidad', 'Dirección', 'Email'];

const fecha = (name: string) => screen.getByRole('textbox', { name });

async function renderList(options?: Options) {
  const app = await renderApp('/choferes', options);
  await screen.findByText(FIRST_PAGE);
  return app;
}

async function renderEdit(id: number, options?: Options) {
  const app = await renderApp(`/choferes/${id}`, options);
  await screen.findByRole('button', { name: 'Guardar Cambios' });
  return app;
}

describe('/choferes', () => {
  it('shows a page with its columns, the name and the licence alone under 768 px', async () => {
    const { api } = await renderList();
    expect(await title('Choferes')).toBeVisible();
    expect(breadcrumb()).toBe('Inicio/Choferes');
    expect(screen.getByRole('searchbox', { name: 'Buscar Chofer' })).toBeVisible();
    expect(headers()).toEqual(['ID', ...CONTACTO, LICENCIA, 'Fecha Ingreso']);
    const row = api.db.choferes.get(3)!;
    expect(rowOf('Córdoba, Ezequiel')).toEqual([
      '3',
      row.nombre,
      row.identificacion,
      row.telefono,
      row.localidad,
      row.direccion,
      row.email,
      '12/04/2027',
      row.fechaIngreso!.split('-').reverse().join('/'),
    ]);
    setViewportWidth(767);
    expect(headers()).toEqual(['Nombre', LICENCIA]);
  });

  it('marks in words a licence that is past or falls within 30 days', async () => {
    await renderList({
      arrange: ({ db }) => {
        const dates = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-12-20', '2026-12-21', null];
        for (const [i, fechaVencimientoLicencia] of dates.entries()) {
          db.choferes.update(db.choferes.get(i + 1)!, { fechaVencimientoLicencia });
        }
      },
    });
    expect(
      [
        'Aguirre, Walter',
        'Bustos, Néstor Fabián',
        'Córdoba, Ezequiel',
        'Díaz, Ángel',
        'Escudero, Rubén',
        'Funes, Jorge Luis',
      ].map((name) => rowOf(name)[7]),
    ).toEqual([
      '19/11/2026 Vencida',
      '20/11/2026 Vence hoy',
      '21/11/2026 Vence mañana',
      '20/12/2026 Vence en 30 días',
      '21/12/2026',
      '',
    ]);
  });

  it('says what it found nothing for, and that there is nothing', async () => {
    const { user, api } = await renderApp('/choferes?texto=zz');
    expect(await screen.findByText('Ningún chofer coincide con «zz».')).toBeVisible();
    for (const row of [...api.db.choferes.rows]) api.db.choferes.remove(row);
    await user.click(button('Borrar búsqueda'));
    expect(await screen.findByText('Todavía no hay choferes.')).toBeVisible();
  });

  it('that could not be loaded says so in place and in a toast', async () => {
    expectConsole('error', 'HTTPError');
    await renderApp('/choferes', {
      arrange: ({ faults }) => faults.add({ path: '/choferes/', fault: 'status-400-empty' }),
    });
    expect(await main().findByRole('alert')).toHaveTextContent('Error al obtener choferes');
    expect(toastTexts()).toEqual(['Error al obtener choferes']);
  });

  it('asks for exactly one row to edit', async () => {
    const { user, router } = await renderList();
    await user.click(button('Editar Chofer'));
    expect(toastTexts()).toEqual(['No se ha seleccionado ningún chofer']);
    await user.click(tick('Díaz, Ángel'));
    await user.click(tick('Godoy, Matías'));
    await user.click(button('Editar Chofer'));
    expect(toastTexts()).toContain('Seleccioná un solo chofer para editar');
    await user.click(tick('Díaz, Ángel'));
    await user.click(button('Editar Chofer'));
    expect(await screen.findByDisplayValue('Godoy, Matías')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/choferes/7');
  });

  it('does not open a row by a double click', async () => {
    const { user, router } = await renderList();
    await user.dblClick(screen.getByRole('cell', { name: 'Díaz, Ángel' }));
    expect(router.history.location.href).toBe('/admin/choferes');
    expect(tick('Díaz, Ángel')).not.toBeChecked();
    expect(router.state.status).toBe('idle');
  });

  it('deletes what is selected', async () => {
    const { user, api } = await renderList({
      arrange: ({ db }) => {
        for (const hoja of [...db.hojasRuta.rows]) db.hojasRuta.remove(hoja);
      },
    });
    await user.click(button('Eliminar'));
    expect(toastTexts()).toEqual(['Debe seleccionar al menos un chofer']);
    await user.click(tick('Escudero, Rubén'));
    await confirmDelete(user, '¿Eliminar 1 chofer?');
    expect(await screen.findByText('Chofer eliminado')).toBeVisible();
    expect(await screen.findByText('Página 1 de 2 — Total choferes: 12')).toBeVisible();
    expect(sent(api, 'DELETE')).toEqual([['/choferes/5', undefined]]);
  });

  it('tells why it could not delete', async () => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderList({
      arrange: ({ faults }) =>
        faults.add({ method: 'DELETE', path: '/choferes/*', fault: 'status-400-empty' }),
    });
    await user.click(tick('Escudero, Rubén'));
    await user.click(tick('Godoy, Matías'));
    await confirmDelete(user, '¿Eliminar 2 choferes?');
    expect(
      await screen.findByText('Error al eliminar chofer (2 de 2 sin eliminar; eliminados: 0)'),
    ).toBeVisible();
    expect(main().getByText('2 seleccionados')).toBeVisible();
  });
});

describe('/agregar-chofer', () => {
  it('creates one and returns to the list', async () => {
    const { user, api, router } = await renderApp('/agregar-chofer');
    expect(await title('Agregar Chofer')).toBeVisible();
    expect(breadcrumb()).toBe('Inicio/Choferes/Agregar');
    expect(field('Email')).toHaveAttribute('type', 'text');
    await fill(user, field('Nombre'), ' Ñáñez, Celestino ');
    await fill(user, fecha(LICENCIA), '7/3/2027');
    await fill(user, fecha('Fecha Ingreso'), '20/11/2026');
    await user.click(button('Agregar Chofer'));
    expect(await screen.findByText('Chofer agregado')).toBeVisible();
    expect(await screen.findByText('Página 1 de 2 — Total choferes: 14')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/choferes');
    expect(sent(api, 'POST')).toEqual([
      [
        '/choferes/',
        {
          id: 0,
          nombre: 'Ñáñez, Celestino',
          fechaVencimientoLicencia: '2027-03-07',
          fechaIngreso: '2026-11-20',
        },
      ],
    ]);
  });

  it.each([
    ['status-400-empty', undefined, 'Error inesperado'],
    ['status-409', 'Ya existe ese chofer.', 'Ya existe ese chofer.'],
  ] as const)('refused (%s %s) says: %s', async (fault, message, shown) => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderApp('/agregar-chofer', {
      arrange: ({ faults }) => faults.add({ method: 'POST', path: '/choferes/', fault, message }),
    });
    await fill(user, field('Nombre'), 'Ana');
    await user.click(button('Agregar Chofer'));
    expect(await main().findByRole('alert')).toHaveTextContent(shown);
    expect(toastTexts()).toEqual([shown]);
    expect(field('Nombre')).toHaveValue('Ana');
  });
});

describe('/choferes/{id}', () => {
  it('shows one as it is stored, and sends every field', async () => {
    const { user, api } = await renderEdit(3);
    expect(await title('Editar Chofer')).toBeVisible();
    const { id, nombre, identificacion, telefono, localidad, direccion, email, fechaIngreso } =
      api.db.choferes.get(3)!;
    expect(CONTACTO.map((label) => field(label).value)).toEqual([
      nombre,
      identificacion,
      telefono,
      localidad,
      direccion,
      email,
    ]);
    expect(fecha(LICENCIA)).toHaveValue('12/04/2027');
    await fill(user, fecha(LICENCIA), '29/02/2028');
    await fill(user, field('Localidad'), '');
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Chofer actualizado')).toBeVisible();
    expect(await title('Choferes')).toBeVisible();
    expect(sent(api, 'PATCH')).toEqual([
      [
        '/choferes/3',
        {
          id,
          nombre,
          identificacion,
          telefono,
          localidad: '',
          direccion,
          email,
          fechaVencimientoLicencia: '2028-02-29',
          fechaIngreso,
        },
      ],
    ]);
  });

  it('can lose its dates', async () => {
    const { user, api } = await renderEdit(3);
    await fill(user, fecha(LICENCIA), '');
    await fill(user, fecha('Fecha Ingreso'), '');
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Chofer actualizado')).toBeVisible();
    expect(api.db.choferes.get(3)).toMatchObject({
      fechaVencimientoLicencia: null,
      fechaIngreso: null,
    });
  });

  it('does not send an email that is none', async () => {
    const { user, api } = await renderEdit(3);
    await fill(user, field('Email'), 'sin arroba');
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Ingresá un email válido')).toBeVisible();
    expect(sent(api, 'PATCH')).toEqual([]);
  });

  it('refused says so and keeps what was typed', async () => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderEdit(3, {
      arrange: ({ faults }) =>
        faults.add({ method: 'PATCH', path: '/choferes/3', fault: 'status-400-empty' }),
    });
    await fill(user, field('Nombre'), 'Ana');
    await user.click(button('Guardar Cambios'));
    expect(await main().findByRole('alert')).toHaveTextContent('Error al actualizar el chofer');
    expect(field('Nombre')).toHaveValue('Ana');
  });

  it.each([
    ['status-400-empty', 'Error al cargar el chofer'],
    ['status-404', 'Chofer no encontrado'],
  ] as const)('that cannot be loaded (%s) says: %s', async (fault, shown) => {
    expectConsole('error', 'HTTPError');
    await renderApp('/choferes/3', {
      arrange: ({ faults }) => faults.add({ path: '/choferes/3', fault }),
    });
    expect(await main().findByText(shown)).toBeVisible();
    expect(screen.queryByLabelText('Nombre')).not.toBeInTheDocument();
  });
});
