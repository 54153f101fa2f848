import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../test/render-ui';
import { Pager } from './pager';

const info = (number: number, totalElements: number) => ({
  number,
  size: 10,
  totalElements,
  totalPages: Math.ceil(totalElements / 10),
});

const buttons = () => ['Anterior', 'Siguiente'].map((name) => screen.getByRole('button', { name }));

describe('Pager', () => {
  it.each([
    [info(0, 57), 'Página 1 de 6 — Total clientes: 57', [false, true]],
    [info(2, 57), 'Página 3 de 6 — Total clientes: 57', [true, true]],
    [info(5, 57), 'Página 6 de 6 — Total clientes: 57', [true, false]],
    [info(0, 0), 'Página 1 de 1 — Total clientes: 0', [false, false]],
    // A page past the end, before the list has gone back.
    [info(6, 57), 'Página 6 de 6 — Total clientes: 57', [true, false]],
    [undefined, 'Cargando...', [false, false]],
  ])('%j says «%s» and can go %j', (page, text, [back, forth]) => {
    renderUi(<Pager page={page} totalLabel="Total clientes" onGoTo={vi.fn()} />);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    const [previous, next] = buttons();
    expect(previous?.getAttribute('aria-disabled')).toBe(back ? null : 'true');
    expect(next?.getAttribute('aria-disabled')).toBe(forth ? null : 'true');
  });

  it('says how many rows could not be read', () => {
    renderUi(
      <Pager page={info(0, 57)} totalLabel="Total clientes" unreadable={2} onGoTo={vi.fn()} />,
    );
    expect(screen.getByRole('status')).toHaveTextContent(
      'Página 1 de 6 — Total clientes: 57 — 2 sin mostrar: no se pudo leer',
    );
  });

  it('goes one page at a time, counted from 0', async () => {
    const onGoTo = vi.fn();
    const { user } = renderUi(
      <Pager page={info(2, 57)} totalLabel="Total clientes" onGoTo={onGoTo} />,
    );
    const [previous, next] = buttons();
    await user.click(next!);
    await user.click(previous!);
    expect(onGoTo.mock.calls).toEqual([[3], [1]]);
  });
});
