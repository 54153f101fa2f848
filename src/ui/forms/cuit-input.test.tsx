import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../test/render-ui';
import { CuitInput } from './cuit-input';

const WARNING = 'No pasa la verificación: se guarda igual';

describe('CuitInput', () => {
  it.each([
    ['30-71234567-0', true],
    ['123', true],
    ['no tiene', true],
    ['20-12345678-6', false],
    ['20123456786', false],
    ['', false],
    ['   ', false],
  ])('%j is pointed out on leaving: %j', async (typed, warned) => {
    const { user } = renderUi(<CuitInput />);
    await user.click(screen.getByLabelText('CUIT'));
    if (typed) await user.paste(typed);
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
    await user.tab();
    expect(screen.queryAllByText(WARNING)).toHaveLength(warned ? 1 : 0);
    expect(screen.getByLabelText('CUIT')).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('does not warn about a stored CUIT until it changes', async () => {
    const { user } = renderUi(<CuitInput defaultValue="30-71234567-0" />);
    const input = screen.getByLabelText('CUIT');
    await user.click(input);
    await user.tab();
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
    await user.type(input, '1');
    await user.tab();
    expect(screen.getByText(WARNING)).toBeVisible();
  });
});
