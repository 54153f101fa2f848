import '../../../test/watch-drawing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawnDuring } from '../../../test/drawn';
import { renderSearch } from '../../../test/render-search';

it('a tick draws the actions and the row, and no filter', async () => {
  const app = await renderSearch(
    { path: '/reportes', form: 'Filtros de la consulta', table: 'Movimientos' },
    { fechaDesde: '2026-11-30', fechaHasta: '2026-11-30', buscado: true },
  );
  await app.loaded();
  const filters = screen.getByRole('form', { name: 'Filtros de la consulta' });
  // The search's own sign goes out slowly.
  await waitFor(() => expect(filters.querySelector('.mantine-Loader-root')).toBeNull());
  const ticked = app.rows()[0]!;
  const drawn = [...(await drawnDuring(() => app.tick(0)))];
  expect(drawn.some((element) => ticked.contains(element))).toBe(true);
  expect(drawn.filter((element) => filters.contains(element))).toEqual([]);
});
