import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../test/console';
import { renderApp } from '../../../test/render-app';
import { button, main, sent, title } from '../../../test/screen';

const LICENCE = 'Fecha Vencimiento Licencia';
const funcion = () => screen.findByRole('combobox', { name: 'Función' });
const CHOFER = 3;

describe('an employee', () => {
  it('is created with the function that was chosen, and is in the list', async () => {
    const { user, api } = await renderApp('/agregar-empleado');
    await user.type(await screen.findByLabelText('Nombre'), 'Ana');
    await user.selectOptions(await funcion(), 'Sin asignar');
    await user.click(button('Crear Empleado'));
    expect(await title('Empleados')).toBeVisible();
    expect(sent(api, 'POST')).toEqual([['/v1/empleados/', { id: 0, nombre: 'Ana', tipoId: 3 }]]);
  });

  it('has a licence only as Chofer', async () => {
    const { user } = await renderApp('/agregar-empleado');
    const select = await funcion();
    expect(screen.queryByLabelText(LICENCE)).toBeNull();
    await user.selectOptions(select, 'Chofer');
    expect(select).toHaveValue('1');
    expect(screen.getByLabelText(LICENCE)).toBeVisible();
    await user.selectOptions(select, 'Administrativo');
    expect(select).toHaveValue('2');
    expect(screen.queryByLabelText(LICENCE)).toBeNull();
  });

  it('who becomes Administrativo loses the licence, and is back in the list', async () => {
    const { user, api } = await renderApp(`/empleados/${CHOFER}`, {
      arrange: ({ db }) => {
        const row = db.empleados.rows.find(({ id }) => id === CHOFER)!;
        Object.assign(row, { tipoId: 1, fechaVencimientoLicencia: '2027-02-28' });
      },
    });
    const select = await funcion();
    expect(screen.getByLabelText(LICENCE)).toHaveValue('28/02/2027');
    await user.selectOptions(select, 'Administrativo');
    await user.click(button('Guardar Cambios'));
    expect(await title('Empleados')).toBeVisible();
    expect(sent(api, 'PATCH')).toMatchObject([
      [`/v1/empleados/${CHOFER}`, { tipoId: 2, fechaVencimientoLicencia: '' }],
    ]);
  });

  it('that cannot be loaded says so in place of the form', async () => {
    expectConsole('error', 'HTTPError');
    await renderApp(`/empleados/${CHOFER}`, {
      arrange: ({ faults }) => faults.add({ path: '/v1/empleados/*', fault: 'status-400-empty' }),
    });
    expect(await main().findByRole('alert')).toHaveTextContent('Error al cargar el empleado');
    expect(screen.queryByLabelText('Nombre')).toBeNull();
  });

  it('that cannot be saved says so on the page', async () => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderApp(`/empleados/${CHOFER}`, {
      arrange: ({ faults }) =>
        faults.add({ method: 'PATCH', path: '/v1/empleados/*', fault: 'status-400-empty' }),
    });
    await funcion();
    await user.click(button('Guardar Cambios'));
    expect(await main().findByRole('alert')).toHaveTextContent('Error al actualizar el empleado');
  });
});
