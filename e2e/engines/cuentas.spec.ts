import { expectGone, expectSeen, expectState, expectToast } from './expect';
import { expect, test } from './fixtures';
import type { Page } from './page';

// The engines run on the machine's clock, so the URLs name the days.
const SINCE = 'desde=2025-11-20';

const boxes = (panel: Page, table: string) =>
  panel.role('table', table).role('checkbox', /^Seleccionar remito/);

test('fletes of an account are paid, and the account is exported', async ({ panel, api }) => {
  await panel.goto(`clientes/6/cuenta?${SINCE}`);
  await expectState(boxes(panel, 'Fletes a pagar'), { count: 3 });
  await panel.role('button', 'Exportar').nth(0).click();
  await panel.role('menuitem', 'Excel (.xlsx)').click();
  await expectSeen(panel.text(/^3 filas en /));
  for (const index of [0, 1]) await boxes(panel, 'Fletes a pagar').nth(index).click();
  await panel.role('button', 'Marcar fletes como pagados').click();
  await panel.role('button', 'Confirmar').click();
  await expectToast(panel, 'Actualización exitosa: 2 movimientos');
  await expectState(boxes(panel, 'Fletes a pagar'), { count: 1 });
  const paid = api.db.movimientos.rows.filter(({ remitoNumero }) =>
    ['0001-00020022', '0001-00020083'].includes(remitoNumero ?? ''),
  );
  expect(paid.map(({ fletePagado }) => fletePagado)).toEqual([true, true]);
});

test('closing a toast over a dialog keeps the focus in the dialog', async ({ panel }) => {
  await panel.goto(`clientes/6/cuenta?${SINCE}`);
  await expectState(boxes(panel, 'Fletes a pagar'), { count: 3 });
  await panel.role('button', 'Copiar para WhatsApp').click();
  const dialog = panel.role('dialog', 'Copiar para WhatsApp');
  await expectSeen(dialog);
  // A toast appears whether the copy succeeds or not. It stays four seconds, so little comes between.
  await dialog.role('button', 'Copiar').click();
  const close = panel.role('button', 'Descartar aviso');
  const text = dialog.label('Texto');
  await text.focus();
  await close.click();
  await expectGone(close);
  await expectState(text, { hasFocus: true });
  await panel.press('Escape');
  await expectGone(dialog);
});
