import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../test/fields';
import { renderApp } from '../../../test/render-app';
import { button, main, rowOf, sent, title } from '../../../test/screen';

const LICENCIA = 'Fecha Vencimiento Licencia';

const fecha = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const funcion = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Función' });
const labels = () =>
  [
    ...main().getByRole('button', { name: 'Cancelar' }).closest('form')!.querySelectorAll('label'),
  ].map((label) => label.textContent);

async function renderEdit(id: number) {
  const app = await renderApp(`/empleados/${id}`);
  await screen.findByRole('button', { name: 'Guardar Cambios' });
  return app;
}

describe('/empleados', () => {
  it('shows the licence of drivers only', async () => {
    await renderApp('/empleados');
    await screen.findByText('Página 1 de 3 — Total empleados: 23');
    expect(rowOf('Walter Aguirre').at(-1)).toBe('20/11/2026 Vence hoy');
    expect(rowOf('Nicolás Allende').at(-1)).toBe('');
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

  it('begins without a function, and shows the licence field for drivers only', async () => {
    const { user } = await renderApp('/agregar-empleado');
    expect(await title('Agregar Empleado')).toBeVisible();
    expect(funcion()).toHaveDisplayValue('Sin asignar');
    expect([...funcion().options].map(({ value, text }) => [value, text])).toEqual([
      ['1', 'Chofer'],
      ['2', 'Administrativo'],
      ['3', 'Sin asignar'],
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
});

describe('/empleados/{id}', () => {
  it('of an Administrativo sends the licence empty', async () => {
    const { user, api } = await renderEdit(2);
    expect(await title('Editar Empleado')).toBeVisible();
    await user.selectOptions(funcion(), 'Administrativo');
    expect(screen.queryByRole('textbox', { name: LICENCIA })).not.toBeInTheDocument();
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Empleado actualizado')).toBeVisible();
    expect(await title('Empleados')).toBeVisible();
    expect(sent(api, 'PATCH')[0]?.[1]).toMatchObject({ tipoId: 2, fechaVencimientoLicencia: '' });
    expect(api.db.empleados.get(2)).toMatchObject({ tipoId: 2, fechaVencimientoLicencia: null });
  });
});
