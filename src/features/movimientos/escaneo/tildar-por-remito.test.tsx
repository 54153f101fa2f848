import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HOJA_BUSCADA, renderHojaDeRuta } from '../../../../test/support/render-search';
import { inDialog, noDialog } from '../../../../test/support/screen';

it('a scan without an open field ticks, however it ends, and presses nothing', async () => {
  const { user, loaded, press, rows } = await renderHojaDeRuta(HOJA_BUSCADA);
  await loaded();
  for (const end of ['{Enter}', '{Tab}', '{Control>}j{/Control}']) {
    screen.getByRole('button', { name: 'Exportar' }).focus();
    await user.keyboard(`A-1${end}`);
    const dialog = await inDialog('Tildar por remito');
    const outcome = dialog.getByRole('status', { name: 'Resultado' });
    expect(outcome, end).toHaveTextContent('Se tildó A-1.');
    expect(within(rows()[2]!).getByRole('checkbox'), end).toBeChecked();
    expect(screen.queryByRole('menu'), end).not.toBeInTheDocument();

    // Then into the field, and away from its switch.
    const field = dialog.getByRole('textbox', { name: 'Números de remito' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard(`A-2${end}`);
    expect(outcome, end).toHaveTextContent('Se tildó A-2.');
    dialog.getByRole('switch', { name: 'Sonido' }).focus();
    await user.keyboard(`A-10${end}`);
    expect(outcome, end).toHaveTextContent('Se tildó A-10.');
    expect(field, end).toHaveFocus();
    await user.keyboard('{Escape}');
    await noDialog();
    await press('Deseleccionar todo');
  }
});

it('a scan before a search says that there is nothing to tick', async () => {
  const { user } = await renderHojaDeRuta({});
  await screen.findByRole('button', { name: 'Tildar por remito' });
  await user.keyboard('A-1{Enter}');
  expect(await screen.findByText('Buscá los movimientos primero')).toBeVisible();
});

async function renderHoja() {
  const app = await renderHojaDeRuta(HOJA_BUSCADA);
  await app.loaded();
  await app.press('Tildar por remito');
  const dialog = await inDialog('Tildar por remito');
  return {
    ...app,
    field: dialog.getByRole('textbox', { name: 'Números de remito' }),
    sound: dialog.getByRole('switch', { name: 'Sonido' }),
    outcome: () => dialog.getByRole('status', { name: 'Resultado' }).textContent,
    ticked: () =>
      within(screen.getByRole('group', { name: 'Acciones sobre la selección' })).getByRole('status')
        .textContent,
  };
}

describe('Tildar por remito', () => {
  it('ticks a pasted column, adds it up, and keeps and lists unknown numbers', async () => {
    const { user, field, press, outcome, ticked, rows } = await renderHoja();
    await user.click(field);
    await user.paste('A-2\r\n\r\n000123;abc,A-1\ta-2\r\n');
    await press('Tildar');
    expect(outcome()).toBe('Se tildaron 2. No están en la lista: 000123, abc. Repetido: a-2.');
    expect(field).toHaveValue('000123\nabc\n');
    expect(ticked()).toMatch(
      /^2 seleccionados\s· 15 bultos\s· Monto \$\s0,30\s· Flete \$\s1\.000,30$/,
    );
    expect(
      rows().map((row) => within(row).getByRole<HTMLInputElement>('checkbox').checked),
    ).toEqual([false, true, true]);
  });

  it('ticks each scanned number at once, reports only the new one, and keeps unknown ones in the field', async () => {
    const { user, field, press, outcome, ticked } = await renderHoja();
    await user.type(field, 'A-1{Enter}');
    expect(outcome()).toBe('Se tildó A-1.');
    expect(field).toHaveValue('');
    await user.type(field, 'nada{Enter}');
    expect(outcome()).toBe('No está en la lista: nada.');
    await user.type(field, 'A-10{Enter}');
    expect(outcome()).toBe('Se tildó A-10.');
    await user.type(field, 'A-1{Enter}');
    expect(outcome()).toBe('Ya estaba tildado: A-1.');
    expect(field).toHaveValue('nada\n');
    expect(field).toHaveFocus();
    // Without new text, the remaining numbers are tried again.
    await user.keyboard('{Enter}');
    expect(outcome()).toBe('No está en la lista: nada.');
    expect(ticked()).toMatch(/^2 seleccionados/);

    // A Tab after a number ends it; the next Tab leaves the field.
    await user.type(field, 'A-2');
    await user.tab();
    expect(outcome()).toBe('Se tildó A-2.');
    expect(field).toHaveFocus();
    await user.tab();
    expect(field).not.toHaveFocus();

    await user.type(field, 'A-1{Escape}');
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Tildar por remito' })).toHaveFocus();
    await press('Tildar por remito');
    expect(await screen.findByRole('textbox', { name: 'Números de remito' })).toHaveValue(
      'nada\nA-1',
    );
  });

  it('shows the last five scans, newest first: hits in green, misses in red', async () => {
    const { user, field } = await renderHoja();
    const GREEN = ['var(--panel-right)', 'circle-check'];
    const RED = ['var(--mantine-color-error)', 'circle-x'];
    const shown = () =>
      [
        screen.getByRole('status', { name: 'Resultado' }),
        ...within(screen.getByRole('list', { name: 'Resultados anteriores' })).getAllByRole(
          'listitem',
        ),
      ].map((element) => [
        element.textContent,
        (element.firstElementChild as HTMLElement).style.color,
        element.querySelector('svg')?.classList[1]?.replace('tabler-icon-', ''),
      ]);
    await user.type(field, 'primero{Enter}A-1{Enter}1{Enter}A-2{Enter}A-10{Enter}');
    await user.click(screen.getByRole('switch', { name: 'Contar bultos' }));
    await user.keyboard('A-10{Enter}A-10{Enter}');
    expect(shown()).toEqual([
      ['A-10: ya está su bulto.', ...RED],
      ['A-10: 1 de 1, completo.', ...GREEN],
      ['Se tildó A-10.', ...GREEN],
      ['Se tildó A-2.', ...GREEN],
      ['No está en la lista: 1.', ...RED],
    ]);
  });

  it('plays a sound only if switched on, and remembers the switch', async () => {
    const played: number[] = [];
    const node = { connect: (next: unknown) => next };
    vi.stubGlobal(
      'AudioContext',
      class {
        currentTime = 0;
        resume = () => Promise.resolve();
      },
    );
    vi.stubGlobal('GainNode', function GainNode() {
      return node;
    });
    vi.stubGlobal(
      'OscillatorNode',
      function Tone(_: unknown, { frequency }: { frequency: number }) {
        return { ...node, start: () => played.push(frequency), stop: () => undefined };
      },
    );
    const { user, field, sound } = await renderHoja();
    expect(sound).not.toBeChecked();
    await user.type(field, 'A-1{Enter}nada{Enter}');
    expect(played).toEqual([]);

    await user.click(sound);
    expect(localStorage.getItem('sonido-remitos')).toBe('si');
    played.length = 0;
    await user.type(field, 'A-2{Enter}');
    expect(played).toEqual([1320]);
    await user.type(field, 'otra{Enter}');
    expect(played).toEqual([1320, 220, 196]);
    await user.click(sound);
    expect(localStorage.getItem('sonido-remitos')).toBeNull();
  });

  it('a counted lorry asks before a link takes it away', async () => {
    const { user, field, router } = await renderHoja();
    await user.click(screen.getByRole('switch', { name: 'Contar bultos' }));
    await user.type(field, 'A-1{Enter}');
    act(() => void router.navigate({ to: '/recibos-menu' }));
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(router.state.location.pathname).toBe('/hoja-de-ruta');
    await screen.findByText('1 de 5 bultos');
  });

  it('counts bultos by their labels, ticks the counted movements, and marks their rows', async () => {
    const { user, field, press, outcome, ticked, rows } = await renderHoja();
    await user.click(screen.getByRole('switch', { name: 'Contar bultos' }));
    expect(field).toHaveFocus();
    expect(screen.getByText('Todavía no contaste ningún bulto.')).toBeVisible();
    await user.keyboard('A-1{Enter}');
    expect(outcome()).toBe('A-1: 1 de 5.');
    await user.keyboard('A-1{Enter}A-1{Enter}A-1{Enter}');
    expect(screen.getByText('Falta 1 bulto de 1 movimiento.')).toBeVisible();
    expect(within(rows()[2]!).getByText('4 de 5 bultos')).toBeInTheDocument();
    await user.keyboard('A-1{Enter}');
    expect(outcome()).toBe('A-1: 5 de 5, completo.');
    expect(screen.getByText('Están todos los bultos de lo tildado.')).toBeVisible();
    await user.keyboard('A-1{Enter}');
    expect(outcome()).toBe('A-1: ya están los 5.');
    await user.paste('A-2\nA-2\nA-10\n');
    await press('Contar');
    expect(outcome()).toBe('A-2: 2 de 10, A-10: 1 de 1, completo.');
    expect(screen.getByText('Faltan 8 bultos de 1 movimiento.')).toBeVisible();
    expect(ticked()).toMatch(/^3 seleccionados/);

    await press('Volver a cero');
    expect(within(rows()[2]!).queryByText(/ bultos$/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(within(rows()[2]!).getByText('5 de 5 bultos')).toBeInTheDocument();

    // A click outside closes it.
    await press('Tildar por remito');
    // With counting off, a number ticks its movement as usual, and the counts stay.
    await user.click(screen.getByRole('switch', { name: 'Contar bultos' }));
    await user.keyboard('A-1{Enter}');
    expect(screen.getByRole('status', { name: 'Resultado' })).toHaveTextContent(
      'Ya estaba tildado: A-1.',
    );
    await user.click(screen.getByRole('switch', { name: 'Contar bultos' }));
    expect(within(rows()[2]!).getByText('5 de 5 bultos')).toBeInTheDocument();
  });
});
