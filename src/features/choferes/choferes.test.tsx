import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../test/fields';
import { renderApp } from '../../../test/render-app';
import { button, rowOf, tick } from '../../../test/screen';

const FIRST_PAGE = 'Página 1 de 2 — Total choferes: 13';
const LICENCIA = 'Fecha de Vencimiento de Licencia';

const fecha = (name: string) => screen.getByRole('textbox', { name });

async function renderList(options?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp('/choferes', options);
  await screen.findByText(FIRST_PAGE);
  return app;
}

describe('/choferes', () => {
  it('marks in words a licence that is past', async () => {
    await renderList({
      arrange: ({ db }) => {
        db.choferes.update(db.choferes.get(1)!, { fechaVencimientoLicencia: '2026-11-19' });
      },
    });
    expect(rowOf('Aguirre, Walter')[7]).toBe('19/11/2026 Vencido');
  });

  it('does not open a row by a double click', async () => {
    const { user, router } = await renderList();
    await user.dblClick(screen.getByRole('cell', { name: 'Díaz, Ángel' }));
    expect(router.history.location.href).toBe('/admin/choferes');
    expect(tick('Díaz, Ángel')).not.toBeChecked();
    expect(router.state.status).toBe('idle');
  });
});

describe('/choferes/{id}', () => {
  it('can lose its dates', async () => {
    const { user, api } = await renderApp('/choferes/3');
    await screen.findByRole('button', { name: 'Guardar Cambios' });
    await fill(user, fecha(LICENCIA), '');
    await fill(user, fecha('Fecha Ingreso'), '');
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Chofer actualizado')).toBeVisible();
    expect(api.db.choferes.get(3)).toMatchObject({
      fechaVencimientoLicencia: null,
      fechaIngreso: null,
    });
  });
});
