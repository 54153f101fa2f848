import type { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientesQueries, EditarClientePage } from '@/features/clientes';
import { MovimientoEditorDrawer } from '@/features/movimientos/editar/movimiento-editor-drawer';
import { recibosQueries } from '@/features/recibos';
import { reportesQueries, reportesSearchDefaults } from '@/features/reportes';
import { invalidate } from '@/lib/cache/query-client';
import { listSearchDefaults } from '@/lib/url/list-search';
import type { MockApi } from '@mocks/api';
import type { FaultName } from '@mocks/faults';
import { answerOtherwise } from './server/answer-otherwise';
import { holdCalls, type HeldCalls } from './server/hold-calls';
import { DIA, insertThree } from './server/movimientos';
import { setClock } from './support/clock';
import { expectConsole } from './support/console';
import { fetched, renderApp } from './support/render-app';
import { renderPart } from './support/render-part';
import { button, field, firstBox, sent } from './support/screen';

const EDIT = 'Guardar Cambios';
const LIST = clientesQueries.list(listSearchDefaults);

it('another record at the same address shows its own row', async () => {
  const { queryClient, router } = await renderApp('/clientes');
  await firstBox();
  holdCalls('GET', /^\/clientes\/\d+$/);
  const [one, other] = queryClient.getQueryData(LIST.queryKey)!.items;
  for (const { id, nombre } of [one!, other!]) {
    act(() => router.history.push(`/admin/clientes/${id}`));
    await expect.poll(() => screen.queryByLabelText('Nombre')).toHaveValue(nombre);
  }
});

const ID = 2;
const CALL = `/clientes/${ID}`;
const ROW = { telefono: '3514440000', localidad: 'Cosquín', email: 'a@example.com' };

interface Case {
  record: string;
  /** Changes the list's answer. */
  row?: (row: object) => object;
  /** Runs once the list has come. */
  later?: (api: MockApi) => void;
  /** The fields that the fresh record has otherwise than its row. */
  fresh?: Partial<typeof ROW>;
}

const changed = (fresh: Partial<typeof ROW>) => ({
  fresh,
  later: ({ db }: MockApi) => void db.clientes.update(db.clientes.get(ID)!, fresh),
});

const CASES: Case[] = [
  { record: 'is the same as its row' },
  { record: 'was changed in a field', ...changed({ localidad: 'Salta' }) },
  {
    record: 'has a field that its row lacks',
    row: (row) => ({ ...row, email: undefined }),
    fresh: { email: ROW.email },
  },
  {
    record: 'has a text where its row has a number',
    row: (row) => ({ ...row, telefono: Number(ROW.telefono) }),
  },
];

/** Opens the client's form from its row. The record waits for `comes`. */
async function openFromRow({ row, later }: Partial<Case> = {}) {
  let record: HeldCalls | undefined;
  let mock: MockApi;
  const part = await renderPart(<EditarClientePage id={ID} />, {
    arrange(api) {
      mock = api;
      api.db.clientes.update(api.db.clientes.get(ID)!, { ...ROW, nombre: 'Aaa' });
      if (row) {
        answerOtherwise('GET', /\/clientes\/\?/, (page: { cliente: object[] }) =>
          Response.json({ ...page, cliente: page.cliente.map(row) }),
        );
      }
    },
    async load(queryClient) {
      await queryClient.query(LIST);
      later?.(mock);
      record = holdRecord();
    },
  });
  return { ...part, record: record! };
}

const holdRecord = () => holdCalls('GET', new RegExp(`^${CALL}$`));

const comes = (record: HeldCalls) =>
  act(async () => {
    record.letGo();
    await record.answered;
  });

const isEditable = () => waitFor(() => expect(field('Nombre')).toBeEnabled());

it.each(CASES)(
  'a client that $record can only be read until it has come, and keeps the focus of Cancelar',
  async ({ fresh = {}, ...one }) => {
    const { user, api, record } = await openFromRow(one);
    expect(field('Teléfono')).toHaveValue(ROW.telefono);
    expect(field('Teléfono')).toBeDisabled();
    await user.click(button(EDIT));
    button('Cancelar').focus();
    await comes(record);
    await isEditable();
    expect(button('Cancelar')).toHaveFocus();
    expect(field('Localidad')).toHaveValue(fresh.localidad ?? ROW.localidad);
    expect(field('Email')).toHaveValue(ROW.email);
    expect(sent(api, 'PATCH')).toEqual([]);
    await user.type(field('Teléfono'), '5', { initialSelectionStart: 0 });
    await user.click(button(EDIT));
    await screen.findByText('Cliente actualizado');
    const saved = { ...ROW, ...fresh, telefono: `5${ROW.telefono}` };
    expect(sent(api, 'PATCH')).toEqual([[CALL, expect.objectContaining(saved)]]);
  },
);

it.each<{ fault: FaultName; message: string }>([
  { fault: 'status-404', message: 'Cliente no encontrado' },
  { fault: 'status-500', message: 'Ocurrió un error interno en el servidor.' },
  { fault: 'cut', message: 'Error al cargar el cliente' },
])('a record whose read fails, $fault, leaves its copy to be read', async ({ fault, message }) => {
  expectConsole('error', /HTTPError|NetworkError/);
  const { user, api, record } = await openFromRow({
    later: ({ faults }) => void faults.add({ method: 'GET', path: CALL, fault }),
  });
  await comes(record);
  const beside = within(field('Nombre').closest('form')!.parentElement!);
  expect(await beside.findByText(message)).toBeVisible();
  expect(field('Teléfono')).toHaveValue(ROW.telefono);
  expect(field('Teléfono')).toBeDisabled();
  if (fault === 'status-404') return;
  api.faults.clear();
  await user.click(button('Reintentar'));
  await isEditable();
  expect(beside.queryByText(message)).toBeNull();
});

it('another record under its address cannot be edited', async () => {
  expectConsole('error', /GET clientes\/2: id: /);
  const { record } = await openFromRow({
    later: () =>
      answerOtherwise('GET', new RegExp(`${CALL}$`), (body: object) =>
        Response.json({ ...body, id: ID + 1 }),
      ),
  });
  await comes(record);
  await waitFor(() => expect(screen.getAllByText('Error al cargar el cliente')).toHaveLength(2));
  expect(field('Nombre')).toBeDisabled();
});

const readList = (queryClient: QueryClient) => queryClient.query(LIST);
const readRecord = (queryClient: QueryClient) => queryClient.query(clientesQueries.detail(ID));

/** Opens the client after these reads. Between the first and the second it is changed. */
async function openAfter(...reads: ((queryClient: QueryClient) => Promise<unknown>)[]) {
  let mock: MockApi;
  await renderPart(<EditarClientePage id={ID} />, {
    arrange(api) {
      api.db.clientes.update(api.db.clientes.get(ID)!, { nombre: 'Aaa' });
      mock = api;
    },
    async load(queryClient) {
      for (const read of reads) {
        await read(queryClient);
        changed(ROW).later(mock);
        setClock('2026-11-20T10:30:05-03:00');
      }
      holdRecord();
    },
  });
  expect(field('Teléfono')).toHaveValue(ROW.telefono);
}

it('a record that is still fresh opens editable', async () => {
  await openAfter(readList, readRecord);
  expect(field('Teléfono')).toBeEnabled();
});

it('a row that is newer than the fresh record opens, and the record is read', async () => {
  await openAfter(readRecord, readList);
  expect(field('Teléfono')).toBeDisabled();
});

it('a change elsewhere does not keep a record from coming', async () => {
  const { queryClient, record } = await openFromRow();
  await comes(record);
  await isEditable();
  const again = holdRecord();
  setClock('2026-11-20T10:31:00-03:00');
  // As on a second visit: the cache has an old record.
  void queryClient.refetchQueries(clientesQueries.detail(ID));
  await waitFor(() => expect(again.arrived).toBe(1));
  void invalidate(queryClient);
  await waitFor(() => expect(again.arrived).toBe(2));
});

it('once the record has come, a later copy leaves the form alone', async () => {
  const { user, api, record, queryClient } = await openFromRow();
  await comes(record);
  await isEditable();
  await user.type(field('Teléfono'), '5');
  api.db.clientes.update(api.db.clientes.get(ID)!, { localidad: 'Salta' });
  await act(() => queryClient.invalidateQueries());
  expect(field('Localidad')).toHaveValue(ROW.localidad);
});

const MOVIMIENTO = '/movimientos/139';
const DIAS = { fechaDesde: DIA, fechaHasta: DIA };
const CONSULTA = { ...reportesSearchDefaults, ...DIAS, buscado: true };

/** The movement's record was changed after its list was fetched, and is held. */
function holdMovimiento(): HeldCalls {
  answerOtherwise('GET', /\/movimientos\/139$/, (body: object) =>
    Response.json({ ...body, observaciones: 'De otra persona' }),
  );
  return holdCalls('GET', new RegExp(`^${MOVIMIENTO}$`));
}

/** The copy, then the record. */
async function takesRecord(record: HeldCalls) {
  const observaciones = await screen.findByLabelText('Observaciones');
  expect(observaciones).toBeDisabled();
  expect(screen.getByLabelText('Nro Remito')).toHaveValue('A-2');
  await comes(record);
  await waitFor(() => expect(observaciones).toBeEnabled());
  expect(observaciones).toHaveValue('De otra persona');
}

it.each([
  {
    list: 'Consultas',
    position: 'right' as const,
    load: (queryClient: QueryClient) => queryClient.query(reportesQueries.ofSearch(CONSULTA)),
  },
  {
    list: 'Contrareembolso',
    position: 'bottom' as const,
    load: (queryClient: QueryClient) =>
      queryClient.query(recibosQueries.movimientos({ clienteId: 4, ...DIAS })),
  },
])('the drawer of $list opens with a row, and takes the record', async ({ position, load }) => {
  let record: HeldCalls | undefined;
  const drawer = { position, onClose: () => undefined, onSaved: () => undefined };
  await renderPart(<MovimientoEditorDrawer id={139} {...drawer} />, {
    arrange: insertThree,
    async load(queryClient) {
      await load(queryClient);
      record = holdMovimiento();
    },
  });
  await takesRecord(record!);
});

it('the palette opens a record with its row, and takes the record', async () => {
  const { user } = await renderApp('/recibos-menu', { arrange: insertThree });
  const record = holdMovimiento();
  await user.keyboard('{Control>}k{/Control}A-2');
  await user.click(await screen.findByRole('option', { name: /^Remito A-2/ }));
  await takesRecord(record);
});

it.each([
  { path: '/clientes', of: '/clientes/', label: 'Teléfono' },
  { path: '/movimientos', of: '/movimientos/', label: 'Observaciones' },
  {
    path: `/reportes?fechaDesde=${DIA}&fechaHasta=${DIA}&buscado=true`,
    of: '/reportes/',
    label: 'Observaciones',
  },
])(
  'an edit from $of reads its record to open and to save, and then no more',
  async ({ path, of, label }) => {
    const { user, api, queryClient } = await renderApp(path, { arrange: insertThree });
    await user.click(await firstBox());
    api.requests.length = 0;
    await user.click(screen.getByRole('button', { name: /^Editar/ }));
    await waitFor(() => expect(field(label)).toBeEnabled());
    await user.type(field(label), '1');
    await user.click(button(EDIT));
    await screen.findByText(/ actualizado$/);
    await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull());
    await fetched(queryClient);
    const calls = api.requests
      // The tariffs, and the look for another movement with the number, are on the screen of a movement, and fetched again like anything there.
      .filter(({ path, search }) => path !== '/servicios/' && !/texto=[^&]/.test(search))
      .map(({ method, path }) => `${method} ${path.replace(/\d+$/, 'ID')}`);
    const record = of === '/reportes/' ? '/movimientos/ID' : `${of}ID`;
    expect(calls.slice(0, 3)).toEqual([`GET ${record}`, `GET ${record}`, `PATCH ${record}`]);
    // Fetched ahead, a list may start again when its screen opens.
    expect([...new Set(calls.slice(3))]).toEqual([`GET ${of}`]);
  },
);
