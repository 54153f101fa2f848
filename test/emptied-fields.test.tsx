import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MASTER_DATA } from './server/master-data';
import { insertThree } from './server/movimientos';
import { fetched, renderApp } from './support/render-app';
import { button, firstBox, title } from './support/screen';

const MOVIMIENTOS = {
  table: 'movimientos' as const,
  path: '/movimientos',
  title: 'Movimientos',
  updated: 'Movimiento actualizado',
  rows: [{ id: 139 }],
};

/** What the mock API needs. The fault table shows that its null is an empty name. */
const NEEDED = ['nombre', 'fecha', 'bultos', 'servicio'];

it.each([...MASTER_DATA, MOVIMIENTOS])(
  '$path with every field of a record emptied and saved shows its list',
  async ({ table, path, title: name, updated, rows: [{ id }] }) => {
    const { api, router, queryClient } = await renderApp(path, { arrange: insertThree });
    await firstBox();
    act(() => router.history.push(`/admin${path}/${id}`));
    await waitFor(() => expect(button('Guardar Cambios')).not.toHaveAttribute('aria-disabled'));
    const form = button('Guardar Cambios').closest('form')!;
    for (const field of form.querySelectorAll<HTMLInputElement>('input[name], textarea')) {
      if (field.matches('[type="checkbox"], [type="radio"], :disabled')) continue;
      if (NEEDED.includes(field.name)) continue;
      fireEvent.change(field, { target: { value: '' } });
      fireEvent.blur(field);
    }
    fireEvent.click(button('Guardar Cambios'));
    expect(await screen.findByText(updated)).toBeVisible();
    await title(name);
    await firstBox();
    await fetched(queryClient);
    expect(screen.queryByText('Algo salió mal')).toBeNull();
    expect(Object.values(api.db[table].get(id)!)).toContain(null);
  },
);
