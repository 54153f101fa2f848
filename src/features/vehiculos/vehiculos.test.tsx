import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app';
import { rowOf, sent } from '../../../test/screen';

describe('/vehiculos', () => {
  it('marks in words each date that is past or falls within 30 days', async () => {
    await renderApp('/vehiculos', {
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
    await screen.findByText('Página 1 de 2 — Total vehículos: 14');
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
});

describe('/agregar-vehiculo', () => {
  it('may be sent with nothing filled in', async () => {
    const { user, api } = await renderApp('/agregar-vehiculo');
    await user.click(await screen.findByRole('button', { name: 'Agregar Vehículo' }));
    expect(await screen.findByText('Vehículo agregado')).toBeVisible();
    expect(sent(api, 'POST')).toEqual([['/v1/vehiculos/', { id: 0 }]]);
  });
});
