import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { delays } from '@/lib/page/delays';
import type { Row } from './faults/faults';
import { FIELD, recordPrints, TABLE } from './faults/table';
import { holdCalls } from './server/hold-calls';
import { MASTER_DATA } from './server/master-data';
import { DIA, insertThree, pathWith } from './server/movimientos';
import { renderApp } from './support/render-app';
import { button } from './support/screen';

const BUSCAR: Row = {
  call: 'GET /reportes/',
  kind: 'search',
  path: pathWith('/reportes', { fechaDesde: DIA, fechaHasta: DIA }),
  arrange: insertThree,
  act: async ({ user }) => user.click(await screen.findByRole('button', { name: 'Buscar' })),
  error: '',
  done: () => Promise.resolve(),
};

/** The buttons and keys that save a new movement too. */
const ALSO: Record<string, string[]> = {
  'POST /movimientos/': ['Remito', 'Remito Duplicado'],
};
const SAVE = '{Control>}{Enter>3/}{/Control}{Alt>}r{/Alt}';

/** Clients have the same lists and forms. */
const others = MASTER_DATA.filter(({ table }) => table !== 'clientes');
const ROWS = TABLE.filter(
  ({ call, kind, act }) =>
    act && kind !== 'picker' && !others.some(({ api }) => call.includes(` ${api}`)),
);

recordPrints();

it.each([...ROWS, BUSCAR])(
  'pressed repeatedly while the server is slow, and again as it answers, $call is sent once',
  async ({ call, kind, path, arrange, reach, act: press, typed = {}, done }) => {
    const app = await renderApp(path, { signedIn: kind !== 'login', ...(arrange && { arrange }) });
    const { user } = app;
    await reach?.(app);
    // Guards never release here, however slow the machine is. Their release: src/ui/action/submit-guard.test.ts.
    delays.guard = 600_000;
    const [method, called] = call.split(' ') as [string, string];
    const calls = holdCalls(method, new RegExp(`^${called.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`));
    // A second click would close what the first one opens.
    const click = (one: Element) =>
      one.matches('button:not([aria-haspopup])') ? user.dblClick(one) : user.click(one);
    await press!({ ...app, user: { ...user, click } });
    const pressed = [document.activeElement as HTMLElement, ...(ALSO[call] ?? []).map(button)];
    const fields = Object.keys(typed).map((label) =>
      screen.queryByLabelText(label, { selector: FIELD }),
    );
    for (const one of [...pressed, ...fields]) {
      if (!one?.isConnected) continue;
      await user.dblClick(one);
      await user.keyboard('{Enter>5/}');
    }
    if (call in ALSO) await user.keyboard(SAVE);
    await waitFor(() => expect(calls.arrived, 'while the server is slow').toBe(1));

    calls.letGo();
    await calls.answered;
    for (let turn = 0; turn < 10; turn++) {
      await act(async () => {
        for (const one of pressed) one.click();
        await new Promise(setImmediate);
      });
    }
    await done(app);
    expect(calls.arrived, 'as it answers').toBe(1);
  },
);
