import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../test/render-ui';
import { FechaInput } from './fecha-input';

function setup(initial: string | null, clearable = false) {
  const onChange = vi.fn<(value: string | null) => void>();
  function Host() {
    const [value, setValue] = useState(initial);
    return (
      <>
        <FechaInput
          label="Fecha"
          value={value}
          clearable={clearable}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
        <output>{value ?? 'nada'}</output>
        <button type="button">Otro</button>
      </>
    );
  }
  const { user } = renderUi(<Host />);
  const input = screen.getByRole('textbox', { name: 'Fecha' });
  async function write(text: string) {
    await user.clear(input);
    if (text) await user.type(input, text);
    await user.click(screen.getByText('Otro'));
  }
  return { user, input, onChange, write, held: () => screen.getByRole('status').textContent };
}

describe('FechaInput', () => {
  it('shows a date as dd/mm/yyyy', () => {
    const { input } = setup('2026-11-05');
    expect(input).toHaveValue('05/11/2026');
  });

  it.each([
    ['07/12/2026', '2026-12-07', '07/12/2026'],
    ['7/3/2027', '2027-03-07', '07/03/2027'],
    ['29/02/2028', '2028-02-29', '29/02/2028'],
    ['2026-12-07', '2026-12-07', '07/12/2026'],
  ])('takes %s as %s', async (typed, value, shown) => {
    const { input, write, held } = setup('2026-11-05');
    await write(typed);
    expect(held()).toBe(value);
    expect(input).toHaveValue(shown);
  });

  it.each([
    '31/02/2026',
    '29/02/2027',
    '31/04/2026',
    '00/11/2026',
    '5/13/2026',
    'ayer',
    '05/11/26',
  ])('does not take %s, and gives back the date it had', async (typed) => {
    const { input, write, held } = setup('2026-11-05');
    await write(typed);
    expect(held()).toBe('2026-11-05');
    expect(input).toHaveValue('05/11/2026');
  });

  it('keeps its date where it is emptied, unless it may be empty', async () => {
    const { input, write, held } = setup('2026-11-05');
    await write('');
    expect(held()).toBe('2026-11-05');
    expect(input).toHaveValue('05/11/2026');
  });

  it('can be emptied where it may be empty', async () => {
    const { input, write, held } = setup('2026-11-05', true);
    await write('');
    expect(held()).toBe('nada');
    expect(input).toHaveValue('');
  });
});
