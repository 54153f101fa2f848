import { DIA, insertMany, insertThree } from '../../test/server/seeded-day';
import { expectSeen, expectState, expectText, expectToast } from './expect';
import { expect, test } from './fixtures';

const LINK = `reportes?fechaDesde=${DIA}&fechaHasta=${DIA}&buscado=true`;

test('a bulk change is undone, but for what another person paid', async ({ panel, api }) => {
  insertThree(api);
  await panel.goto(LINK);
  for (const remito of ['A-10', 'A-2']) {
    await panel.role('checkbox', new RegExp(`^Seleccionar remito ${remito},`)).click();
  }
  const [mine, byOther] = [api.db.movimientos.get(139)!, api.db.movimientos.get(140)!];
  api.db.movimientos.update(byOther, { montoPagado: true });
  await panel.role('button', 'Marcar como pagado').click();
  await panel.role('menuitem', 'Monto').click();
  await expectSeen(panel.role('dialog', '¿Marcar como pagado?').text('1 ya estaba pagado'));
  await expectState(panel.role('button', 'Confirmar'), { hasFocus: true });
  await panel.press('Enter');
  await expectToast(panel, 'Actualización exitosa: 1 movimiento');
  expect(mine.montoPagado).toBe(true);
  await panel.role('button', 'Deshacer').click();
  await expectToast(panel, 'Se deshizo «Monto marcado como pagado en 1 movimiento»');
  expect([mine.montoPagado, byOther.montoPagado]).toEqual([false, true]);
  await expectState(panel.role('button', 'Cambiar flete'), { isDisabled: false });
  await panel.role('button', 'Cambiar flete').click();
  await panel.role('textbox', 'Precio del flete').fill('1234,56');
  await expectSeen(panel.text('2 movimientos quedarán con flete de $ 1.234,56'));
  await panel.press('Enter');
  await expectToast(panel, 'Precio del flete actualizado exitosamente');
  await expectText(panel.label('Totales'), '3.469,32');
  expect([mine.flete, byOther.flete]).toEqual([1234.56, 1234.56]);
});

test('ten thousand rows scroll and are ticked like a few', async ({ panel, api }) => {
  insertMany(api, 10_000);
  await panel.goto(LINK);
  const boxOf = (number: number) =>
    panel.role('checkbox', new RegExp(`^Seleccionar remito Z-${number},`));
  await expectSeen(panel.text(/^10\.?000 resultados$/));
  await expectState(boxOf(10_000), { count: 1 });
  await panel.press('End');
  await expectState(boxOf(1), { isInViewport: true });
  await boxOf(1).click();
  await expectState(boxOf(1), { isChecked: true });
  await panel.evaluate('window.scrollTo(0, document.documentElement.scrollHeight / 2)');
  await expectState(boxOf(5_000), { count: 1 });
  await panel.evaluate('window.scrollTo(0, 0)');
  await expectState(boxOf(10_000), { isInViewport: true });
  await expectSeen(panel.text('1 seleccionado'));
});

test('Tildar por remito keeps the keyboard when its button scrolls away', async ({
  panel,
  api,
}) => {
  insertMany(api, 40);
  await panel.goto(LINK);
  await expectSeen(panel.text('40 resultados'));
  await panel.role('button', 'Tildar por remito').click();
  await expectState(panel.label('Números de remito'), { hasFocus: true });
  await panel.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
  await panel.type('Z-40');
  await panel.press('Enter');
  await expectSeen(panel.text('1 seleccionado'));
});

test('the rules for forced colours tell the current tab', async ({ panel }) => {
  await panel.goto('reportes?buscado=false');
  await expectSeen(panel.role('link', 'Deudores'));
  // These engines cannot emulate forced colours, so the rules apply without them.
  await panel.evaluate(`
    (function apply(rules) {
      for (const rule of rules) {
        if (rule.media?.mediaText.includes('forced-colors')) rule.media.mediaText = 'all';
        if (rule.cssRules) apply(rule.cssRules);
      }
    })([...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]))`);
  const bordersOfTabs = `
    [...[...document.querySelectorAll('nav a')].find((a) => a.textContent === 'Deudores').parentElement.children]
      .map((tab) => getComputedStyle(tab).borderBottomColor)`;
  const [current, other] = (await panel.evaluate(bordersOfTabs)) as string[];
  expect(current).not.toBe(other);
});
