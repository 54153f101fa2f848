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
  released,
  rowOf,
  sent,
  tick,
  title,
} from '../../../test/screen';
import { toastTexts } from '../../../test/toasts';
import { setViewportWidth } from '../../../test/viewport';

type Options = Parameters<typeof renderApp>[1];

const FIRST_PAGE = 'Página 1 de 2 — Total servicios: 15';

const toggle = (name: string) => screen.getByRole('switch', { name });

async function renderList(options?: Options) {
  const app = await renderApp('/servicios', options);
  await screen.findByText(FIRST_PAGE);
  return app;
}

async function renderEdit(id: number, options?: Options) {
  const app = await renderApp(`/servicios/${id}`, options);
  await screen.findByRole('button', { name: 'Guardar Cambios' });
  return app;
}

describe('/servicios', () => {
  it('shows a page with its columns, name and rate alone under 768 px', async () => {
    await renderList();
    expect(await title('Servicios')).toBeVisible();
    expect(breadcrumb()).toBe('Inicio/Servicios');
    expect(screen.getByRole('searchbox', { name: 'Buscar Servicio' })).toBeVisible();
    expect(headers()).toEqual([
      'Nombre',
      'Precio',
      'Porcentaje',
      'Descripción',
      'Com. Contrareembolso',
      'Porcentaje Comisión',
    ]);
    setViewportWidth(767);
    expect(headers()).toEqual(['Nombre', 'Precio', 'Porcentaje']);
  });

  it('shows what each charges, a price or a percentage, and its commission', async () => {
    await renderList();
    for (const [nombre, ...cells] of [
      ['Encomienda mediana', '$ 5.200,50', '', 'De 5 a 15 kg', 'No', ''],
      ['Carga general', '', '3,33 %', '', 'No', ''],
      ['Contrareembolso por valor', '', '8 %', '', 'Si', '3,5 %'],
      ['Contrareembolso sin comisión', '$ 3.900,00', '', '', 'Si', '0 %'],
      ['A convenir', '', '', 'Sin tarifa: el flete se escribe a mano', 'No', ''],
    ] as const) {
      expect(rowOf(nombre)).toEqual([nombre, ...cells]);
    }
  });

  it('says what it found nothing for, and that there is nothing', async () => {
    const { user, api } = await renderApp('/servicios?texto=zz');
    expect(await screen.findByText('Ningún servicio coincide con «zz».')).toBeVisible();
    for (const row of [...api.db.servicios.rows]) api.db.servicios.remove(row);
    await user.click(button('Borrar búsqueda'));
    expect(await screen.findByText('Todavía no hay servicios.')).toBeVisible();
  });

  it('that could not be loaded says so in place and in a toast', async () => {
    expectConsole('error', 'HTTPError');
    await renderApp('/servicios', {
      arrange: ({ faults }) => faults.add({ path: '/servicios/', fault: 'status-400-empty' }),
    });
    expect(await main().findByRole('alert')).toHaveTextContent('Error al obtener servicios');
    expect(toastTexts()).toEqual(['Error al obtener servicios']);
  });

  it('asks for exactly one row to edit, which a double click opens too', async () => {
    const { user, router } = await renderList();
    await user.click(button('Editar Servicio'));
    expect(toastTexts()).toEqual(['No se ha seleccionado ningún servicio']);
    await user.click(tick('Carga general'));
    await user.click(tick('A convenir'));
    await user.click(button('Editar Servicio'));
    expect(toastTexts()).toContain('Seleccioná un solo servicio para editar');
    await user.dblClick(screen.getByRole('cell', { name: 'Carga general' }));
    expect(await screen.findByDisplayValue('Carga general')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/servicios/8');
  });

  it('deletes what is selected', async () => {
    const { user, api } = await renderList({
      arrange: ({ db }) => {
        for (const movimiento of [...db.movimientos.rows]) db.movimientos.remove(movimiento);
      },
    });
    await user.click(button('Eliminar'));
    expect(toastTexts()).toEqual(['No se ha seleccionado ningún servicio']);
    await user.click(tick('A convenir'));
    await confirmDelete(user, '¿Eliminar 1 servicio?');
    expect(await screen.findByText('Servicio eliminado')).toBeVisible();
    expect(await screen.findByText('Página 1 de 2 — Total servicios: 14')).toBeVisible();
    expect(sent(api, 'DELETE')).toEqual([['/servicios/14', undefined]]);
  });

  it('tells why it could not delete', async () => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderList({
      arrange: ({ faults }) =>
        faults.add({ method: 'DELETE', path: '/servicios/*', fault: 'status-400-empty' }),
    });
    await user.click(tick('A convenir'));
    await confirmDelete(user, '¿Eliminar 1 servicio?');
    expect(await screen.findByText('Error al eliminar servicio')).toBeVisible();
    expect(main().getByText('1 seleccionado')).toBeVisible();
  });
});

describe('/agregar-servicio', () => {
  it('creates one with a price, texts trimmed, and returns to the list', async () => {
    const { user, api, router } = await renderApp('/agregar-servicio');
    expect(await title('Agregar Servicio')).toBeVisible();
    expect(breadcrumb()).toBe('Inicio/Servicios/Agregar');
    await fill(user, field('Nombre'), ' Bulto frágil ');
    await fill(user, field('Descripción'), ' Con cuidado ');
    await fill(user, field('Precio'), '1234,5');
    expect(field('Precio')).toHaveValue('1.234,50');
    await user.click(button('Agregar Servicio'));
    expect(await screen.findByText('Servicio agregado')).toBeVisible();
    expect(await screen.findByText('Página 1 de 2 — Total servicios: 16')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/servicios');
    expect(sent(api, 'POST')).toEqual([
      [
        '/servicios/',
        {
          nombre: 'Bulto frágil',
          descripcion: 'Con cuidado',
          precio: 1234.5,
          contrareembolso: false,
        },
      ],
    ]);
  });

  it('takes percentages as fractions, shows what they amount to, and sends them as typed', async () => {
    const { user, api } = await renderApp('/agregar-servicio');
    await fill(user, field('Nombre'), 'Por valor');
    expect(toggle('Usar Porcentaje')).not.toBeChecked();
    await user.click(toggle('Usar Porcentaje'));
    await user.click(toggle('Comisión Contrareembolso'));
    expect(screen.queryByLabelText('Precio')).not.toBeInTheDocument();

    const rate = field('Porcentaje (como fracción)');
    expect(rate).toHaveAccessibleDescription('Por ejemplo, 0,1 es 10\u00a0%');
    await fill(user, rate, '0.1');
    expect(rate).toHaveValue('0,1');
    expect(rate).toHaveAccessibleDescription('= 10\u00a0%');

    const commission = field('Porcentaje Comisión (como fracción)');
    await fill(user, commission, '10');
    expect(commission).toHaveAccessibleDescription('= 1.000\u00a0%: es más que el 100\u00a0%');
    expect(commission).toBeValid();

    await user.click(button('Agregar Servicio'));
    expect(await screen.findByText('Servicio agregado')).toBeVisible();
    expect(sent(api, 'POST').map(([, body]) => body)).toEqual([
      {
        nombre: 'Por valor',
        porcentaje: 0.1,
        contrareembolso: true,
        porcentajeContrareembolso: 10,
      },
    ]);
  });

  it('loses nothing that was typed in the other mode, and sends only what is in use', async () => {
    const { user, api } = await renderApp('/agregar-servicio');
    await fill(user, field('Nombre'), 'X');
    await fill(user, field('Precio'), '99,9');
    await user.click(toggle('Usar Porcentaje'));
    await fill(user, field('Porcentaje (como fracción)'), '0,07');
    await user.click(toggle('Comisión Contrareembolso'));
    await fill(user, field('Porcentaje Comisión (como fracción)'), '0,05');
    await user.click(toggle('Comisión Contrareembolso'));
    expect(screen.queryByLabelText(/^Porcentaje Comisión/)).not.toBeInTheDocument();
    await user.click(toggle('Usar Porcentaje'));
    expect(field('Precio')).toHaveValue('99,90');
    await user.click(toggle('Usar Porcentaje'));
    expect(field('Porcentaje (como fracción)')).toHaveValue('0,07');
    await user.click(toggle('Comisión Contrareembolso'));
    expect(field('Porcentaje Comisión (como fracción)')).toHaveValue('0,05');
    await user.click(toggle('Comisión Contrareembolso'));
    await user.click(button('Agregar Servicio'));
    expect(await screen.findByText('Servicio agregado')).toBeVisible();
    expect(sent(api, 'POST').map(([, body]) => body)).toEqual([
      { nombre: 'X', porcentaje: 0.07, contrareembolso: false },
    ]);
  });

  it('marks what is no amount, and sends nothing', async () => {
    const { user, api } = await renderApp('/agregar-servicio');
    await fill(user, field('Precio'), 'mil');
    await user.click(toggle('Comisión Contrareembolso'));
    await fill(user, field('Porcentaje Comisión (como fracción)'), '0,12345');
    await user.click(button('Agregar Servicio'));
    expect(await screen.findByText('Ingresá un importe válido')).toBeVisible();
    expect(screen.getByText('Hasta 4 decimales')).toBeVisible();
    expect(field('Precio')).toBeInvalid();
    await waitFor(() => expect(field('Precio')).toHaveFocus());
    expect(sent(api, 'POST')).toEqual([]);
  });

  it.each([
    ['status-400-empty', undefined, 'Error inesperado'],
    ['status-409', 'Ya existe ese servicio.', 'Ya existe ese servicio.'],
  ] as const)('refused (%s %s) says: %s, and keeps what was typed', async (...given) => {
    const [fault, message, shown] = given;
    expectConsole('error', 'HTTPError');
    const { user, api } = await renderApp('/agregar-servicio', {
      arrange: ({ faults }) =>
        faults.add({ method: 'POST', path: '/servicios/', fault, message, times: 1 }),
    });
    await fill(user, field('Nombre'), 'X');
    await user.click(button('Agregar Servicio'));
    expect(await main().findByRole('alert')).toHaveTextContent(shown);
    expect(toastTexts()).toEqual([shown]);
    expect(field('Nombre')).toHaveValue('X');
    await released('Agregar Servicio');
    await user.click(button('Agregar Servicio'));
    expect(await title('Servicios')).toBeVisible();
    expect(sent(api, 'POST')).toHaveLength(2);
  });
});

describe('/servicios/{id}', () => {
  it('shows percentages as whole percent, and sends them back as the same fractions', async () => {
    const { user, api } = await renderEdit(10);
    expect(await title('Editar Servicio')).toBeVisible();
    expect(breadcrumb()).toBe('Inicio/Servicios/Editar');
    expect(field('Nombre')).toHaveValue('Contrareembolso por valor');
    expect(toggle('Usar Porcentaje')).toBeChecked();
    expect(field('Porcentaje')).toHaveValue('8');
    expect(toggle('Comisión Contrareembolso')).toBeChecked();
    expect(field('Porcentaje Comisión')).toHaveValue('3,5');
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Servicio actualizado')).toBeVisible();
    expect(await title('Servicios')).toBeVisible();
    expect(sent(api, 'PATCH')).toEqual([
      [
        '/servicios/10',
        {
          id: 10,
          nombre: 'Contrareembolso por valor',
          descripcion: '',
          porcentaje: 0.08,
          contrareembolso: true,
          porcentajeContrareembolso: 0.035,
        },
      ],
    ]);
  });

  it('makes fractions of the whole percent that are typed', async () => {
    const { user, api } = await renderEdit(6);
    await fill(user, field('Porcentaje'), '7.25');
    expect(field('Porcentaje')).toHaveValue('7,25');
    await user.click(toggle('Comisión Contrareembolso'));
    await fill(user, field('Porcentaje Comisión'), '150');
    expect(field('Porcentaje Comisión')).toHaveAccessibleDescription(/es más que el 100\u00a0%$/);
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Servicio actualizado')).toBeVisible();
    expect(api.db.servicios.get(6)).toMatchObject({
      porcentaje: 0.0725,
      porcentajeContrareembolso: 1.5,
    });
  });

  it('changes from a percentage to a price, also to an empty one', async () => {
    const { user, api } = await renderEdit(8);
    await user.click(toggle('Usar Porcentaje'));
    expect(field('Precio')).toHaveValue('');
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Servicio actualizado')).toBeVisible();
    expect(api.db.servicios.get(8)).toMatchObject({ precio: null, porcentaje: null });
  });

  it('marks what is no percentage, and sends nothing', async () => {
    const { user, api } = await renderEdit(10);
    await fill(user, field('Porcentaje'), 'ocho');
    await fill(user, field('Porcentaje Comisión'), '3,555');
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Ingresá un porcentaje')).toBeVisible();
    expect(screen.getByText('Hasta 2 decimales')).toBeVisible();
    expect(sent(api, 'PATCH')).toEqual([]);
  });

  it('refused says so and keeps what was typed', async () => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderEdit(10, {
      arrange: ({ faults }) =>
        faults.add({ method: 'PATCH', path: '/servicios/10', fault: 'status-400-empty' }),
    });
    await fill(user, field('Porcentaje'), '9');
    await user.click(button('Guardar Cambios'));
    expect(await main().findByRole('alert')).toHaveTextContent('Error al actualizar el servicio');
    expect(field('Porcentaje')).toHaveValue('9');
  });

  it.each([
    ['status-400-empty', 'Error al cargar el servicio'],
    ['status-404', 'Servicio no encontrado'],
  ] as const)('that cannot be loaded (%s) says: %s', async (fault, shown) => {
    expectConsole('error', 'HTTPError');
    await renderApp('/servicios/10', {
      arrange: ({ faults }) => faults.add({ path: '/servicios/10', fault }),
    });
    expect(await main().findByText(shown)).toBeVisible();
    expect(screen.queryByLabelText('Nombre')).not.toBeInTheDocument();
  });
});
