import { renderApp } from '../../../test/render-app';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('menu', () => {
  it('lists the screens in order, then the way out', async () => {
    await renderApp('/clientes');
    const menu = await screen.findByRole('navigation', { name: 'Menú principal' });
    expect(within(menu).getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Inicio', 'Movimientos', 'Hoja de Ruta', 'Recibos', 'Clientes', 'Empleados', 'Representantes', 'Vehículos', 'Servicios', 'Consultas',
    ]);
    expect(await screen.findByText('Página 1 de 6 — Total clientes: 57')).toBeVisible();
  });
});
