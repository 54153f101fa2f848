import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../test/support/render-ui';
import { MoneyInput } from './money-input';

function Field({ stored = '', whole = false }: { stored?: string; whole?: boolean }) {
  const [value, setValue] = useState(stored);
  return (
    <>
      <MoneyInput label="Monto" whole={whole} value={value} onChange={setValue} />
      <output>{value}</output>
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setValue('')}
      >
        Vaciar
      </button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Monto' });
const held = () => screen.getByRole('status');

it.each([
  ['1234,5', '1.234,50', false],
  ['doce', 'doce', false],
  ['1234', '1.234', true],
  ['1234,00', '1.234', true],
  ['1234,5', '1234,5', true],
])('shows %j while typing, and %j as value and on blur', async (typed, tidy, whole) => {
  const { user } = renderUi(<Field whole={whole} />);
  await user.click(field());
  await user.paste(typed);
  expect(field()).toHaveValue(typed);
  expect(held()).toHaveTextContent(tidy);
  await user.tab();
  expect(field()).toHaveValue(tidy);
});

it('selects its text on focus, so that typing replaces it', async () => {
  const { user } = renderUi(<Field stored="1.234,50" />);
  await user.tab();
  await user.keyboard('7');
  await user.tab();
  expect(field()).toHaveValue('7,00');
});

it.each([
  ['doce', false, 'Ingresá un importe válido'],
  ['10,00.00', false, 'Ingresá un importe válido'],
  ['1.00', true, 'Solo pesos enteros, sin centavos'],
  ['12.50,00', false, 'Escribiste «12.50,00»'],
  ['1.5000,00', false, 'Escribiste «1.5000,00»'],
])('marks %j on leaving, and no longer on return', async (typed, whole, mark) => {
  const { user } = renderUi(<Field whole={whole} />);
  await user.click(field());
  await user.paste(typed);
  expect(screen.queryByText(mark)).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText(mark)).toBeVisible();
  await user.click(field());
  expect(screen.queryByText(mark)).not.toBeInTheDocument();
});

it('shows a new value even while it has the focus', async () => {
  const { user } = renderUi(<Field />);
  await user.type(field(), '12');
  await user.click(screen.getByRole('button', { name: 'Vaciar' }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
});
