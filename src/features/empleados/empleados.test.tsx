import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '../../../test/support/fields';
import { renderApp } from '../../../test/support/render-app';
import { main, rowOf, title } from '../../../test/support/screen';

const LICENCIA = 'Fecha Vencimiento Licencia';
const WITHOUT_LICENCE = [
  ...['Nombre', 'Apellido', 'Función', 'CUIT', 'Teléfono', 'Localidad', 'Dirección', 'Email'],
  ...['Fecha Ingreso', 'Fecha Nacimiento'],
];

const licencia = () => screen.getByRole<HTMLInputElement>('textbox', { name: LICENCIA });
const labels = () =>
  [
    ...main().getByRole('button', { name: 'Cancelar' }).closest('form')!.querySelectorAll('label'),
  ].map((label) => label.textContent);

it('only drivers have a licence field, and choosing Administrativo clears it', async () => {
  const { user } = await renderApp('/empleados');
  await screen.findByText('Página 1 de 3 — Total empleados: 23');
  expect(rowOf('Nicolás Allende').at(-1)).toBe('');
  expect(screen.getByRole('button', { name: 'Editar Empleado' })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Agregar Empleado' }));
  await title('Agregar Empleado');
  const funcion = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Función' });
  expect(funcion).toHaveDisplayValue('Sin asignar');
  expect([...funcion.options].map(({ value, text }) => [value, text])).toEqual([
    ['1', 'Chofer'],
    ['2', 'Administrativo'],
    ['3', 'Sin asignar'],
  ]);
  expect(labels()).toEqual(WITHOUT_LICENCE);
  await user.selectOptions(funcion, 'Chofer');
  expect(labels()).toEqual([...WITHOUT_LICENCE.slice(0, 3), LICENCIA, ...WITHOUT_LICENCE.slice(3)]);

  await fill(user, licencia(), '20/12/2027');
  await user.selectOptions(funcion, 'Sin asignar');
  expect(labels()).toEqual(WITHOUT_LICENCE);
  await user.selectOptions(funcion, 'Chofer');
  expect(licencia()).toHaveValue('20/12/2027');
  await user.selectOptions(funcion, 'Administrativo');
  expect(labels()).toEqual(WITHOUT_LICENCE);
  await user.selectOptions(funcion, 'Chofer');
  expect(licencia()).toHaveValue('');
});
