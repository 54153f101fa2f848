import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MockApi } from '@mocks/api';
import { holdCalls } from './server/hold-calls';
import { DIA, insertThree, pathWith } from './server/movimientos';
import { setClock } from './support/clock';
import { expectConsole } from './support/console';
import { fill } from './support/fields';
import { renderApp } from './support/render-app';
import { button, field, sent, title } from './support/screen';

interface Case {
  path: string;
  /** The field that both users change, and their texts. */
  label: string;
  mine: string;
  theirs: string;
  /** The other user's save: that field, and one that the form does not touch. */
  change: (api: MockApi) => void;
  /** The part of the PATCH body with my value, theirs, and the untouched field. */
  saved: { mine: object; theirs: object; untouched: object };
  call: string;
  done: string;
}

// The master data share EntityForm; a movement has merge rules of its own.
const CASES: Case[] = [
  {
    path: '/clientes/2',
    label: 'Nombre',
    mine: 'Lo mío',
    theirs: 'Lo suyo',
    change: ({ db }) =>
      db.clientes.update(db.clientes.get(2)!, { nombre: 'Lo suyo', localidad: 'De otra persona' }),
    saved: {
      mine: { nombre: 'Lo mío' },
      theirs: { nombre: 'Lo suyo' },
      untouched: { localidad: 'De otra persona' },
    },
    call: '/clientes/2',
    done: 'Cliente actualizado',
  },
  {
    path: '/movimientos/137',
    label: 'Nro Remito',
    mine: 'MIO-1',
    theirs: 'SUYO-1',
    change: ({ db }) =>
      db.movimientos.update(db.movimientos.get(137)!, {
        remitoNumero: 'SUYO-1',
        observaciones: 'De otra persona',
      }),
    saved: {
      mine: { remitoNumero: 'MIO-1' },
      theirs: { remitoNumero: 'SUYO-1' },
      untouched: { observaciones: 'De otra persona' },
    },
    call: '/movimientos/137',
    done: 'Movimiento actualizado',
  },
];

const save = (user: UserEvent) => user.click(button('Guardar Cambios'));

async function edit({ path, label, mine, change }: Case, fail?: (api: MockApi) => void) {
  const app = await renderApp(path);
  await screen.findByRole('button', { name: 'Guardar Cambios' });
  await fill(app.user, field(label), mine);
  change(app.api);
  fail?.(app.api);
  await save(app.user);
  return app;
}
const question = ({ label }: Case) =>
  screen.findByRole('dialog', { name: `Otra persona cambió ${label} mientras editabas` });

it.each(CASES)('$path asks about $label, which both edited, and saves mine', async (entity) => {
  const { user, api } = await edit(entity);
  const { label, mine, theirs, saved, call, done } = entity;
  const dialog = within(await question(entity));
  const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([`${label}${mine}${theirs}`]);
  expect(sent(api, 'PATCH')).toEqual([]);
  await user.dblClick(dialog.getByRole('button', { name: 'Guardar lo mío' }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(sent(api, 'PATCH')).toEqual([
    [call, expect.objectContaining({ ...saved.mine, ...saved.untouched })],
  ]);
});

it.each(CASES)(
  '$path, saved and opened again during a slow read, has the saved $label',
  async (entity) => {
    const { path, label, mine, call, done } = entity;
    const { user, queryClient, router } = await renderApp(path);
    await screen.findByRole('button', { name: 'Guardar Cambios' });
    await fill(user, field(label), mine);
    setClock('2026-11-20T10:31:00-03:00');
    await save(user);
    expect(await screen.findByText(done)).toBeVisible();
    await screen.findByRole('table');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    holdCalls('GET', new RegExp(`^${call}$`));
    act(() => router.history.push(`/admin${path}`));
    await screen.findByRole('button', { name: 'Guardar Cambios' });
    expect(field(label)).toHaveValue(mine);
  },
);

describe.each(CASES)('$path', (entity) => {
  const { label, mine, saved, call, done } = entity;

  it('closing the question keeps the form and saves nothing, and a later answer can save theirs', async () => {
    const { user, api } = await edit(entity);
    await question(entity);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field(label)).toHaveValue(mine);
    expect(sent(api, 'PATCH')).toEqual([]);
    await waitFor(() => expect(button('Guardar Cambios')).not.toHaveAttribute('aria-disabled'));
    await save(user);
    const keepTheirs = { name: 'Guardar lo de la otra persona' };
    await user.click(within(await question(entity)).getByRole('button', keepTheirs));
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent(api, 'PATCH')).toEqual([
      [call, expect.objectContaining({ ...saved.theirs, ...saved.untouched })],
    ]);
  });

  it('saves the form’s values if the record cannot be read', async () => {
    expectConsole('error', 'HTTPError');
    const { api } = await edit(entity, ({ faults }) => {
      faults.add({ method: 'GET', path: call, fault: 'status-400-empty', times: 1 });
    });
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent(api, 'PATCH')).toEqual([[call, expect.objectContaining(saved.mine)]]);
  });
});

it('a drawer asks too, and Escape closes only the question', async () => {
  const path = pathWith('/reportes', { fechaDesde: DIA, fechaHasta: DIA, buscado: true });
  const { user, api } = await renderApp(path, { arrange: insertThree });
  await user.click(await screen.findByRole('checkbox', { name: /^Seleccionar remito A-2,/ }));
  await user.click(button('Editar Movimiento'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Editar Movimiento' }));
  const remito = await drawer.findByLabelText('Nro Remito');
  await fill(user, remito, 'MIO-1');
  api.db.movimientos.update(api.db.movimientos.get(139)!, { remitoNumero: 'SUYO-1' });
  await user.click(drawer.getByRole('button', { name: 'Guardar Cambios' }));
  const question = await screen.findByRole('dialog', {
    name: 'Otra persona cambió Nro Remito mientras editabas',
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(remito).toHaveValue('MIO-1');
  expect(sent(api, 'PATCH')).toEqual([]);
});

it('leaving while the record is being read saves nothing', async () => {
  const { user, api } = await renderApp('/clientes/2');
  await screen.findByRole('button', { name: 'Guardar Cambios' });
  await fill(user, field('Teléfono'), '1');
  const reads = holdCalls('GET', /^\/clientes\/2$/);
  await save(user);
  await waitFor(() => expect(reads.arrived).toBe(1));
  await user.click(button('Cancelar'));
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  expect(await title('Clientes')).toBeVisible();
  reads.letGo();
  await reads.answered;
  expect(sent(api, 'PATCH')).toEqual([]);
});
