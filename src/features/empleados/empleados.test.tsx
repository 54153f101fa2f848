import { screen, waitFor } from '@testing-library/react';
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

const FIRST_PAGE = 'Página 1 de 3 — Total empleados: 23';
const LICENCIA = 'Fecha Vencimiento Licencia';

const fecha = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const funcion = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Función' });
const labels = () =>
  [
    ...main().getByRole('button', { name: 'Cancelar' }).closest('form')!.querySelectorAll('label'),
  ].map((label) => label.textContent);

async function renderList(options?: Options) {
  const app = await renderApp('/empleados', options);
  await screen.findByText(FIRST_PAGE);
  return app;
}

async function renderEdit(id: number, options?: Options) {
  const app = await renderApp(`/empleados/${id}`, options);
  await screen.findByRole('button', { name: 'Guardar Cambios' });
  return app;
}

describe('/empleados', () => {
  it('shows a page with its columns, four of them under 768 px', async () => {
    const { api } = await renderList();
    expect(await title('Empleados')).toBeVisible();
    expect(breadcrumb()).toBe('Inicio/Empleados');
    expect(screen.getByRole('searchbox', { name: 'Buscar Empleado' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Agregar Empleado' })).toHaveAttribute(
      'href',
      '/admin/agregar-empleado',
    );
    expect(headers()).toEqual([
      'Nombre',
      'Apellido',
      'Función',
      'CUIT',
      'Teléfono',
      'Localidad',
      'Dirección',
      'Email',
      'Fecha Ingreso',
      'Fecha Nacimiento',
      LICENCIA,
    ]);
    const row = api.db.empleados.get(2)!;
    const day = (date: string | null) => date!.split('-').reverse().join('/');
    expect(rowOf('Walter Aguirre')).toEqual([
      'Walter',
      'Aguirre',
      'Chofer',
      row.identificacion,
      row.telefono,
      row.localidad,
      row.direccion,
      row.email,
      day(row.fechaIngreso),
      day(row.fechaNacimiento),
      '20/12/2026 Vence en 30 días',
    ]);
    expect(rowOf('Nicolás Allende').slice(-1)).toEqual(['']);
    setViewportWidth(767);
    expect(headers()).toEqual(['Nombre', 'Apellido', 'Función', 'Teléfono']);
  });

  it('searches', async () => {
    const { user, router } = await renderList();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar Empleado' }), 'zz');
    expect(await screen.findByText('Ningún empleado coincide con «zz».')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/empleados?texto=zz');
  });

  it('says what it found nothing for, and that there is nothing', async () => {
    const { user, api } = await renderApp('/empleados?texto=zz');
    expect(await screen.findByText('Ningún empleado coincide con «zz».')).toBeVisible();
    for (const row of [...api.db.empleados.rows]) api.db.empleados.remove(row);
    await user.click(button('Borrar búsqueda'));
    expect(await screen.findByText('Todavía no hay empleados.')).toBeVisible();
  });

  it('that could not be loaded says so in place and in a toast', async () => {
    expectConsole('error', 'HTTPError');
    await renderApp('/empleados', {
      arrange: ({ faults }) => faults.add({ path: '/v1/empleados/', fault: 'status-400-empty' }),
    });
    expect(await main().findByRole('alert')).toHaveTextContent('Error al obtener empleados');
    expect(toastTexts()).toEqual(['Error al obtener empleados']);
  });

  it('asks for exactly one row to edit', async () => {
    const { user, router } = await renderList();
    await user.click(button('Editar Empleado'));
    expect(toastTexts()).toEqual(['No se ha seleccionado ningún empleado']);
    await user.click(tick('Walter Aguirre'));
    await user.click(tick('Mariana Abregú'));
    await user.click(button('Editar Empleado'));
    expect(toastTexts()).toContain('Seleccioná un solo empleado para editar');
    await user.click(button('Deseleccionar todo'));
    await user.dblClick(screen.getByRole('cell', { name: 'Aguirre' }));
    expect(await screen.findByDisplayValue('Aguirre')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/empleados/2');
  });

  it('deletes what is selected, one call each', async () => {
    const { user, api } = await renderList();
    await user.click(button('Eliminar'));
    expect(toastTexts()).toEqual(['Debe seleccionar al menos un empleado']);
    await user.click(tick('Mariana Abregú'));
    await confirmDelete(user, '¿Eliminar 1 empleado?');
    expect(await screen.findByText('Empleado eliminado')).toBeVisible();
    expect(await screen.findByText('Página 1 de 3 — Total empleados: 22')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(tick('Walter Aguirre'));
    await user.click(tick('Nicolás Allende'));
    await confirmDelete(user, '¿Eliminar 2 empleados?');
    expect(await screen.findByText('Empleado eliminado (2)')).toBeVisible();
    expect(sent(api, 'DELETE').map(([path]) => path)).toEqual([
      '/v1/empleados/1',
      '/v1/empleados/2',
      '/v1/empleados/3',
    ]);
  });

  it('tells that it could not delete', async () => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderList({
      arrange: ({ faults }) =>
        faults.add({ method: 'DELETE', path: '*', fault: 'status-400-empty' }),
    });
    await user.click(tick('Walter Aguirre'));
    await confirmDelete(user, '¿Eliminar 1 empleado?');
    expect(await screen.findByText('Error al eliminar empleado')).toBeVisible();
    expect(main().getByText('1 seleccionado')).toBeVisible();
  });
});

describe('/agregar-empleado', () => {
  const WITHOUT_LICENCE = [
    'Nombre',
    'Apellido',
    'Función',
    'CUIT',
    'Teléfono',
    'Localidad',
    'Dirección',
    'Email',
    'Fecha Ingreso',
    'Fecha Nacimiento',
  ];

  it('begins without a function, and asks for a licence of drivers alone', async () => {
    const { user } = await renderApp('/agregar-empleado');
    expect(await title('Agregar Empleado')).toBeVisible();
    expect(breadcrumb()).toBe('Inicio/Empleados/Agregar');
    expect(funcion()).toHaveDisplayValue('Sin asignar');
    expect([...funcion().options].map(({ text }) => text)).toEqual([
      'Chofer',
      'Administrativo',
      'Sin asignar',
    ]);
    expect(labels()).toEqual(WITHOUT_LICENCE);
    await user.selectOptions(funcion(), 'Chofer');
    expect(labels()).toEqual([
      ...WITHOUT_LICENCE.slice(0, 3),
      LICENCIA,
      ...WITHOUT_LICENCE.slice(3),
    ]);
    await user.selectOptions(funcion(), 'Administrativo');
    expect(labels()).toEqual(WITHOUT_LICENCE);
  });

  it('forgets the licence once Administrativo is chosen, and keeps it otherwise', async () => {
    const { user } = await renderApp('/agregar-empleado');
    await user.selectOptions(funcion(), 'Chofer');
    await fill(user, fecha(LICENCIA), '20/12/2027');
    await user.selectOptions(funcion(), 'Sin asignar');
    await user.selectOptions(funcion(), 'Chofer');
    expect(fecha(LICENCIA)).toHaveValue('20/12/2027');
    await user.selectOptions(funcion(), 'Administrativo');
    await user.selectOptions(funcion(), 'Chofer');
    expect(fecha(LICENCIA)).toHaveValue('');
  });

  it('creates a driver and returns to the list', async () => {
    const { user, api, router } = await renderApp('/agregar-empleado');
    await fill(user, field('Nombre'), ' Celestina ');
    await fill(user, field('Apellido'), 'Ñáñez');
    await user.selectOptions(funcion(), 'Chofer');
    await fill(user, fecha(LICENCIA), '7/3/2027');
    await fill(user, fecha('Fecha Nacimiento'), '29/02/1980');
    await user.click(button('Crear Empleado'));
    expect(await screen.findByText('Empleado agregado')).toBeVisible();
    expect(await screen.findByText('Página 1 de 3 — Total empleados: 24')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/empleados');
    expect(sent(api, 'POST')).toEqual([
      [
        '/v1/empleados/',
        {
          id: 0,
          nombre: 'Celestina',
          apellido: 'Ñáñez',
          tipoId: 1,
          fechaVencimientoLicencia: '2027-03-07',
          fechaNacimiento: '1980-02-29',
        },
      ],
    ]);
  });

  it.each([
    ['status-400-empty', undefined, 'Error inesperado'],
    ['status-409', 'Ya existe ese empleado.', 'Ya existe ese empleado.'],
  ] as const)('refused (%s %s) says: %s', async (fault, message, shown) => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderApp('/agregar-empleado', {
      arrange: ({ faults }) => faults.add({ method: 'POST', path: '*', fault, message }),
    });
    await fill(user, field('Nombre'), 'Ana');
    await user.click(button('Crear Empleado'));
    expect(await main().findByRole('alert')).toHaveTextContent(shown);
    expect(toastTexts()).toEqual([shown]);
    expect(field('Nombre')).toHaveValue('Ana');
  });

  it('is left by Cancelar', async () => {
    const { user, api, router } = await renderApp('/agregar-empleado');
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(await title('Empleados')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/empleados');
    expect(sent(api, 'POST')).toEqual([]);
  });
});

describe('/empleados/{id}', () => {
  it('shows one as it is stored, and sends every field', async () => {
    const { user, api, router } = await renderEdit(2);
    const stored = api.db.empleados.get(2)!;
    expect(await title('Editar Empleado')).toBeVisible();
    expect(breadcrumb()).toBe('Inicio/Empleados/Editar');
    expect(field('Nombre')).toHaveValue('Walter');
    expect(field('Apellido')).toHaveValue('Aguirre');
    expect(funcion()).toHaveDisplayValue('Chofer');
    expect(fecha(LICENCIA)).toHaveValue('20/12/2026');
    expect(field('Email')).toHaveAttribute('type', 'email');
    await fill(user, field('Teléfono'), '');
    await fill(user, fecha('Fecha Ingreso'), '29/02/2016');
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Empleado actualizado')).toBeVisible();
    expect(await title('Empleados')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/empleados');
    expect(sent(api, 'PATCH')).toEqual([
      [
        '/v1/empleados/2',
        {
          id: 2,
          nombre: 'Walter',
          apellido: 'Aguirre',
          identificacion: stored.identificacion,
          telefono: '',
          localidad: stored.localidad,
          direccion: stored.direccion,
          email: stored.email,
          tipoId: 1,
          fechaIngreso: '2016-02-29',
          fechaNacimiento: stored.fechaNacimiento,
          fechaVencimientoLicencia: '2026-12-20',
        },
      ],
    ]);
  });

  it('of an Administrativo sends the licence empty', async () => {
    const { user, api } = await renderEdit(2);
    await user.selectOptions(funcion(), 'Administrativo');
    expect(screen.queryByRole('textbox', { name: LICENCIA })).not.toBeInTheDocument();
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Empleado actualizado')).toBeVisible();
    expect(sent(api, 'PATCH')[0]?.[1]).toMatchObject({ tipoId: 2, fechaVencimientoLicencia: '' });
    expect(api.db.empleados.get(2)).toMatchObject({ tipoId: 2, fechaVencimientoLicencia: null });
  });

  it('does not send an email that is none', async () => {
    const { user, api } = await renderEdit(2);
    await fill(user, field('Email'), 'sin arroba');
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Ingresá un email válido')).toBeVisible();
    expect(sent(api, 'PATCH')).toEqual([]);
  });

  it('refused says so on the page and keeps what was typed', async () => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderEdit(2, {
      arrange: ({ faults }) =>
        faults.add({ method: 'PATCH', path: '*', fault: 'status-400-empty' }),
    });
    await fill(user, field('Nombre'), 'Ana');
    await user.click(button('Guardar Cambios'));
    expect(await main().findByRole('alert')).toHaveTextContent('Error al actualizar el empleado');
    expect(toastTexts()).toEqual(['Error al actualizar el empleado']);
    expect(field('Nombre')).toHaveValue('Ana');
  });

  it.each(['status-400-empty', 'status-404', 'html'] as const)(
    'that cannot be loaded (%s) says so in place of the form',
    async (fault) => {
      expectConsole('error', /./);
      await renderApp('/empleados/2', {
        arrange: ({ faults }) => faults.add({ path: '/v1/empleados/2', fault }),
      });
      expect(await main().findByText('Error al cargar el empleado')).toBeVisible();
      expect(screen.queryByLabelText('Nombre')).not.toBeInTheDocument();
    },
  );
});
