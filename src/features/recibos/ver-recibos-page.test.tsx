import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerOtherwise } from '../../../test/server/answer-otherwise';
import { callsTo, cellsOf, tidy } from '../../../test/server/movimientos';
import { recordPrintWindows } from '../../../test/support/print-windows';
import { renderApp } from '../../../test/support/render-app';
import { breadcrumb, main, title } from '../../../test/support/screen';
import { setViewportWidth } from '../../../test/support/viewport';

const printing = recordPrintWindows();

async function renderRecibos() {
  const app = await renderApp('/ver-recibos');
  const table = await screen.findByRole('table', { name: 'Recibos' });
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
  const rows = () => within(table).getAllByRole('row').slice(1);
  return {
    ...app,
    table,
    rows,
    tick: (index: number) => app.user.click(within(rows()[index]!).getByRole('checkbox')),
    press: (name: string) => app.user.click(screen.getByRole('button', { name })),
    pdfs: () => callsTo(app.api, 'GET', /pdf$/).map(({ path: asked }) => asked),
  };
}

it('/recibos-menu links to the three screens of receipts; a receipt with only an id shows dashes', async () => {
  const { user } = await renderApp('/recibos-menu');
  expect(await title('Recibos')).toBeVisible();
  expect(breadcrumb()).toBe('Inicio/Recibos');
  for (const [name, path] of [
    [/^Ver Recibos/, '/admin/ver-recibos'],
    [/^Crear Recibos/, '/admin/recibos'],
    [/^Contrareembolso/, '/admin/contrareembolso'],
  ] as const) {
    expect(main().getByRole('link', { name })).toHaveAttribute('href', path);
  }
  const page = { number: 0, size: 10, totalElements: 1, totalPages: 1 };
  answerOtherwise('GET', /^\/v1\/recibos\//, () => Response.json({ recibo: [{ id: 7 }], page }));
  await user.click(main().getByRole('link', { name: /^Ver Recibos/ }));
  const box = await screen.findByRole('checkbox', { name: 'Seleccionar recibo 7' });
  expect(cellsOf(box.closest('tr')!)).toEqual(new Array(8).fill('-'));
});

it('the list shows ten receipts a page, newest first', async () => {
  const { table, rows, router, press } = await renderRecibos();
  expect(screen.getByRole('heading', { level: 1, name: 'Recibos' })).toBeVisible();
  // oxfmt-ignore
  expect(within(table).getAllByRole('columnheader').slice(1).map(tidy)).toEqual([
    'Cliente', 'Estado', 'Tipo', 'Recibo número', 'Fecha generación', 'Total Monto', 'Total Flete', 'Concepto',
  ]);
  expect(rows()).toHaveLength(10);
  expect(cellsOf(rows()[0]!).slice(1)).toEqual([
    ...['Anulado', 'Contrareembolso', '0001-00000364', '18/11/2026 09:33', '$ 119.333,33'],
    ...['$ 14.554,50', 'PAGO CONTRAREEMBOLSO'],
  ]);
  expect(screen.getAllByText('Anulado')[0]!.className).toMatch('anulado');
  expect(screen.getAllByText('Emitido')[0]!.className).toBe('');
  expect(screen.getByText('Página 1 de 3 — Total clientes: 24')).toBeVisible();
  await press('Siguiente');
  expect(await screen.findByText('Página 2 de 3 — Total clientes: 24')).toBeVisible();
  expect(router.state.location.search).toEqual({ pagina: 1 });
});

it('on a phone the list shows cards, with number, amounts, date and concept', async () => {
  setViewportWidth(390);
  await renderApp('/ver-recibos');
  const list = within(await screen.findByRole('list', { name: 'Recibos' }));
  await waitFor(() =>
    expect(tidy(list.getAllByRole('listitem')[0]!)).toBe(
      'Echeverría, José0001-00000364Monto $ 119.333,33 · Flete $ 14.554,5018/11/2026 09:33 · PAGO CONTRAREEMBOLSOAnulado',
    ),
  );
});

it('Imprimir prints the ticked receipt, and refuses two', async () => {
  const { press, tick, pdfs } = await renderRecibos();
  const button = screen.getByRole('button', { name: 'Imprimir' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await press('Imprimir');
  expect(await screen.findByText('Seleccioná un solo recibo para imprimir')).toBeVisible();
  await tick(0);
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByRole('button', { name: /^Imprimir recibos/ })).not.toBeInTheDocument();
  await tick(1);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Imprimir recibos (2)' })).toBeVisible();
  await press('Imprimir');
  expect(pdfs()).toEqual([]);
  expect(printing.windows).toEqual([]);

  await tick(0);
  await press('Imprimir');
  expect((await printing.printed())?.type).toBe('application/pdf');
  expect(pdfs()).toEqual(['/v1/recibos/23/pdf']);
});
