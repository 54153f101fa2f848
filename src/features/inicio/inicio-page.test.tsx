import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app';

describe('tiles', () => {
  const main = () => within(screen.getByRole('main'));

  it.each([
    [/^Movimientos/, '/admin/movimientos'],
    [/^Servicios/, '/admin/servicios'],
    [/^Hoja de Ruta/, '/admin/hoja-de-ruta'],
    [/^Recibos/, '/admin/recibos-menu'],
    [/^Consultas/, '/admin/reportes'],
  ])('%s leads to %s', async (name, href) => {
    await renderApp('/');
    expect(main().getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('Entidades opens a menu of the master data', async () => {
    const { user, router } = await renderApp('/');
    expect(main().queryByRole('menuitem')).not.toBeInTheDocument();
    await user.click(main().getByRole('button', { name: /^Entidades/ }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['Clientes', '/admin/clientes'],
      ['Representantes', '/admin/representantes'],
      ['Vehículos', '/admin/vehiculos'],
      ['Empleados', '/admin/empleados'],
    ]);
    await user.click(entries[0]!);
    expect(await screen.findByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
    expect(router.history.location.href).toBe('/admin/clientes');
  });
});
