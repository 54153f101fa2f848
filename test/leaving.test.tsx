import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockApi } from '@mocks/api';
import { holdCalls } from './server/hold-calls';
import { DIA, insertThree } from './server/movimientos';
import { expectConsole } from './support/console';
import { editable, enter, fill } from './support/fields';
import { renderApp } from './support/render-app';
import { button, field, signIn, title } from './support/screen';

const TITLE = '¿Salir sin guardar?';
const question = () => screen.findByRole('dialog', { name: TITLE });
const asked = () => screen.queryByRole('dialog', { name: TITLE });
const unasked = () => waitFor(() => expect(asked()).not.toBeInTheDocument());

type App = Awaited<ReturnType<typeof renderApp>>;
const pathOf = ({ router }: App) => router.history.location.pathname;
const at = (app: App, path: string) => waitFor(() => expect(pathOf(app)).toBe(path));

async function answer({ user }: App, name: 'Seguir editando' | 'Salir sin guardar') {
  await user.click(within(await question()).getByRole('button', { name }));
}

const menu = ({ user }: App, name = 'Inicio') =>
  user.click(
    within(screen.getByRole('navigation', { name: 'Menú principal' })).getByRole('link', { name }),
  );

async function open(path: string, label: string, arrange?: (api: MockApi) => void) {
  const app = await renderApp(path, arrange && { arrange });
  await screen.findByLabelText(label);
  return app;
}

/** A flete other than the computed one, a seguro with cents, a typed commission and a sub-service. */
const everyAmount = ({ db }: MockApi) =>
  void db.movimientos.update(db.movimientos.get(137)!, {
    flete: 1234.5,
    seguro: 0.1,
    contrareembolso: 1000,
    subServicioId: 2,
    subBultos: 3,
  });

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('borrador'));

// The other master data share EntityForm: see master-data.test.tsx.
it.each([
  ['/servicios/1', 'Nombre', null],
  ['/movimientos/137', 'Nro Remito', 'Restablecer valores'],
  ['/movimientos', 'Nro Remito', 'Limpiar campos'],
  ['/recibos', 'En concepto de...', null],
])(
  '%s asks before leaving typed work, but not after a mere focus or after a reset',
  async (...page) => {
    const [path, label, reset] = page;
    const app = await open(path, label, everyAmount);
    const visit = async () => {
      await act(async () => app.router.history.push(`/admin${path}`));
      return screen.findByLabelText<HTMLInputElement>(label);
    };
    const form = field(label).closest('form')!;
    const inputs = [...form.querySelectorAll<HTMLElement>('input:not([type="hidden"]), textarea')];
    expect(inputs.length).toBeGreaterThan(2);
    for (const input of inputs) act(() => input.focus());
    await menu(app);
    await at(app, '/admin/');
    expect(asked()).not.toBeInTheDocument();

    const typed = await visit();
    await app.user.type(typed, 'y x');
    await menu(app);
    expect(within(await question()).getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
    await app.user.keyboard('{Escape}');
    await unasked();
    expect(pathOf(app)).toBe(`/admin${path}`);
    expect(typed.value).toMatch(/y x$/);
    await menu(app);
    await answer(app, 'Salir sin guardar');
    await at(app, '/admin/');
    await unasked();
    expect(drafts()).toEqual([]);
    if (reset === null) return;

    await app.user.type(await visit(), ' x');
    await app.user.click(button(reset));
    await menu(app);
    await at(app, '/admin/');
    expect(asked()).not.toBeInTheDocument();
  },
);

describe('a page with a form', () => {
  it('asks on Cancelar, except after undone typing or during a save, and asks again after a failed save', async () => {
    expectConsole('error', 'HTTPError');
    const app = await open('/agregar-cliente', 'Nombre');
    await app.user.type(field('Nombre'), 'x');
    await app.user.click(button('Cancelar'));
    await answer(app, 'Seguir editando');
    await unasked();
    await app.user.type(field('Nombre'), '{Backspace}');
    await app.user.click(button('Cancelar'));
    await at(app, '/admin/clientes');
    expect(asked()).not.toBeInTheDocument();

    await act(() => app.router.navigate({ to: '/agregar-cliente' }));
    app.api.faults.add({ method: 'POST', path: '/clientes/', fault: 'status-409', times: 1 });
    await app.user.type(await screen.findByLabelText('Nombre'), 'Ana');
    const agregar = button('Agregar Cliente');
    await app.user.click(agregar);
    await screen.findByRole('alert');
    await menu(app);
    await answer(app, 'Seguir editando');
    await unasked();

    await waitFor(() => expect(agregar).not.toHaveAttribute('aria-disabled'));
    const creation = holdCalls('POST', /^\/clientes\/$/);
    await app.user.click(agregar);
    await waitFor(() => expect(creation.arrived).toBe(1));
    await menu(app, 'Vehículos');
    await title('Vehículos');
    expect(asked()).not.toBeInTheDocument();
    creation.letGo();
    await screen.findByText('Cliente agregado con éxito');
    // The user has left: the save does not navigate.
    expect(pathOf(app)).toBe('/admin/vehiculos');
  });

  it('asks again if the confirmed navigation did not happen', async () => {
    const app = await open('/movimientos', 'Nro Remito');
    await app.user.type(field('Nro Remito'), 'Frágil');
    const stop = app.router.history.subscribe(() => {
      stop();
      void app.router.navigate({ to: '/movimientos' });
    });
    await menu(app, 'Vehículos');
    await answer(app, 'Salir sin guardar');
    await at(app, '/admin/movimientos');
    await waitFor(() => expect(app.router.state.status).toBe('idle'));
    await unasked();
    expect(field('Nro Remito')).toHaveValue('Frágil');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    await menu(app, 'Vehículos');
    await question();
  });

  it('above a list asks about a free-text client, but not on searching or paging', async () => {
    const app = await open('/movimientos', 'Nro Remito');
    await app.user.type(screen.getByRole('combobox', { name: 'Cliente Destino' }), 'Doña Paula');
    await app.user.tab();
    await menu(app);
    await answer(app, 'Seguir editando');
    await unasked();
    await screen.findByText(/^Página 1 de 14/);
    await app.user.click(button('Siguiente'));
    await screen.findByText(/^Página 2 de 14/);
    await fill(app.user, screen.getByRole('searchbox'), '00020137');
    await screen.findByRole('checkbox', { name: /^Seleccionar remito 0001-00020137/ });
    expect(asked()).not.toBeInTheDocument();
    expect(screen.getByLabelText('Cliente Destino')).toHaveValue('Doña Paula');
  });
});

/** Every drawer and dialog with a form: a way to open it, its name, and a field to type in. */
const OVERLAYS = [
  {
    name: 'Agregar un cliente',
    path: '/movimientos',
    label: 'Localidad',
    cancel: 'Cancelar',
    close: 'Cerrar',
    open: async ({ user }: App) => user.click(button('Agregar un cliente: Cliente Origen')),
  },
  {
    name: 'Editar Movimiento',
    path: `/hoja-de-ruta?fecha=${DIA}&buscado=true`,
    label: 'Observaciones',
    cancel: 'Cerrar',
    close: 'Cerrar diálogo',
    open: async ({ user }: App) => {
      const [row] = await screen.findAllByRole('checkbox', { name: /^Seleccionar remito/ });
      await user.click(row!);
      await user.click(button('Editar Movimiento'));
    },
  },
  {
    name: 'Agregar Recordatorio',
    path: '/',
    label: 'Recordatorio',
    cancel: 'Cancelar',
    close: 'Cerrar',
    open: ({ user }: App) => user.click(button('Agregar Recordatorio')),
  },
];

const overlayOf = (name: string) => screen.findByRole('dialog', { name });
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());

async function openOverlay({ name, path, label, open: openIt }: (typeof OVERLAYS)[number]) {
  const app = await renderApp(path, { arrange: insertThree });
  await screen.findByRole('heading', { level: 1 });
  await openIt(app);
  const dialog = await overlayOf(name);
  const inside = within(dialog);
  const box = await inside.findByLabelText(label);
  await editable(box);
  return { app, dialog, inside, box };
}

describe.each(OVERLAYS)('$name, over a screen', (overlay) => {
  type Close = (app: App, dialog: HTMLElement) => Promise<void>;
  const press =
    (name: string): Close =>
    ({ user }, dialog) =>
      user.click(within(dialog).getByRole('button', { name }));
  const WAYS: Close[] = [
    ({ user }) => user.keyboard('{Escape}'),
    press(overlay.close),
    press(overlay.cancel),
    ({ user }) => user.click(document.querySelectorAll('.mantine-Overlay-root').item(0)),
    ({ router }) =>
      act(async () => {
        void router.navigate({ to: '/vehiculos' });
        await Promise.resolve();
      }),
  ];

  it('asks before Escape, its X, its button, a click outside or leaving discards typed work', async () => {
    const { app, dialog, box } = await openOverlay(overlay);
    await app.user.type(box, 'x');
    for (const close of WAYS) {
      act(() => box.focus());
      await close(app, dialog);
      await question();
      await app.user.keyboard('{Escape}');
      await unasked();
      expect(box).toHaveValue('x');
    }
    await press(overlay.cancel)(app, dialog);
    await answer(app, 'Salir sin guardar');
    await gone(overlay.name);
    await unasked();
  });
});

it('a drawer over typed work closes at once if it is empty, otherwise asks once and discards only its own work', async () => {
  const app = await open('/movimientos', 'Nro Remito');
  await app.user.type(field('Nro Remito'), 'Frágil');
  const { name, label, open: openIt } = OVERLAYS[0]!;
  const openDrawer = async () => {
    await openIt(app);
    return within(await overlayOf(name)).findByLabelText(label);
  };
  await openDrawer();
  // It takes the keyboard at once, and gives it back.
  await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveFocus());
  await app.user.keyboard('{Escape}');
  await gone(name);
  await waitFor(() => expect(button('Agregar un cliente: Cliente Origen')).toHaveFocus());
  expect(asked()).not.toBeInTheDocument();

  await app.user.type(await openDrawer(), 'x');
  await app.user.click(within(await overlayOf(name)).getByRole('button', { name: 'Cancelar' }));
  await answer(app, 'Salir sin guardar');
  await gone(name);
  await unasked();
  expect(field('Nro Remito')).toHaveValue('Frágil');
});

describe('Escape over a drawer', () => {
  it('closes a drawer above it, then its option list, its calendar and itself', async () => {
    const { app, inside } = await openOverlay(OVERLAYS[1]!);
    await app.user.click(
      inside.getByRole('button', { name: 'Agregar un cliente: Cliente Origen' }),
    );
    await overlayOf('Agregar un cliente');
    await app.user.keyboard('{Escape}');
    await gone('Agregar un cliente');
    expect(inside.getByLabelText('Observaciones')).toBeInTheDocument();

    await app.user.click(inside.getByRole('combobox', { name: 'Servicio' }));
    await screen.findAllByRole('option');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
    expect(inside.getByLabelText('Observaciones')).toBeInTheDocument();

    const day = () => screen.queryByRole('button', { name: /20 noviembre 2026/i });
    await app.user.click(inside.getByRole('button', { name: 'Abrir el calendario' }));
    await waitFor(() => expect(day()).toBeInTheDocument());
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(day()).not.toBeInTheDocument());
    expect(inside.getByLabelText('Observaciones')).toBeInTheDocument();

    await app.user.keyboard('{Escape}');
    await gone('Editar Movimiento');
  });

  it('does nothing under the expired-session dialog, whose Salir asks before it goes to the sign-in', async () => {
    const { app, inside, box } = await openOverlay(OVERLAYS[1]!);
    await app.user.type(box, 'x');
    expectConsole('error', 'HTTPError');
    app.api.faults.add({ method: 'PATCH', path: '*', fault: 'status-401', times: 1 });
    await app.user.click(inside.getByRole('button', { name: 'Guardar Cambios' }));
    const expired = within(await overlayOf('Tu sesión venció'));
    await app.user.keyboard('{Escape}');
    expect(asked()).not.toBeInTheDocument();
    expect(box).toHaveValue('x');

    await app.user.click(expired.getByRole('button', { name: 'Salir' }));
    await answer(app, 'Seguir editando');
    await unasked();
    expect(box).toHaveValue('x');
    await app.user.click(expired.getByRole('button', { name: 'Salir' }));
    await answer(app, 'Salir sin guardar');
    await title('Iniciar Sesión');
  });
});

it('signing out asks before it clears the session and the draft', async () => {
  const keys = () => [localStorage.getItem('jwtToken'), localStorage.getItem('user')];
  const app = await open('/movimientos', 'Nro Remito');
  await app.user.type(field('Nro Remito'), 'Ana');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  await app.user.click(button('Cerrar sesión'));
  await answer(app, 'Seguir editando');
  expect(keys()).not.toContain(null);
  expect(field('Nro Remito')).toHaveValue('Ana');

  await app.user.click(button('Cerrar sesión'));
  await answer(app, 'Salir sin guardar');
  await title('Iniciar Sesión');
  expect(keys()).toEqual([null, null]);
  expect(drafts()).toEqual([]);
  await unasked();
});

it('signing out asks about queued movements, sends no more of them, and keeps their drafts for their user', async () => {
  const app = await open('/movimientos', 'Nro Remito');
  const { user, api } = app;
  const calls = holdCalls('POST', /^\/movimientos\/$/);
  const origin = screen.getByRole('combobox', { name: 'Cliente Origen' });
  await user.click(origin);
  await enter(user, 'Zulma', 'Yolanda', 'A-1', 'A convenir');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(calls.arrived).toBe(1));
  await enter(user, 'Xenia', 'B-2', 'A convenir');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(button('Cerrar sesión'));
  const cut = await screen.findByRole('dialog', { name: '¿Cortar y salir?' });
  expect(cut).toHaveTextContent('Se están guardando 2 movimientos.');
  await user.click(within(cut).getByRole('button', { name: 'Cortar y salir' }));
  await title('Iniciar Sesión');
  calls.letGo();
  await calls.answered;
  await waitFor(() => expect(drafts()).toHaveLength(1));

  await signIn(user);
  await title('Inicio');
  await menu(app, 'Movimientos');
  expect(await screen.findByText(/^Hay un movimiento sin terminar.*Xenia/)).toBeVisible();
  const sent = api.requests.filter(
    ({ method, path }) => method === 'POST' && path === '/movimientos/',
  );
  expect(sent.map(({ body }) => body)).toMatchObject([{ remitoNumero: 'A-1' }]);
  expect(sent[0]?.authorization).toMatch(/^Bearer /);
});
