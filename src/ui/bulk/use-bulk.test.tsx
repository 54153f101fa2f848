import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HTTPError, UnconfirmedError } from '@/lib/api/http-errors';
import { session } from '@/lib/person/session';
import { useRowSelection } from '@/ui/table/use-row-selection';
import { expectConsole } from '../../../test/support/console';
import { deferred } from '../../../test/support/deferred';
import { renderPart } from '../../../test/support/render-part';
import { button } from '../../../test/support/screen';
import { toastTexts } from '../../../test/support/toasts';
import { SelectionBar } from './selection-bar';
import { useBulk } from './use-bulk';

const ROWS = [1, 2, 3, 4, 5].map((id) => ({ id }));
const refused = new HTTPError('x', 409, '');

interface BarProps {
  task: (id: number) => unknown;
  perCall?: number;
}

/** Its rows are ticked. */
function Bar({ task, perCall = 1 }: BarProps) {
  const ids = ROWS.map(({ id }) => id);
  const selection = useRowSelection(null, undefined, ids);
  const { button, run, guard, busy, status } = useBulk(selection);
  const paint = () =>
    run(ROWS, {
      async send(rows) {
        for (const { id } of rows) await task(id);
        return rows;
      },
      perCall,
      label: 'Pintados',
      doing: 'pintando',
      count: (n) => `${n} filas`,
      undone: 'sin pintar',
      reason: (_, { id }) => `Fila ${id}: no`,
      error: 'No se pintó',
      success: (total) => `Listas: ${total}`,
      after: () => Promise.resolve(),
    });
  return (
    <SelectionBar
      selection={selection}
      hint=""
      actions={
        <>
          <button ref={button} aria-disabled={busy} onClick={() => void guard.run(paint)}>
            Pintar
          </button>
          {status}
        </>
      }
    >
      {null}
    </SelectionBar>
  );
}

it('failed rows stay ticked and listed, and Reintentar sends them alone', async () => {
  expectConsole('error', 'HTTPError');
  const sent: number[] = [];
  const failing = new Set([2, 4]);
  const task = (id: number) => {
    sent.push(id);
    if (failing.has(id)) throw refused;
  };
  const { user } = await renderPart(<Bar task={task} />);
  await user.click(button('Pintar'));
  await screen.findByText('2 seleccionados');
  expect(toastTexts()).toEqual(['No se pintó (Pintados: 3 de 5. Quedaron 2 sin pintar.)']);
  const notice = within(screen.getByRole('alert', { name: '2 filas sin pintar' }));
  expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fila 2: no',
    'Fila 4: no',
  ]);
  failing.clear();
  sent.splice(0);
  const again = notice.getByRole('button', { name: 'Reintentar (2)' });
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
  await user.click(again);
  expect(await screen.findByText('Listas: 2')).toBeVisible();
  expect(sent).toEqual([2, 4]);
  expect(screen.queryByRole('alert', { name: /sin pintar/ })).not.toBeInTheDocument();
  expect(screen.getByText('2 seleccionados')).toBeVisible();
});

it('Cancelar ends a run after its running calls, and what was not tried stays ticked', async () => {
  const held = deferred();
  const { user } = await renderPart(<Bar task={() => held.promise} />);
  await user.click(button('Pintar'));
  expect(await screen.findByText('Pintados 0 de 5')).toHaveRole('status');
  await user.click(button('Cancelar'));
  expect(button('Cancelando…')).toHaveAttribute('aria-disabled', 'true');
  held.resolve();
  expect(await screen.findByText('Pintados: 4 de 5. Quedó 1 sin pintar.')).toBeVisible();
  expect(screen.getByText('1 seleccionado')).toBeVisible();
  expect(button('Pintar')).toHaveFocus();
});

const unconfirmed = new UnconfirmedError('', { cause: refused });

it.each([
  [2, refused, '2 filas sin pintar y 1 sin enviar', '2 sin pintar y 1 sin enviar'],
  [2, unconfirmed, '2 filas sin confirmar y 1 sin enviar', '2 sin confirmar y 1 sin enviar'],
  [5, refused, '5 filas sin pintar', null],
  [5, unconfirmed, '5 filas sin confirmar', null],
])(
  'calls for %i rows stop at a failure: rows that were not sent are told apart, and several calls say counts',
  async (perCall, error, title, counts) => {
    expectConsole('error', 'HTTPError');
    const toasts = [`No se pintó${counts ? ` (Pintados: 2 de 5. Quedaron ${counts}.)` : ''}`];
    const lost = counts ? '3' : '5';
    const task = (id: number) => id === 3 && Promise.reject(error);
    const { user } = await renderPart(<Bar task={task} perCall={perCall} />);
    await user.click(button('Pintar'));
    expect(await screen.findByRole('button', { name: `Reintentar (${lost})` })).toBeVisible();
    expect(screen.getByText(`${lost} seleccionados`)).toBeVisible();
    expect(screen.getByRole('alert', { name: title })).toBeVisible();
    expect(toastTexts()).toEqual(toasts);
  },
);

it('a run whose session ends says how far it got, and lists nothing', async () => {
  expectConsole('error', 'HTTPError');
  const task = (id: number) => id === 3 && session.expire();
  const { user } = await renderPart(<Bar task={task} perCall={2} />);
  await user.click(button('Pintar'));
  expect(
    await screen.findByText('La sesión venció. Pintados: 4 de 5. Quedó 1 sin pintar.'),
  ).toBeVisible();
  expect(screen.getByText('1 seleccionado')).toBeVisible();
  expect(screen.queryByText(/^Reintentar/)).not.toBeInTheDocument();
});
