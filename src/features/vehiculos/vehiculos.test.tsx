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

const FIRST_PAGE = 'Página 1 de 2 — Total vehículos: 14';
const FECHAS = ['Fecha Técnica', 'Fecha Seguro', 'Fecha Matafuego', 'Fecha Ruta'];

const fecha = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function renderList(options?: Options) {
  const app = await renderApp('/vehiculos', options);
  await screen.findByText(FIRST_PAGE);
  return app;
}

async function renderEdit(id: number, options?: Options) {
  const app = await renderApp(`/vehiculos/${id}`, options);
  await screen.findByRole('button', { name: 'Guardar Cambios' });
  return app;
}

describe('/vehiculos', () => {
  it('shows a page with its columns, at any width', async () => {
    await renderList();
    expect(await title('Vehículos')).toBeVisible();
    expect(breadcrumb()).toBe('Inicio/Vehículos');
    expect(screen.getByRole('searchbox', { name: 'Buscar Vehículo' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Agregar Vehículo' })).toHaveAttribute(
      'href',
      '/admin/agregar-vehiculo',
    );
    expect(headers()).toEqual(['Vehículo', 'Patente', ...FECHAS]);
    setViewportWidth(390);
    expect(headers()).toEqual(['Vehículo', 'Patente', ...FECHAS]);
  });

  it('marks in words each date that is past or falls within 30 days', async () => {
    await renderList({
      arrange: ({ db }) => {
        db.vehiculos.update(db.vehiculos.get(1)!, {
          fechaTecnica: '2026-11-19',
          fechaSeguro: '2026-11-20',
          fechaMatafuego: '2026-12-20',
          fechaRuta: '2026-12-21',
        });
        db.vehiculos.update(db.vehiculos.get(3)!, {
          fechaTecnica: null,
          fechaSeguro: null,
          fechaMatafuego: null,
          fechaRuta: null,
        });
      },
    });
    expect(rowOf('Iveco Daily 35S14')).toEqual([
      'Iveco Daily 35S14',
      'AB 123 CD',
      '19/11/2026 Vencida',
      '20/11/2026 Vence hoy',
      '20/12/2026 Vence en 30 días',
      '21/12/2026',
    ]);
    expect(rowOf('Mercedes-Benz Accelo 815').slice(2)).toEqual(['', '', '', '']);
  });

  it('searches', async () => {
    const { user, router } = await renderList();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar Vehículo' }), 'zz');
    expect(await screen.findByText('Ningún vehículo coincide con «zz».')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/vehiculos?texto=zz');
  });

  it('says what it found nothing for, and that there is nothing', async () => {
    const { user, api } = await renderApp('/vehiculos?texto=zz');
    expect(await screen.findByText('Ningún vehículo coincide con «zz».')).toBeVisible();
    for (const row of [...api.db.vehiculos.rows]) api.db.vehiculos.remove(row);
    await user.click(button('Borrar búsqueda'));
    expect(await screen.findByText('Todavía no hay vehículos.')).toBeVisible();
  });

  it('that could not be loaded says so in place and in a toast', async () => {
    expectConsole('error', 'HTTPError');
    await renderApp('/vehiculos', {
      arrange: ({ faults }) => faults.add({ path: '/v1/vehiculos/', fault: 'status-400-empty' }),
    });
    expect(await main().findByRole('alert')).toHaveTextContent('Error al obtener vehículos');
    expect(toastTexts()).toEqual(['Error al obtener vehículos']);
  });

  it('asks for exactly one row to edit', async () => {
    const { user, router } = await renderList();
    await user.click(button('Editar Vehículo'));
    expect(toastTexts()).toEqual(['No se ha seleccionado ningún vehículo']);
    await user.click(tick('Citroën Jumper'));
    await user.click(tick('Ford Cargo 1722'));
    await user.click(button('Editar Vehículo'));
    expect(toastTexts()).toContain('Seleccioná un solo vehículo para editar');
    await user.click(tick('Citroën Jumper'));
    await user.click(button('Editar Vehículo'));
    expect(await screen.findByDisplayValue('Ford Cargo 1722')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/vehiculos/4');
  });

  it('opens a row by a double click, and Cancelar comes back to the list as it was', async () => {
    const { user, router } = await renderApp('/vehiculos?texto=iveco');
    await user.dblClick(await screen.findByRole('cell', { name: 'Iveco Daily 35S14' }));
    expect(await screen.findByDisplayValue('Iveco Daily 35S14')).toBeVisible();
    await user.click(button('Cancelar'));
    expect(await title('Vehículos')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/vehiculos?texto=iveco');
  });

  it('deletes what is selected', async () => {
    const { user, api } = await renderList({
      arrange: ({ db }) => {
        for (const hoja of [...db.hojasRuta.rows]) db.hojasRuta.remove(hoja);
      },
    });
    await user.click(button('Eliminar'));
    expect(toastTexts()).toEqual(['Debe seleccionar al menos un vehículo']);
    await user.click(tick('Ford Cargo 1722'));
    await confirmDelete(user, '¿Eliminar 1 vehículo?');
    expect(await screen.findByText('Vehiculo eliminado')).toBeVisible();
    expect(await screen.findByText('Página 1 de 2 — Total vehículos: 13')).toBeVisible();
    expect(sent(api, 'DELETE')).toEqual([['/v1/vehiculos/4', undefined]]);
  });

  it('tells why it could not delete', async () => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderList({
      arrange: ({ faults }) =>
        faults.add({ method: 'DELETE', path: '/v1/vehiculos/*', fault: 'status-400-empty' }),
    });
    await user.click(tick('Ford Cargo 1722'));
    await user.click(tick('Citroën Jumper'));
    await confirmDelete(user, '¿Eliminar 2 vehículos?');
    expect(
      await screen.findByText('Error al eliminar vehículo (2 de 2 sin eliminar; eliminados: 0)'),
    ).toBeVisible();
    expect(main().getByText('2 seleccionados')).toBeVisible();
  });
});

describe('/agregar-vehiculo', () => {
  it('creates one and returns to the list', async () => {
    const { user, api, router } = await renderApp('/agregar-vehiculo');
    expect(await title('Agregar Vehículo')).toBeVisible();
    expect(breadcrumb()).toBe('Inicio/Vehículos/Agregar');
    await fill(user, field('Vehículo'), ' Ñandú 300 ');
    await fill(user, field('Patente'), '  ');
    await fill(user, fecha('Fecha Técnica'), '7/3/2027');
    await fill(user, fecha('Fecha Ruta'), '29/02/2028');
    await user.click(button('Agregar Vehículo'));
    expect(await screen.findByText('Vehículo agregado')).toBeVisible();
    expect(await screen.findByText('Página 1 de 2 — Total vehículos: 15')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/vehiculos');
    expect(sent(api, 'POST')).toEqual([
      [
        '/v1/vehiculos/',
        { id: 0, vehiculo: 'Ñandú 300', fechaTecnica: '2027-03-07', fechaRuta: '2028-02-29' },
      ],
    ]);
  });

  it('may be sent with nothing filled in', async () => {
    const { user, api } = await renderApp('/agregar-vehiculo');
    await user.click(await screen.findByRole('button', { name: 'Agregar Vehículo' }));
    expect(await screen.findByText('Vehículo agregado')).toBeVisible();
    expect(sent(api, 'POST')).toEqual([['/v1/vehiculos/', { id: 0 }]]);
  });

  it.each([
    ['status-400-empty', undefined, 'Error inesperado'],
    ['status-409', 'Ya existe esa patente.', 'Ya existe esa patente.'],
  ] as const)('refused (%s %s) says: %s', async (fault, message, shown) => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderApp('/agregar-vehiculo', {
      arrange: ({ faults }) => faults.add({ method: 'POST', path: '*', fault, message }),
    });
    await fill(user, field('Vehículo'), 'Ñandú');
    await user.click(button('Agregar Vehículo'));
    expect(await main().findByRole('alert')).toHaveTextContent(shown);
    expect(toastTexts()).toEqual([shown]);
    expect(field('Vehículo')).toHaveValue('Ñandú');
  });
});

describe('/vehiculos/{id}', () => {
  it('shows one as it is stored, and sends every field', async () => {
    const { user, api } = await renderEdit(2);
    const stored = api.db.vehiculos.get(2)!;
    expect(await title('Editar Vehículo')).toBeVisible();
    expect(breadcrumb()).toBe('Inicio/Vehículos/Editar');
    expect(field('Vehículo')).toHaveValue('Mercedes-Benz Sprinter 516');
    expect(field('Patente')).toHaveValue('AC 845 KL');
    expect(FECHAS.map((label) => fecha(label).value)).toEqual(
      [stored.fechaTecnica, stored.fechaSeguro, stored.fechaMatafuego, stored.fechaRuta].map(
        (date) => date!.split('-').reverse().join('/'),
      ),
    );
    await fill(user, fecha('Fecha Seguro'), '29/02/2028');
    await fill(user, fecha('Fecha Ruta'), '');
    await fill(user, field('Patente'), '');
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Vehículo editado')).toBeVisible();
    expect(await title('Vehículos')).toBeVisible();
    expect(sent(api, 'PATCH')).toEqual([
      [
        '/v1/vehiculos/2',
        {
          id: 2,
          vehiculo: 'Mercedes-Benz Sprinter 516',
          patente: '',
          fechaTecnica: stored.fechaTecnica,
          fechaSeguro: '2028-02-29',
          fechaMatafuego: stored.fechaMatafuego,
          fechaRuta: '',
        },
      ],
    ]);
    expect(api.db.vehiculos.get(2)).toMatchObject({ patente: null, fechaRuta: null });
  });

  it('refused says so and keeps what was typed', async () => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderEdit(2, {
      arrange: ({ faults }) =>
        faults.add({ method: 'PATCH', path: '*', fault: 'status-400-empty' }),
    });
    await fill(user, field('Vehículo'), 'Ñandú');
    await user.click(button('Guardar Cambios'));
    expect(await main().findByRole('alert')).toHaveTextContent('Error al editar vehículo');
    expect(toastTexts()).toEqual(['Error al editar vehículo']);
    expect(field('Vehículo')).toHaveValue('Ñandú');
  });

  it.each([
    ['status-400-empty', 'Error al cargar el vehículo'],
    ['status-404', 'Vehículo no encontrado'],
  ] as const)('that cannot be loaded (%s) says: %s', async (fault, shown) => {
    expectConsole('error', 'HTTPError');
    await renderApp('/vehiculos/2', {
      arrange: ({ faults }) => faults.add({ path: '/v1/vehiculos/2', fault }),
    });
    expect(await main().findByText(shown)).toBeVisible();
    expect(screen.queryByLabelText('Vehículo')).not.toBeInTheDocument();
  });
});
