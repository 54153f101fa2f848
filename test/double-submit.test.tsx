import type { MockApi } from '@mocks/api';
import { act, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { delays } from '@/lib/delays';
import { pickOption } from './fields';
import { holdCalls } from './hold-calls';
import { DIA, insertThree, pathWith } from './movimientos';
import { recordPrintWindows } from './print-windows';
import { renderApp } from './render-app';
import { button, field, main, title } from './screen';

recordPrintWindows();

interface Control {
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
  /** Shortcuts that make the call too. */
  keys?: string;
  method: 'POST' | 'PATCH' | 'DELETE' | 'GET';
  /** Tells a read from the screen's other reads. */
  read?: RegExp;
}

const dialog = (name: string | RegExp) => within(screen.getByRole('dialog', { name }));
const form = (name: string) => within(screen.getByRole('form', { name }));

/** No row refers to another, so any may be deleted. */
const withoutPapers = ({ db }: MockApi) => {
  for (const row of [...db.recibos.rows]) db.recibos.remove(row);
  for (const row of [...db.movimientos.rows]) db.movimientos.remove(row);
};

const SAVE_KEYS =
  '{Control>}{Enter>3/}{Shift>}{Enter>3/}{/Shift}{/Control}{Alt>}r{/Alt}{Control>}{Enter}{/Control}';
const CREATE_BUTTONS = ['Agregar Movimiento', 'Remito', 'Remito Duplicado'];
/** Consultas with the results of a search. */
const REPORTES = { fechaDesde: DIA, fechaHasta: DIA, buscado: true };
const searched = { path: pathWith('/reportes', REPORTES), arrange: insertThree };

async function tickFirst(user: UserEvent) {
  const [first] = await main().findAllByRole('checkbox', { name: /^Seleccionar remito/ });
  await user.click(first!);
}

/** The places that guard a submit. The prints of receipts and of route sheets are in the tests of their pages. */
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
  {
    name: 'A new record',
    path: '/agregar-cliente',
    prepare: async (user) => user.type(await screen.findByLabelText('Nombre'), 'Ñandú'),
    buttons: () => [button('Agregar Cliente')],
    field: () => field('Nombre'),
    method: 'POST',
  },
  {
    name: 'An edited record',
    path: '/clientes/7',
    prepare: async (user) => user.type(await screen.findByLabelText('Nombre'), ' Hnos.'),
    buttons: () => [button('Guardar Cambios')],
    field: () => field('Nombre'),
    method: 'PATCH',
  },
  {
    name: 'A deletion',
    path: '/clientes',
    arrange: withoutPapers,
    prepare: async (user) => {
      const [first] = await main().findAllByRole('checkbox', { name: /^Seleccionar (?!tod)/ });
      await user.click(first!);
      await user.click(button('Eliminar'));
      await screen.findByRole('dialog', { name: /^¿Eliminar 1 / });
    },
    buttons: () => [dialog(/^¿Eliminar 1 /).getByRole('button', { name: 'Eliminar' })],
    method: 'DELETE',
  },
  {
    name: 'The three buttons that create a movement',
    path: '/movimientos',
    prepare: async (user) => {
      await screen.findByRole('form', { name: 'Nuevo movimiento' });
      const picker = (name: string) => form('Nuevo movimiento').getByRole('combobox', { name });
      await user.type(picker('Cliente Origen'), 'Ñandú');
      await user.type(picker('Cliente Destino'), 'Doña Paula');
      await pickOption(user, picker('Servicio'), /^Encomienda mediana/);
    },
    buttons: () => CREATE_BUTTONS.map(button),
    field: () => field('Nro Remito'),
    keys: SAVE_KEYS,
    method: 'POST',
  },
  {
    name: 'An edited movement',
    path: '/movimientos/7',
    prepare: async () => {
      await screen.findByRole('form', { name: 'Editar movimiento' });
    },
    buttons: () => [form('Editar movimiento').getByRole('button', { name: 'Guardar Cambios' })],
    field: () => field('Nro Remito'),
    keys: SAVE_KEYS,
    method: 'PATCH',
  },
  {
    name: 'A remito',
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
    name: 'A search',
    path: pathWith('/reportes', { ...REPORTES, buscado: undefined }),
    arrange: insertThree,
    prepare: async () => {
      await screen.findByRole('button', { name: 'Buscar' });
    },
    buttons: () => [button('Buscar')],
    method: 'GET',
    read: /^\/reportes\//,
  },
  {
    name: 'A printed report',
    ...searched,
    prepare: tickFirst,
    buttons: () => [button('Imprimir')],
    method: 'GET',
    read: /^\/reportes\/pdf/,
  },
  {
    name: 'Marcar como pagado',
    ...searched,
    prepare: async (user) => {
      await tickFirst(user);
      await user.click(button('Marcar como pagado'));
      await user.click(await screen.findByRole('menuitem', { name: 'Flete' }));
      await screen.findByRole('button', { name: 'Confirmar' });
    },
    buttons: () => [button('Confirmar')],
    method: 'PATCH',
  },
  {
    name: 'Cambiar flete',
    ...searched,
    prepare: async (user) => {
      await tickFirst(user);
      await user.click(button('Cambiar flete'));
      await user.type(await screen.findByLabelText('Precio del flete'), '1500');
    },
    buttons: () => [button('Confirmar')],
    field: () => field('Precio del flete'),
    method: 'PATCH',
  },
  {
    name: 'A notice marked as read',
    path: '/',
    prepare: async () => {
      await main().findAllByRole('button', { name: 'Marcar como leída' });
    },
    buttons: () => main().getAllByRole('button', { name: 'Marcar como leída' }).slice(0, 1),
    method: 'PATCH',
  },
];

/** Presses every way there is. Skips what has left the page meanwhile. */
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
  typed?.focus();
  if (control.keys) await user.keyboard(control.keys);
}

/** Guards never release, however slow the machine is. */
function stopGuards() {
  delays.guard = 600_000;
}

describe('pressed repeatedly while the server is slow, and again as it answers', () => {
  it.each(CONTROLS)('$name makes one request', async (control) => {
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
    if (control.keys) await user.keyboard(control.keys);
    for (let turn = 0; turn < 10; turn++) {
      await act(async () => {
        for (const one of buttons) one.click();
        await new Promise(setImmediate);
      });
    }
    expect(calls.arrived, 'as it answers').toBe(1);
  });
});
