import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../test/render-ui';
import { MoneyInput } from './money-input';

describe('MoneyInput', () => {
  async function leave(typed: string, whole: boolean) {
    const onBlur = vi.fn();
    const { user } = renderUi(<MoneyInput label="Monto" whole={whole} onBlur={onBlur} />);
    const input = screen.getByRole('textbox', { name: 'Monto' });
    await user.click(input);
    if (typed) await user.paste(typed);
    await user.tab();
    expect(onBlur).toHaveBeenCalledTimes(1);
    return input;
  }

  it.each([
    ['1234,5', '1.234,50'],
    ['', ''],
    ['doce', 'doce'],
  ])('puts %j in order as %j on leaving', async (typed, shown) => {
    expect(await leave(typed, false)).toHaveValue(shown);
  });

  it.each([
    ['1234', '1.234'],
    ['1234,00', '1.234'],
    ['1234,5', '1234,5'],
  ])('in whole pesos, puts %j in order as %j', async (typed, shown) => {
    expect(await leave(typed, true)).toHaveValue(shown);
  });

  it('marks what it holds when it is entered, so that typing replaces it', async () => {
    const { user } = renderUi(<MoneyInput label="Monto" defaultValue="1.234,50" />);
    await user.tab();
    await user.keyboard('7');
    await user.tab();
    expect(screen.getByLabelText('Monto')).toHaveValue('7,00');
  });
});
