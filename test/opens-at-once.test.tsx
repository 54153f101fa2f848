import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientesQueries } from '@/features/clientes';
import { listSearchDefaults } from '@/lib/url/list-search';
import type { MockApi } from '@mocks/api';
import { holdCalls } from './server/hold-calls';
import { MASTER_DATA } from './server/master-data';
import { expectConsole } from './support/console';
import { fill } from './support/fields';
import { renderApp } from './support/render-app';
import { button, field, main, sent } from './support/screen';

const EDIT = 'Guardar Cambios';

/** Opens a client's record from its row, while the record is still on its way. */
async function openRow(change: (api: MockApi) => void = () => undefined) {
  const app = await renderApp('/clientes');
  await main().findAllByRole('checkbox', { name: /^Seleccionar (?!tod)/ });
  const record = holdCalls('GET', /^\/clientes\/2$/);
  const stored = { ...app.api.db.clientes.get(2)! };
  change(app.api);
  act(() => app.router.history.push('/admin/clientes/2'));
  expect(await screen.findByLabelText('Nombre')).toHaveValue(stored.nombre);
  return { ...app, record, stored };
}

const rename = (api: MockApi) =>
  void api.db.clientes.update(api.db.clientes.get(2)!, {
    telefono: '351 222-2222',
    localidad: 'Salta',
  });

const LISTS = [
  ...MASTER_DATA.map(({ path, api }) => ({ path, api })),
  { path: '/movimientos', api: '/movimientos/' },
];

it.each(LISTS)(
  '$path opens a record with its row, which can be typed into',
  async ({ path, api }) => {
    const { user } = await renderApp(path);
    const [box] = await main().findAllByRole('checkbox', { name: /^Seleccionar (?!tod)/ });
    holdCalls('GET', new RegExp(`^${api}\\d+$`));
    await user.click(box!);
    await user.click(screen.getByRole('button', { name: /^Editar / }));
    expect(await screen.findByRole('button', { name: EDIT })).toBeEnabled();
  },
);

it('another record at the same address shows its own row', async () => {
  const { queryClient, router, stored } = await openRow();
  const page = queryClient.getQueryData(clientesQueries.list(listSearchDefaults).queryKey);
  const other = page!.items.find(({ id }) => id !== stored.id)!;
  holdCalls('GET', /^\/clientes\/\d+$/);
  act(() => router.history.push(`/admin/clientes/${other.id}`));
  await expect.poll(() => field('Nombre').value).toBe(other.nombre);
});

it('untouched fields follow the record when it comes, and what was typed stays', async () => {
  const { user, record } = await openRow((api) =>
    api.db.clientes.update(api.db.clientes.get(2)!, { localidad: 'Salta' }),
  );
  await fill(user, field('Teléfono'), '1');
  await act(async () => {
    record.letGo();
    await record.answered;
  });
  await expect.poll(() => field('Localidad').value).toBe('Salta');
  expect(field('Teléfono')).toHaveValue('1');
});

it('a field that was typed over an older value is asked about', async () => {
  const { user, api, record } = await openRow(rename);
  await fill(user, field('Teléfono'), '1');
  await act(async () => {
    record.letGo();
    await record.answered;
  });
  await expect.poll(() => field('Localidad').value).toBe('Salta');
  await user.click(button(EDIT));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Otra persona cambió Teléfono mientras editabas' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Guardar lo mío' }));
  await screen.findByText('Cliente actualizado');
  expect(sent(api, 'PATCH')).toEqual([
    ['/clientes/2', expect.objectContaining({ telefono: '1', localidad: 'Salta' })],
  ]);
});

it('a save before the record has come waits for it, and takes nothing back', async () => {
  const { user, api, record } = await openRow((mock) =>
    mock.db.clientes.update(mock.db.clientes.get(2)!, { localidad: 'Salta' }),
  );
  await fill(user, field('Teléfono'), '1');
  await user.click(button(EDIT));
  expect(sent(api, 'PATCH')).toEqual([]);
  record.letGo();
  await screen.findByText('Cliente actualizado');
  expect(sent(api, 'PATCH')).toEqual([
    ['/clientes/2', expect.objectContaining({ telefono: '1', localidad: 'Salta' })],
  ]);
});

it.each([
  ['was deleted', 'status-404', 'Cliente no encontrado'],
  ['cannot be read', 'status-500', 'Reintentar'],
] as const)(
  'a record that %s says so above what was typed, which is not saved',
  async (_, fault, text) => {
    expectConsole('error', 'HTTPError');
    const { user, api, record } = await openRow((mock) => {
      mock.faults.add({ method: 'GET', path: '/clientes/2', fault });
    });
    await fill(user, field('Teléfono'), '1');
    record.letGo();
    expect(await main().findByText(text)).toBeVisible();
    expect(field('Teléfono')).toHaveValue('1');
    await user.click(button(EDIT));
    await expect.poll(() => button(EDIT).hasAttribute('data-loading')).toBe(false);
    expect(sent(api, 'PATCH')).toEqual([]);
    expect(field('Teléfono')).toHaveValue('1');
  },
);
