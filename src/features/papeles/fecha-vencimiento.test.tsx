import { expect, it } from 'vitest';
import { setClock } from '../../../test/support/clock';
import { renderUi } from '../../../test/support/render-ui';
import { FechaVencimiento } from './fecha-vencimiento';

const shown = (fecha: string | null) =>
  renderUi(
    <p>
      <FechaVencimiento fecha={fecha} />
    </p>,
  ).container.querySelector('p');

it.each([
  ['2026-11-19', '19/11/2026 Vencido'],
  ['2026-11-20', '20/11/2026 Vence hoy'],
  ['2026-11-21', '21/11/2026 Vence mañana'],
  ['2026-11-22', '22/11/2026 Vence en 2 días'],
  ['2026-12-20', '20/12/2026 Vence en 30 días'],
  ['2026-12-21', '21/12/2026'],
])('late on 20/11/2026 shows %s as %s', (fecha, text) => {
  setClock('2026-11-20T23:59:00-03:00');
  const element = shown(fecha);
  expect(element).toHaveTextContent(text);
  expect(element?.textContent).toHaveLength(text.length);
});

it('without a date nothing is rendered', () => {
  expect(shown(null)).toBeEmptyDOMElement();
});
