import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../test/fields';
import { renderApp } from '../../../test/render-app';
import { breadcrumb, button, field, rowOf, sent, title } from '../../../test/screen';

const toggle = (name: string) => screen.getByRole('switch', { name });

async function renderEdit(id: number) {
  const app = await renderApp(`/servicios/${id}`);
  await screen.findByRole('button', { name: 'Guardar Cambios' });
  return app;
}

describe('/servicios', () => {
  it('shows what each charges, a price or a percentage, and its commission', async () => {
    await renderApp('/servicios');
    await screen.findByText('Página 1 de 2 — Total servicios: 15');
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
});

describe('/agregar-servicio', () => {
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
    await fill(user, field('Precio'), '1234,5');
    await user.click(toggle('Usar Porcentaje'));
    await fill(user, field('Porcentaje (como fracción)'), '0,07');
    await user.click(toggle('Comisión Contrareembolso'));
    await fill(user, field('Porcentaje Comisión (como fracción)'), '0,05');
    await user.click(toggle('Comisión Contrareembolso'));
    expect(screen.queryByLabelText(/^Porcentaje Comisión/)).not.toBeInTheDocument();
    await user.click(toggle('Usar Porcentaje'));
    expect(field('Precio')).toHaveValue('1.234,50');
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
          porcentaje: 0.08,
          contrareembolso: true,
          porcentajeContrareembolso: 0.035,
        },
      ],
    ]);
  });

  it('marks what is no percentage, and sends nothing', async () => {
    const { user, api } = await renderEdit(10);
    await fill(user, field('Porcentaje'), '150');
    expect(field('Porcentaje')).toHaveAccessibleDescription(/es más que el 100\u00a0%$/);
    await fill(user, field('Porcentaje'), 'ocho');
    await fill(user, field('Porcentaje Comisión'), '3,555');
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Ingresá un porcentaje')).toBeVisible();
    expect(screen.getByText('Hasta 2 decimales')).toBeVisible();
    expect(sent(api, 'PATCH')).toEqual([]);
  });
});
