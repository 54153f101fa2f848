import type { MockApi } from '@mocks/api';
import { act, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { companyName } from '@/lib/env';
import { pickOption } from './fields';
import { holdCalls } from './hold-calls';
import { DIA, insertThree, pathWith } from './movimientos';
import { recordPrintWindows } from './print-windows';
import { renderApp } from './render-app';
import { button, field, main, title } from './screen';

recordPrintWindows();

interface Control {
  /** What is hammered, for the test's title. */
  name: string;
  path: string;
  signedIn?: boolean;
  arrange?: (api: MockApi) => void;
  /** Brings the screen to where one click would do. */
  prepare: (user: UserEvent, api: MockApi) => Promise<void>;
  /** Every button that would make the same call. */
  buttons: () => HTMLElement[];
  /** A field in which Enter would do so too. */
  field?: () => HTMLElement;
  method: 'POST' | 'PATCH' | 'DELETE' | 'GET';
  /** The call, where others of its method are made besides: a read. */
  read?: RegExp;
}

const dialog = (name: string | RegExp) => within(screen.getByRole('dialog', { name }));
const form = (name: string) => within(screen.getByRole('form', { name }));
const nombre = () => field('Nombre');

const creations: Control[] = [
  ['Agregar Cliente', '/agregar-cliente', 'Nombre'],
  ['Agregar Chofer', '/agregar-chofer', 'Nombre'],
  ['Agregar Representante', '/agregar-representante', 'Nombre'],
  ['Agregar Servicio', '/agregar-servicio', 'Nombre'],
  ['Agregar Vehículo', '/agregar-vehiculo', 'Vehículo'],
  ['Crear Empleado', '/agregar-empleado', 'Nombre'],
].map(([name, path, label]) => ({
  name: name!,
  path: path!,
  prepare: async (user) => user.type(await screen.findByLabelText(label!), 'Ñandú'),
  buttons: () => [button(name!)],
  field: () => field(label!),
  method: 'POST',
}));

const updates: Control[] = [
  ['/clientes/7', 'Nombre'],
  ['/choferes/2', 'Nombre'],
  ['/representantes/2', 'Nombre'],
  ['/servicios/2', 'Nombre'],
  ['/vehiculos/2', 'Vehículo'],
  ['/empleados/2', 'Nombre'],
].map(([path, label]) => ({
  name: `Guardar Cambios in ${path}`,
  path: path!,
  prepare: async (user) => user.type(await screen.findByLabelText(label!), ' Hnos.'),
  buttons: () => [button('Guardar Cambios')],
  field: () => field(label!),
  method: 'PATCH',
}));

/** Nothing refers to anything, so that any row may be deleted. */
const withoutPapers = ({ db }: MockApi) => {
  for (const row of [...db.recibos.rows]) db.recibos.remove(row);
  for (const row of [...db.movimientos.rows].slice(1)) db.movimientos.remove(row);
};

const deletions: Control[] = [
  '/clientes',
  '/choferes',
  '/representantes',
  '/servicios',
  '/vehiculos',
  '/empleados',
  '/movimientos',
].map((path) => ({
  name: `Eliminar in ${path}`,
  path,
  arrange: withoutPapers,
  prepare: async (user) => {
    const [first] = await main().findAllByRole('checkbox', { name: /^Seleccionar (?!tod)/ });
    await user.click(first!);
    await user.click(button('Eliminar'));
    await screen.findByRole('dialog', { name: /^¿Eliminar 1 / });
  },
  buttons: () => [dialog(/^¿Eliminar 1 /).getByRole('button', { name: 'Eliminar' })],
  method: 'DELETE',
}));

const CREATE_BUTTONS = ['Agregar Movimiento', 'Remito', 'Remito Duplicado'];
const movimientoCreation = (names: string[]): Control => ({
  name: names.join(' and '),
  path: '/movimientos',
  prepare: async (user) => {
    await screen.findByRole('form', { name: 'Nuevo movimiento' });
    const picker = (name: string) => form('Nuevo movimiento').getByRole('combobox', { name });
    await user.type(picker('Cliente Origen'), 'Ñandú');
    await user.type(picker('Cliente Destino'), 'Doña Paula');
    await pickOption(user, picker('Servicio'), /^Encomienda mediana/);
  },
  buttons: () => names.map(button),
  field: () => field('Nro Remito'),
  method: 'POST',
});

const search = {
  '/hoja-de-ruta': {
    fecha: DIA,
    tipo: 'todos',
    buscado: true,
    chofer: { id: 4, nombre: 'Díaz, Ángel' },
    vehiculo: { id: 2, nombre: 'Mercedes-Benz Sprinter 516', patente: 'AC 845 KL' },
  },
  '/contrareembolso': {
    cliente: { id: 4, nombre: 'Bulonera Mediterránea S.R.L.' },
    fechaDesde: DIA,
    fechaHasta: DIA,
    buscado: true,
  },
  '/reportes': { fechaDesde: DIA, fechaHasta: DIA, buscado: true },
} as const;

type SearchPath = keyof typeof search;

/** A screen with the results of a search, a row of which is ticked. */
const searched = (path: SearchPath) => ({
  path: pathWith(path, search[path]),
  arrange: insertThree,
});

async function tickFirst(user: UserEvent) {
  const [first] = await main().findAllByRole('checkbox', { name: /^Seleccionar remito/ });
  await user.click(first!);
}

const editors: Control[] = (Object.keys(search) as SearchPath[]).map((path) => ({
  name: `Guardar Cambios over ${path}`,
  ...searched(path),
  prepare: async (user) => {
    await tickFirst(user);
    await user.click(button('Editar Movimiento'));
    await screen.findByRole('button', { name: 'Guardar Cambios' });
  },
  buttons: () => [dialog('Editar Movimiento').getByRole('button', { name: 'Guardar Cambios' })],
  field: () => dialog('Editar Movimiento').getByLabelText('Nro Remito'),
  method: 'PATCH',
}));

const searches: Control[] = (
  [
    ['/hoja-de-ruta', 'Buscar Movimientos', /^\/hoja-rutas\/movimientos/],
    ['/contrareembolso', 'Buscar movimientos', /^\/movimientos\/para-recibo/],
    ['/reportes', 'Buscar', /^\/reportes\//],
  ] as const
).map(([path, name, read]) => ({
  name: `${name} in ${path}`,
  path: pathWith(path, { ...search[path], buscado: undefined }),
  arrange: insertThree,
  prepare: async () => {
    await screen.findByRole('button', { name });
  },
  buttons: () => [button(name)],
  method: 'GET',
  read,
}));

const prints: Control[] = [
  {
    name: 'Imprimir of a receipt',
    path: '/ver-recibos',
    prepare: async (user) => {
      const [first] = await main().findAllByRole('checkbox', { name: /^Seleccionar recibo/ });
      await user.click(first!);
    },
    buttons: () => [button('Imprimir')],
    method: 'GET',
    read: /^\/v1\/recibos\/\d+\/pdf$/,
  },
  {
    name: 'Generar Remito',
    path: '/movimientos',
    prepare: async (user) => {
      const [first] = await main().findAllByRole('checkbox', { name: /^Seleccionar remito/ });
      await user.click(first!);
    },
    buttons: () => [button('Generar Remito')],
    method: 'GET',
    read: /^\/movimientos\/\d+\/remito$/,
  },
  {
    name: 'Imprimir of a report',
    ...searched('/reportes'),
    prepare: tickFirst,
    buttons: () => [button('Imprimir')],
    method: 'GET',
    read: /^\/reportes\/pdf/,
  },
];

const bulkActions: Control[] = [
  ...(
    [
      ['Marcar como pagado', 'Monto'],
      ['Marcar como pagado', 'Flete'],
      ['Marcar como Rendido', 'Flete'],
    ] as const
  ).map(([menu, choice]): Control => ({
    name: `${menu}: ${choice}`,
    ...searched('/reportes'),
    prepare: async (user) => {
      await tickFirst(user);
      await user.click(button(menu));
      await screen.findByRole('menuitem', { name: choice });
    },
    buttons: () => [screen.getByRole('menuitem', { name: choice })],
    method: 'PATCH',
  })),
  {
    name: 'Cambiar flete: Confirmar',
    ...searched('/reportes'),
    prepare: async (user) => {
      await tickFirst(user);
      await user.click(button('Cambiar flete'));
      await user.type(await screen.findByLabelText('Precio del flete'), '1500');
    },
    buttons: () => [button('Confirmar')],
    field: () => field('Precio del flete'),
    method: 'PATCH',
  },
];

const notices: Control[] = [
  { name: 'Marcar como leída', method: 'PATCH' as const },
  { name: 'Eliminar recordatorio', method: 'DELETE' as const },
].map(({ name, method }) => {
  let chosen: HTMLElement;
  return {
    name,
    path: '/',
    prepare: async () => {
      [chosen] = (await main().findAllByRole('button', { name })) as [HTMLElement];
    },
    buttons: () => [chosen],
    method,
  };
});

const CONTROLS: Control[] = [
  {
    name: 'Ingresar',
    path: '/login',
    signedIn: false,
    prepare: async (user) => {
      await title('Iniciar Sesión');
      await user.type(field('Usuario'), 'admin');
      await user.type(field('Contraseña'), 'admin123');
    },
    buttons: () => [button('Ingresar')],
    field: () => field('Contraseña'),
    method: 'POST',
  },
  ...creations,
  ...updates,
  ...deletions,
  ...CREATE_BUTTONS.map((name) => movimientoCreation([name])),
  movimientoCreation(CREATE_BUTTONS),
  {
    name: 'Agregar Cliente in its drawer',
    path: '/movimientos',
    prepare: async (user) => {
      await user.click(
        await screen.findByRole('button', { name: 'Agregar un cliente: Cliente Origen' }),
      );
      await user.type(await screen.findByLabelText('Nombre'), 'Ñandú');
    },
    buttons: () => [dialog('Agregar un cliente').getByRole('button', { name: 'Agregar Cliente' })],
    field: nombre,
    method: 'POST',
  },
  {
    name: 'Guardar Cambios of a movement',
    path: '/movimientos/7',
    prepare: async () => {
      await screen.findByRole('form', { name: 'Editar movimiento' });
    },
    buttons: () => [form('Editar movimiento').getByRole('button', { name: 'Guardar Cambios' })],
    field: () => field('Nro Remito'),
    method: 'PATCH',
  },
  ...editors,
  {
    name: 'Crear hoja de ruta',
    ...searched('/hoja-de-ruta'),
    prepare: tickFirst,
    buttons: () => [button('Crear hoja de ruta')],
    method: 'POST',
  },
  {
    name: 'Imprimir of a free receipt',
    path: '/recibos',
    prepare: async (user) => {
      await pickOption(user, await screen.findByRole('combobox', { name: 'Cliente' }), /^Agro/);
      await user.type(field(`Entregué a ${companyName} la suma de...`), '1234');
      await user.type(field('En concepto de...'), 'Seña');
    },
    buttons: () => [button('Imprimir')],
    field: () => field('En concepto de...'),
    method: 'POST',
  },
  {
    name: 'Imprimir of a contrareembolso',
    ...searched('/contrareembolso'),
    prepare: tickFirst,
    buttons: () => [button('Imprimir')],
    method: 'POST',
  },
  ...searches,
  ...prints,
  ...bulkActions,
  {
    name: 'Guardar of a reminder',
    path: '/',
    prepare: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Agregar Recordatorio' }));
      await user.type(await screen.findByLabelText('Recordatorio'), 'Llamar');
    },
    buttons: () => [dialog('Agregar Recordatorio').getByRole('button', { name: 'Guardar' })],
    method: 'POST',
  },
  ...notices,
];

/** All that an impatient hand does. Whatever has left the page meanwhile is let be. */
async function hammer(user: UserEvent, control: Control, buttons: HTMLElement[]) {
  const typed = control.field?.();
  for (const one of buttons) if (one.isConnected) await user.dblClick(one);
  for (const one of buttons) if (one.isConnected) await user.click(one);
  for (const one of [...buttons, ...(typed ? [typed] : [])]) {
    if (!one.isConnected) continue;
    one.focus();
    await user.keyboard('{Enter>5/}');
    if (one !== typed) await user.keyboard(' ');
  }
}

/** The second after which a guard lets go does not pass, however slow the machine is in what it has to do within it. */
function stopGuards() {
  const later = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => (ms === 1000 ? 0 : later(run, ms)));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('hammered while the server is slow, and again as it answers', () => {
  it.each(CONTROLS)('$name makes one call', async (control) => {
    const { path, signedIn = true, arrange } = control;
    const { api } = await renderApp(path, { signedIn, ...(arrange && { arrange }) });
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    await control.prepare(user, api);
    const buttons = control.buttons();
    stopGuards();
    const calls = holdCalls(control.method, control.read ?? /./);

    await hammer(user, control, buttons);
    expect(calls.arrived, 'while the server is slow').toBe(1);

    calls.letGo();
    await calls.answered;
    for (let turn = 0; turn < 10; turn++) {
      await act(async () => {
        for (const one of buttons) one.click();
        await new Promise(setImmediate);
      });
    }
    expect(calls.arrived, 'as it answers').toBe(1);
  });
});
