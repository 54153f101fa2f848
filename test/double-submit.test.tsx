import { act, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { delays } from '@/lib/page/delays';
import type { MockApi } from '@mocks/api';
import { holdCalls } from './server/hold-calls';
import { DIA, insertThree, pathWith } from './server/movimientos';
import { fill, pickOption } from './support/fields';
import { recordPrintWindows } from './support/print-windows';
import { leaveHanging, renderApp } from './support/render-app';
import { button, field, firstBox, main, title } from './support/screen';

recordPrintWindows();

interface Control {
  name: string;
  path: string;
  signedIn?: boolean;
  arrange?: (api: MockApi) => void;
  /** Gets the screen ready, and returns every button that makes the call. */
  prepare: (user: UserEvent) => Promise<HTMLElement[]>;
  /** A field in which Enter also makes the call. */
  enterIn?: string;
  method: 'POST' | 'PATCH' | 'DELETE' | 'GET';
  /** Distinguishes the read from the screen's other reads. */
  read?: RegExp;
}

const SEARCH = { fechaDesde: DIA, fechaHasta: DIA };
/** Consultas with the results of a search. */
const searched = {
  path: pathWith('/reportes', { ...SEARCH, buscado: true }),
  arrange: insertThree,
};

const tickFirst = async (user: UserEvent) => user.click(await firstBox());

/** Controls with a guard of their own. The screens' tests have printing and the edit of a movement. */
const CONTROLS: Control[] = [
  {
    name: 'Ingresar',
    method: 'POST',
    path: '/login',
    signedIn: false,
    prepare: async (user) => {
      await title('Iniciar Sesión');
      await fill(user, field('Usuario'), 'admin');
      await fill(user, field('Contraseña'), 'admin123');
      return [button('Ingresar')];
    },
    enterIn: 'Contraseña',
  },
  {
    name: 'a new record',
    method: 'POST',
    path: '/agregar-cliente',
    prepare: async (user) => {
      await fill(user, await screen.findByLabelText('Nombre'), 'Ñandú');
      return [button('Agregar Cliente')];
    },
    enterIn: 'Nombre',
  },
  {
    name: 'a deletion',
    method: 'DELETE',
    path: '/movimientos',
    arrange: insertThree,
    prepare: async (user) => {
      await tickFirst(user);
      await user.click(button('Eliminar'));
      const dialog = within(await screen.findByRole('dialog', { name: /^¿Eliminar 1 / }));
      return [dialog.getByRole('button', { name: 'Eliminar' })];
    },
  },
  {
    name: 'a new movement by its three buttons and its keys',
    method: 'POST',
    path: '/movimientos',
    prepare: async (user) => {
      const form = within(await screen.findByRole('form', { name: 'Nuevo movimiento' }));
      const picker = (name: string) => form.getByRole('combobox', { name });
      await user.type(picker('Cliente Origen'), 'Ñandú');
      await user.type(picker('Cliente Destino'), 'Doña Paula');
      await pickOption(user, picker('Servicio'), /^Encomienda mediana/);
      return ['Agregar Movimiento', 'Remito', 'Remito Duplicado'].map(button);
    },
    enterIn: 'Nro Remito',
  },
  {
    name: 'a search',
    method: 'GET',
    path: pathWith('/reportes', SEARCH),
    arrange: insertThree,
    prepare: async () => [await screen.findByRole('button', { name: 'Buscar' })],
    read: /^\/reportes\//,
  },
  {
    name: 'a printed report',
    method: 'GET',
    ...searched,
    prepare: async (user) => {
      await tickFirst(user);
      return [button('Imprimir')];
    },
    read: /^\/reportes\/pdf/,
  },
  {
    name: 'Cambiar flete',
    method: 'PATCH',
    ...searched,
    prepare: async (user) => {
      await tickFirst(user);
      await user.click(button('Cambiar flete'));
      await user.type(await screen.findByLabelText('Precio del flete'), '1500');
      return [button('Confirmar')];
    },
    enterIn: 'Precio del flete',
  },
  {
    name: 'a notice marked as read',
    method: 'PATCH',
    path: '/',
    prepare: async () =>
      (await main().findAllByRole('button', { name: 'Marcar como leída' })).slice(0, 1),
  },
];

const SAVE = '{Control>}{Enter>3/}{/Control}{Alt>}r{/Alt}';

it.each(CONTROLS)(
  'pressed repeatedly while the server is slow, and again as it answers, $name makes one request',
  async (control) => {
    const { path, signedIn = true, arrange, prepare, enterIn, method, read = /./ } = control;
    await renderApp(path, { signedIn, ...(arrange && { arrange }) });
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    const buttons = await prepare(user);
    const typed = enterIn === undefined ? [] : [field(enterIn)];
    // Guards never release here, however slow the machine is. Their release: src/ui/action/submit-guard.test.ts.
    delays.guard = 600_000;
    leaveHanging();
    const calls = holdCalls(method, read);

    for (const one of buttons) if (one.isConnected) await user.dblClick(one);
    for (const one of [...buttons, ...typed].filter(({ isConnected }) => isConnected)) {
      one.focus();
      await user.keyboard('{Enter>5/}');
    }
    if (buttons.length > 1) await user.keyboard(SAVE);
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
  },
);
