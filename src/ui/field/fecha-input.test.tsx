import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../test/support/render-ui';
import { noDialog, settle } from '../../../test/support/screen';
import { FechaInput } from './fecha-input';

function setup(initial: string | null) {
  const onChange = vi.fn<(value: string | null) => void>();
  function Host() {
    const [value, setValue] = useState(initial);
    return (
      <>
        <FechaInput
          label="Fecha"
          value={value}
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

it('takes a typed date', async () => {
  const { input, write, held } = setup('2026-11-05');
  expect(input).toHaveValue('05/11/2026');
  await write('+7');
  expect(held()).toBe('2026-11-27');
  expect(input).toHaveValue('27/11/2026');
});

it('keeps and marks a complete text that is not a date, until it is corrected', async () => {
  const { user, input, write, held } = setup('2026-11-05');
  await user.clear(input);
  await user.type(input, '31/0');
  expect(input).toBeValid();
  await user.keyboard('2/2026');
  expect(input).toBeInvalid();
  await user.click(screen.getByText('Otro'));
  expect(input).toHaveValue('31/02/2026');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Fecha inválida');
  expect(held()).toBe('31/02/2026');
  await write('31/01/2027');
  expect(input).toBeValid();
  await write('');
  expect(held()).toBe('nada');
  expect(input).toHaveValue('');
});

it('formats a date on Enter, and marks any other text', async () => {
  const { user, input, held } = setup(null);
  await user.type(input, '5/12{Enter}');
  expect(input).toHaveValue('05/12/2026');
  expect(held()).toBe('2026-12-05');
  await user.clear(input);
  await user.type(input, '5/13{Enter}');
  expect(input).toHaveValue('5/13');
  expect(input).toHaveAccessibleDescription('Fecha inválida');
});

it('steps a day ahead with ArrowUp and back with ArrowDown', async () => {
  const { user, input, held } = setup('2026-11-30');
  await user.type(input, '{ArrowUp}');
  expect(input).toHaveValue('01/12/2026');
  expect(held()).toBe('2026-12-01');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(input).toHaveValue('29/11/2026');
});

it('keeps a text that is not a date on an arrow key, and leaves Shift, Ctrl and Alt to the browser', async () => {
  const { user, input, onChange } = setup('31/02/2026');
  await user.type(input, '{ArrowUp}{ArrowDown}');
  expect(input).toHaveValue('31/02/2026');
  await user.keyboard(
    '{Shift>}{ArrowUp}{/Shift}{Control>}{ArrowUp}{/Control}{Alt>}{ArrowUp}{/Alt}',
  );
  expect(onChange).not.toHaveBeenCalled();
});

describe('its calendar', () => {
  const calendar = () => screen.findByRole('dialog', { name: 'Calendario: Fecha' });

  it('stays closed on Tab, typing and touch', async () => {
    const { user, input } = setup('2026-11-05');
    await user.tab();
    expect(input).toHaveFocus();
    await user.keyboard('{Backspace}7');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.pointer({ keys: '[TouchA]', target: input });
    await settle();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens at the date on Alt+ArrowDown, follows the keys, and Enter picks a day', async () => {
    const { user, input, held } = setup('2026-11-05');
    await user.click(input);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await calendar();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '5 noviembre 2026' })).toHaveFocus(),
    );
    await user.keyboard('{PageDown}');
    await screen.findByRole('button', { name: '25 diciembre 2026' });
    await user.keyboard('{PageUp}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '5 noviembre 2026' })).toHaveFocus(),
    );
    await user.keyboard('{ArrowRight}{Enter}');
    expect(held()).toBe('2026-11-06');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('06/11/2026');
    await noDialog();
  });

  it('closes on Escape, back to the field, and on Tab, on from the field', async () => {
    const { user, input, held } = setup('2026-11-05');
    await user.click(input);
    for (const [key, focused] of [
      ['{Escape}', () => input],
      ['{Tab}', () => screen.getByText('Otro')],
    ] as const) {
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await calendar();
      await waitFor(() => expect(input).not.toHaveFocus());
      await user.keyboard(key);
      await noDialog();
      expect(focused()).toHaveFocus();
    }
    expect(held()).toBe('2026-11-05');
  });

  it('opens on a click without taking the focus, and closes on typing', async () => {
    const { user, input, held } = setup('2026-11-05');
    await user.click(input);
    await calendar();
    expect(input).toHaveFocus();
    const today = screen.getByRole('button', { current: 'date' });
    expect(today).toHaveAccessibleName('20 noviembre 2026');
    expect(today).toHaveAttribute('data-highlight-today');
    await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
    await screen.findByRole('button', { name: '25 diciembre 2026' });
    expect(input).toHaveFocus();
    await user.keyboard('{Backspace}');
    await noDialog();
    await user.keyboard('7');
    expect(held()).toBe('2027-11-05');

    await user.click(input);
    await user.click(await screen.findByRole('button', { name: '9 noviembre 2027' }));
    expect(held()).toBe('2027-11-09');
    expect(input).toHaveFocus();
    await noDialog();
  });

  it('opens and closes by its icon, and closes on a click elsewhere', async () => {
    const { user } = setup('2026-11-05');
    const icon = screen.getByRole('button', { name: 'Abrir el calendario' });
    await user.click(icon);
    await calendar();
    await user.click(icon);
    await noDialog();
    await user.click(icon);
    await calendar();
    await user.click(screen.getByText('Otro'));
    await noDialog();
  });
});
