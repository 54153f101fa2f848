import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { MockApi } from '@mocks/api';
import { holdCalls } from './server/hold-calls';
import { DIA, insertThree, pathWith } from './server/movimientos';
import { setClock } from './support/clock';
import { expectConsole } from './support/console';
import { fill } from './support/fields';
import { fetched, renderApp } from './support/render-app';
import { button, field, inDialog, noDialog, sent, title } from './support/screen';

interface Form {
  /** Of the form, and of its calls. */
  path: string;
  /** A field, and what I type into it. */
  label: string;
  mine: string;
  done: string;
}

const CLIENTE: Form = {
  path: '/clientes/2',
  label: 'Nombre',
  mine: 'Lo mío',
  done: 'Cliente actualizado',
};
const MOVIMIENTO: Form = {
  path: '/movimientos/137',
  label: 'Nro Remito',
  mine: 'MIO-1',
  done: 'Movimiento actualizado',
};

const save = (user: UserEvent) => user.click(button('Guardar Cambios'));

/** Types and saves. `meanwhile` runs between the two. */
async function edit({ path, label, mine }: Form, meanwhile: (api: MockApi) => void) {
  const app = await renderApp(path);
  await screen.findByRole('button', { name: 'Guardar Cambios' });
  await fill(app.user, field(label), mine);
  meanwhile(app.api);
  await save(app.user);
  return app;
}
const question = ({ label }: Form) =>
  screen.findByRole('dialog', { name: `Otra persona cambió ${label} mientras editabas` });

it.each([CLIENTE, MOVIMIENTO])(
  '$path, saved and opened again during a slow read, never shows the former $label',
  async ({ path, label, mine, done }) => {
    const { user, queryClient, router } = await renderApp(path);
    await screen.findByRole('button', { name: 'Guardar Cambios' });
    const former = field(label).value;
    await fill(user, field(label), mine);
    setClock('2026-11-20T10:31:00-03:00');
    await save(user);
    expect(await screen.findByText(done)).toBeVisible();
    await screen.findByRole('table');
    await fetched(queryClient);
    const record = holdCalls('GET', new RegExp(`^${path}$`));
    act(() => router.history.push(`/admin${path}`));
    await waitFor(() => expect(record.arrived).toBe(1));
    expect(screen.queryByDisplayValue(former)).toBeNull();
    record.letGo();
    expect(await screen.findByLabelText(label)).toHaveValue(mine);
  },
);

// A client, saved as mine: opens-at-once.test.tsx. A movement has merge rules of its own.
it('asks about a field of a movement that both edited, and saves mine with what only they changed', async () => {
  const { user, api } = await edit(MOVIMIENTO, ({ db }) => {
    const theirs = { remitoNumero: 'SUYO-1', observaciones: 'De otra persona' };
    db.movimientos.update(db.movimientos.get(137)!, theirs);
  });
  const dialog = within(await question(MOVIMIENTO));
  const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['Nro RemitoMIO-1SUYO-1']);
  expect(sent(api, 'PATCH')).toEqual([]);
  await user.dblClick(dialog.getByRole('button', { name: 'Guardar lo mío' }));
  expect(await screen.findByText(MOVIMIENTO.done)).toBeVisible();
  const saved = { remitoNumero: 'MIO-1', observaciones: 'De otra persona' };
  expect(sent(api, 'PATCH')).toEqual([[MOVIMIENTO.path, expect.objectContaining(saved)]]);
});

it('closing the question keeps the form and saves nothing, and a later answer can save theirs', async () => {
  const theirs = { nombre: 'Lo suyo', localidad: 'De otra persona' };
  const { user, api } = await edit(CLIENTE, ({ db }) =>
    db.clientes.update(db.clientes.get(2)!, theirs),
  );
  await question(CLIENTE);
  await user.keyboard('{Escape}');
  await noDialog();
  expect(field('Nombre')).toHaveValue('Lo mío');
  expect(sent(api, 'PATCH')).toEqual([]);
  await waitFor(() => expect(button('Guardar Cambios')).not.toHaveAttribute('aria-disabled'));
  await save(user);
  const keepTheirs = { name: 'Guardar lo de la otra persona' };
  await user.click(within(await question(CLIENTE)).getByRole('button', keepTheirs));
  expect(await screen.findByText(CLIENTE.done)).toBeVisible();
  expect(sent(api, 'PATCH')).toEqual([[CLIENTE.path, expect.objectContaining(theirs)]]);
});

it('saves the form’s values if the record cannot be read', async () => {
  expectConsole('error', 'HTTPError');
  const { path } = CLIENTE;
  const { api } = await edit(CLIENTE, ({ faults }) =>
    faults.add({ method: 'GET', path, fault: 'status-400-empty', times: 1 }),
  );
  expect(await screen.findByText(CLIENTE.done)).toBeVisible();
  expect(sent(api, 'PATCH')).toEqual([[path, expect.objectContaining({ nombre: 'Lo mío' })]]);
});

it('a drawer asks too, and Escape closes only the question', async () => {
  const path = pathWith('/reportes', { fechaDesde: DIA, fechaHasta: DIA, buscado: true });
  const { user, api } = await renderApp(path, { arrange: insertThree });
  await user.click(await screen.findByRole('checkbox', { name: /^Seleccionar remito A-2,/ }));
  await user.click(button('Editar Movimiento'));
  const drawer = await inDialog('Editar Movimiento');
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
