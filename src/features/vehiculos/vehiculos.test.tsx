import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app';
import { rowOf, sent } from '../../../test/screen';

describe('/vehiculos', () => {
  it('marks in words each date that is past', async () => {
    const past = '2026-11-19';
    await renderApp('/vehiculos', {
      arrange: ({ db }) => {
        db.vehiculos.update(db.vehiculos.get(1)!, {
          fechaTecnica: past,
          fechaSeguro: past,
          fechaMatafuego: past,
          fechaRuta: past,
        });
      },
    });
    await screen.findByText('Página 1 de 2 — Total vehículos: 14');
    const dates = new Array<string>(4).fill('19/11/2026 Vencido');
    expect(rowOf('Iveco Daily 35S14')).toEqual(['Iveco Daily 35S14', 'AB 123 CD', ...dates]);
  });
});

describe('/agregar-vehiculo', () => {
  it('may be sent with nothing filled in', async () => {
    const { user, api } = await renderApp('/agregar-vehiculo');
    await user.click(await screen.findByRole('button', { name: 'Agregar Vehículo' }));
    expect(await screen.findByText('Vehículo agregado')).toBeVisible();
    expect(sent(api, 'POST')).toEqual([['/v1/vehiculos/', { id: 0 }]]);
  });
});
