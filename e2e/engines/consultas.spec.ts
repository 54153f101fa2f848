import { DIA, insertMany } from '../../test/server/seeded-day';
import { expectSeen, expectState } from './expect';
import { test } from './fixtures';

const LINK = `reportes?fechaDesde=${DIA}&fechaHasta=${DIA}&buscado=true`;

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
