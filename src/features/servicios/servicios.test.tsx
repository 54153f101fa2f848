import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '../../../test/support/fields';
import { renderApp } from '../../../test/support/render-app';
import { button, field, rowOf, sent, title } from '../../../test/support/screen';

const toggle = (name: string) => screen.getByRole('switch', { name });

it('/servicios shows the price or percentage of each service, and its commission', async () => {
  await renderApp('/servicios');
  await screen.findByText('Página 1 de 2 — Total servicios: 15');
  for (const [nombre, ...cells] of [
    ['Encomienda mediana', '$ 5.200,50', '', 'De 5 a 15 kg', 'No', ''],
    ['Contrareembolso por valor', '', '8 %', '', 'Si', '3,5 %'],
    ['Contrareembolso sin comisión', '$ 3.900,00', '', '', 'Si', '0 %'],
    ['A convenir', '', '', 'Sin tarifa: el flete se escribe a mano', 'No', ''],
  ] as const) {
    expect(rowOf(nombre)).toEqual([nombre, ...cells]);
  }
});

it('creating takes percentages as fractions, keeps the input of each mode, and sends only the mode in use', async () => {
  const { user, api } = await renderApp('/agregar-servicio');
  await fill(user, field('Nombre'), 'Por valor');
  await user.click(toggle('Comisión Contrareembolso'));
  const commission = () => field('Porcentaje Comisión (como fracción)');
  await fill(user, commission(), '0,12345');
  await user.click(button('Agregar Servicio'));
  expect(await screen.findByText('Hasta 4 decimales')).toBeVisible();
  expect(commission()).toBeInvalid();
  await waitFor(() => expect(commission()).toHaveFocus());
  expect(sent(api, 'POST')).toEqual([]);

  await fill(user, field('Precio'), '1234,5');
  await user.click(toggle('Usar Porcentaje'));
  expect(screen.queryByLabelText('Precio')).not.toBeInTheDocument();
  const rate = () => field('Porcentaje (como fracción)');
  expect(rate()).toHaveAccessibleDescription('Por ejemplo, 0,1 es 10\u00a0%');
  await fill(user, rate(), '0.1');
  expect(rate()).toHaveValue('0,1');
  expect(rate()).toHaveAccessibleDescription('= 10\u00a0%');
  await fill(user, commission(), '10');
  expect(commission()).toHaveAccessibleDescription('= 1.000\u00a0%: es más que el 100\u00a0%');
  expect(commission()).toBeValid();

  await user.click(toggle('Comisión Contrareembolso'));
  expect(screen.queryByLabelText(/^Porcentaje Comisión/)).not.toBeInTheDocument();
  await user.click(toggle('Usar Porcentaje'));
  expect(field('Precio')).toHaveValue('1.234,50');
  await user.click(toggle('Usar Porcentaje'));
  expect(rate()).toHaveValue('0,1');
  await user.click(toggle('Comisión Contrareembolso'));
  expect(commission()).toHaveValue('10');
  await user.click(button('Agregar Servicio'));
  expect(await screen.findByText('Servicio agregado')).toBeVisible();
  expect(sent(api, 'POST').map(([, body]) => body)).toEqual([
    { nombre: 'Por valor', porcentaje: 0.1, contrareembolso: true, porcentajeContrareembolso: 10 },
  ]);
});

it('editing shows whole percent, and sends the same fractions back', async () => {
  const { user, api } = await renderApp('/servicios/10');
  await screen.findByRole('button', { name: 'Guardar Cambios' });
  expect(toggle('Usar Porcentaje')).toBeChecked();
  expect(field('Porcentaje')).toHaveValue('8');
  expect(toggle('Comisión Contrareembolso')).toBeChecked();
  expect(field('Porcentaje Comisión')).toHaveValue('3,5');
  expect(field('Porcentaje')).toHaveAccessibleDescription('Del monto');

  await fill(user, field('Porcentaje'), '8,0');
  await user.click(button('Guardar Cambios'));
  expect(await screen.findByText('Servicio actualizado')).toBeVisible();
  expect(await title('Servicios')).toBeVisible();
  expect(sent(api, 'PATCH')).toEqual([
    [
      '/servicios/10',
      {
        id: 10,
        nombre: 'Contrareembolso por valor',
        porcentaje: 0.08,
        contrareembolso: true,
        porcentajeContrareembolso: 0.035,
      },
    ],
  ]);
});
