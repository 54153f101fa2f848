import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { clientesQueries, EditarClientePage } from '@/features/clientes';
import { CLIENTES } from '@/features/clientes/clientes.queries';
import { CONTACTO_FORM } from '@/features/contactos/contacto.schema';
import { EditarMovimientoPage, movimientosQueries } from '@/features/movimientos';
import { MovimientoEditorDrawer } from '@/features/movimientos/editar/movimiento-editor-drawer';
import { recibosQueries } from '@/features/recibos';
import { reportesQueries, reportesSearchDefaults } from '@/features/reportes';
import { listSearchDefaults } from '@/lib/url/list-search';
import type { MockApi } from '@mocks/api';
import type { FaultName } from '@mocks/faults';
import { answerInstead } from './server/answer-instead';
import { holdCalls, type HeldCalls } from './server/hold-calls';
import { DIA, insertThree } from './server/movimientos';
import { setClock } from './support/clock';
import { expectConsole } from './support/console';
import { renderApp } from './support/render-app';
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
  /** Stands above the form instead of a record. */
  message?: string;
}

const changed = (fresh: Partial<typeof ROW>) => ({
  fresh,
  later: ({ db }: MockApi) => void db.clientes.update(db.clientes.get(ID)!, fresh),
});

const fails = (fault: FaultName, message: string) => ({
  message,
  later: ({ faults }: MockApi) => void faults.add({ method: 'GET', path: CALL, fault }),
});

const CASES: Case[] = [
  { record: 'is the same as its row' },
  { record: 'was changed in another field', ...changed({ localidad: 'Salta' }) },
  { record: 'was changed in the same field', ...changed({ localidad: 'Salta', telefono: '387' }) },
  {
    record: 'has a field that its row lacks',
    row: (row) => ({ ...row, email: undefined }),
    fresh: { email: ROW.email },
  },
  {
    record: 'has a text where its row has a number',
    row: (row) => ({ ...row, telefono: Number(ROW.telefono) }),
  },
  { record: 'was deleted', ...fails('status-404', 'Cliente no encontrado') },
  { record: 'fails', ...fails('status-500', 'Ocurrió un error interno en el servidor.') },
  {
    record: 'is another one',
    message: 'Error al cargar el cliente',
    later: () =>
      answerInstead('GET', new RegExp(`${CALL}$`), (body) => ({ ...(body as object), id: ID + 1 })),
  },
  { record: 'cannot be reached', ...fails('cut', 'Error al cargar el cliente') },
];

const MOMENTS = [
  'before the first key',
  'in a word',
  'after the last key',
  'after Guardar',
] as const;
type Moment = (typeof MOMENTS)[number];

/** Opens the client's form from its row. The record waits for `comes`. */
async function openFromRow({ row, later }: Partial<Case> = {}) {
  let record: HeldCalls | undefined;
  let mock: MockApi;
  const part = await renderPart(<EditarClientePage id={ID} />, {
    arrange(api) {
      mock = api;
      api.db.clientes.update(api.db.clientes.get(ID)!, { ...ROW, nombre: 'Aaa' });
      if (row) {
        answerInstead('GET', /\/clientes\/\?/, (body) => {
          const page = body as { cliente: object[] };
          return { ...page, cliente: page.cliente.map(row) };
        });
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

/** The screen shows what the cache has. */
const notified = () => act(() => new Promise<void>((told) => notifyManager.schedule(told)));

async function isFetched(queryClient: QueryClient) {
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), { interval: 5 });
  await notified();
}

/** Types a digit in front of the telephone. */
const startTyping = async (user: UserEvent) => {
  await user.click(field('Teléfono'));
  field('Teléfono').setSelectionRange(0, 0);
  await user.keyboard('5');
};

it.each(CASES.flatMap((one) => MOMENTS.map((moment) => ({ moment, ...one }))))(
  'a record that $record, and comes $moment',
  async ({ moment, ...one }) => {
    const { fresh = {}, message } = one;
    if (message) expectConsole('error', /HTTPError|NetworkError|GET clientes\/2: id: /);
    const { user, api, record, queryClient } = await openFromRow(one);
    const telefono = field('Teléfono');
    const form = within(telefono.closest('form')!.parentElement!);
    expect(telefono).toHaveValue(ROW.telefono);

    async function reach(now: Moment) {
      if (now !== moment) return;
      await comes(record);
      if (now === 'after Guardar') return;
      await isFetched(queryClient);
      if (message) await form.findByText(message);
      if (message) return;
      expect(field('Localidad')).toHaveValue(fresh.localidad ?? ROW.localidad);
      expect(field('Email')).toHaveValue(ROW.email);
    }

    await user.click(telefono);
    await reach('before the first key');
    telefono.setSelectionRange(0, 0);
    await user.keyboard('5');
    await reach('in a word');
    expect(telefono).toHaveFocus();
    expect(telefono.selectionStart).toBe(1);
    await user.keyboard('4 ');
    const isOver = moment === 'before the first key' ? fresh.telefono : undefined;
    const typed = `54 ${isOver ?? ROW.telefono}`;
    expect(telefono).toHaveValue(typed);
    await reach('after the last key');
    const save = form.getByText(EDIT).closest('button')!;
    await user.click(save);
    if (moment === 'after Guardar') expect(sent(api, 'PATCH')).toEqual([]);
    await reach('after Guardar');

    if (message) {
      expect(await form.findByText(message)).toBeVisible();
      await waitFor(() => expect(save).not.toHaveAttribute('data-loading'));
      expect(sent(api, 'PATCH')).toEqual([]);
      expect(telefono).toHaveValue(typed);
      return;
    }
    if (fresh.telefono && !isOver) {
      const question = { name: 'Otra persona cambió Teléfono mientras editabas' };
      const dialog = within(await screen.findByRole('dialog', question));
      await user.click(dialog.getByRole('button', { name: 'Guardar lo mío' }));
    }
    await screen.findByText('Cliente actualizado');
    expect(sent(api, 'PATCH')).toEqual([
      [CALL, expect.objectContaining({ ...ROW, ...fresh, telefono: typed })],
    ]);
  },
);

const readList = (queryClient: QueryClient) => queryClient.query(LIST);
const readRecord = (queryClient: QueryClient) => queryClient.query(clientesQueries.detail(ID));

/** Writes to the cached lists. */
const saveAnother = (queryClient: QueryClient) => {
  const other = queryClient.getQueryData(LIST.queryKey)!.items.at(-1)!;
  const values = CONTACTO_FORM.toForm(other);
  return queryClient
    .getMutationCache()
    .build(queryClient, CLIENTES.mutations.update(other.id))
    .execute({ values, before: values });
};

it.each([
  { newer: 'record, although another was saved since', reads: [readList, readRecord, saveAnother] },
  { newer: 'row, although the record is fresh', reads: [readRecord, readList] },
])('opens the newer copy, the $newer', async ({ reads: [first, ...rest] }) => {
  let mock: MockApi;
  await renderPart(<EditarClientePage id={ID} />, {
    arrange(api) {
      api.db.clientes.update(api.db.clientes.get(ID)!, { nombre: 'Aaa' });
      mock = api;
    },
    async load(queryClient) {
      await first!(queryClient);
      changed(ROW).later(mock);
      setClock('2026-11-20T10:30:05-03:00');
      for (const step of rest) await step(queryClient);
      holdRecord();
    },
  });
  expect(field('Teléfono')).toHaveValue(ROW.telefono);
});

it('a record that comes while a save waits leaves the button loading', async () => {
  const { user, record, queryClient } = await openFromRow(changed({ localidad: 'Salta' }));
  await startTyping(user);
  const again = holdRecord();
  await user.click(button(EDIT));
  await comes(record);
  await isFetched(queryClient);
  await waitFor(() => expect(again.arrived).toBe(1));
  expect(button(EDIT)).toHaveAttribute('data-loading');
  again.letGo();
  expect(await screen.findByText('Cliente actualizado')).toBeVisible();
});

it('a record that comes keeps the error of a field, which goes with the next key', async () => {
  const { user, record } = await openFromRow(changed({ localidad: 'Salta' }));
  await user.type(field('Email'), '@');
  await user.click(button(EDIT));
  expect(await screen.findByText('Ingresá un email válido')).toBeVisible();
  await comes(record);
  await expect.poll(() => field('Localidad').value).toBe('Salta');
  expect(screen.getByText('Ingresá un email válido')).toBeVisible();
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(screen.queryByText('Ingresá un email válido')).toBeNull());
});

it('once the record has come, a later copy leaves the form alone', async () => {
  const { user, api, record, queryClient } = await openFromRow();
  await startTyping(user);
  await comes(record);
  await isFetched(queryClient);
  api.db.clientes.update(api.db.clientes.get(ID)!, { localidad: 'Salta' });
  await act(() => queryClient.invalidateQueries());
  await notified();
  expect(field('Localidad')).toHaveValue(ROW.localidad);
});

it('Reintentar takes over a record that failed, and what was typed stays', async () => {
  expectConsole('error', 'HTTPError');
  const { user, record } = await openFromRow({
    later({ db, faults }) {
      db.clientes.update(db.clientes.get(ID)!, { localidad: 'Salta' });
      faults.add({ method: 'GET', path: CALL, fault: 'status-500', times: 1 });
    },
  });
  await startTyping(user);
  await comes(record);
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await expect.poll(() => field('Localidad').value).toBe('Salta');
  expect(field('Teléfono')).toHaveValue(`5${ROW.telefono}`);
});

const MOVIMIENTO = '/movimientos/139';
const DIAS = { fechaDesde: DIA, fechaHasta: DIA };
const CONSULTA = { ...reportesSearchDefaults, ...DIAS, buscado: true };

/** The movement's record was changed after its list was fetched, and is held. */
function holdMovimiento(): HeldCalls {
  answerInstead('GET', /\/movimientos\/139$/, (body) => ({
    ...(body as object),
    observaciones: 'De otra persona',
  }));
  return holdCalls('GET', new RegExp(`^${MOVIMIENTO}$`));
}

const follows = () => expect.poll(() => field('Observaciones').value).toBe('De otra persona');

/** In the middle of a word. */
async function takesRecord(user: UserEvent, record: HeldCalls) {
  const remito = await screen.findByLabelText('Nro Remito');
  await user.type(remito, '9', { initialSelectionStart: 0 });
  await comes(record);
  await follows();
  await user.keyboard('8');
  expect(remito).toHaveValue('98A-2');
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
  const { user } = await renderPart(<MovimientoEditorDrawer id={139} {...drawer} />, {
    arrange: insertThree,
    async load(queryClient) {
      await load(queryClient);
      record = holdMovimiento();
    },
  });
  await takesRecord(user, record!);
});

it('the palette opens a record with its row, and takes the record', async () => {
  const { user } = await renderApp('/recibos-menu', { arrange: insertThree });
  const record = holdMovimiento();
  await user.keyboard('{Control>}k{/Control}A-2');
  await user.click(await screen.findByRole('option', { name: /^Remito A-2/ }));
  await takesRecord(user, record);
});

it('the word of a picker goes on when the record comes', async () => {
  let record: HeldCalls | undefined;
  const { user, api } = await renderPart(<EditarMovimientoPage id={139} />, {
    arrange: insertThree,
    async load(queryClient) {
      await queryClient.query(movimientosQueries.list(listSearchDefaults));
      record = holdMovimiento();
    },
  });
  const destino = await screen.findByLabelText('Cliente Destino');
  await user.clear(destino);
  await user.type(destino, 'Bul');
  await comes(record!);
  await follows();
  await user.keyboard('onera');
  expect(destino).toHaveValue('Bulonera');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Movimiento actualizado');
  const saved = { clienteDestinoId: 4, observaciones: 'De otra persona' };
  expect(sent(api, 'PATCH')).toEqual([[MOVIMIENTO, expect.objectContaining(saved)]]);
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
    await user.type(await screen.findByLabelText(label), '1');
    await isFetched(queryClient);
    await user.click(button(EDIT));
    await screen.findByText(/ actualizado$/);
    await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull());
    await isFetched(queryClient);
    const calls = api.requests
      // The tariffs are on the screen of a movement, and fetched again like anything there.
      .filter(({ path }) => path !== '/servicios/')
      .map(({ method, path }) => `${method} ${path.replace(/\d+$/, 'ID')}`);
    const record = of === '/reportes/' ? '/movimientos/ID' : `${of}ID`;
    expect(calls).toEqual([`GET ${record}`, `GET ${record}`, `PATCH ${record}`, `GET ${of}`]);
  },
);
