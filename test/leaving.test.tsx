import type { MockApi } from '@mocks/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setClock } from './clock';
import { expectConsole } from './console';
import { deferred } from './deferred';
import { DIA, insertThree } from './movimientos';
import { renderApp } from './render-app';
import { button, field, title } from './screen';

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

/** A flete other than the computed one, a seguro with cents, a commission typed by hand and a sub-service. */
const everyAmount = ({ db }: MockApi) =>
  void db.movimientos.update(db.movimientos.get(137)!, {
    flete: 1234.5,
    seguro: 0.1,
    contrareembolso: 1000,
    subServicioId: 2,
    subBultos: 3,
  });

describe('a page with a form', () => {
  it.each([
    ['/choferes/1', 'Nombre'],
    ['/servicios/1', 'Nombre'],
    ['/movimientos/137', 'Nro Remito'],
    ['/movimientos', 'Nro Remito'],
    ['/recibos', 'En concepto de...'],
  ])('%s does not ask when its fields were only focused', async (path, label) => {
    const app = await open(path, label, everyAmount);
    const form = field(label).closest('form')!;
    const inputs = [...form.querySelectorAll<HTMLElement>('input:not([type="hidden"]), textarea')];
    expect(inputs.length).toBeGreaterThan(2);
    for (const input of inputs) act(() => input.focus());
    await menu(app);
    await at(app, '/admin/');
    expect(asked()).not.toBeInTheDocument();
  });

  // The other master data share EntityForm: see master-forms.test.tsx.
  it.each([
    ['/agregar-cliente', 'Nombre'],
    ['/movimientos/137', 'Nro Remito'],
    ['/movimientos', 'Nro Remito'],
    ['/recibos', 'En concepto de...'],
  ])('%s asks before leaving typed work', async (path, label) => {
    const app = await open(path, label);
    await app.user.type(field(label), ' x');
    await menu(app);
    expect(within(await question()).getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
    await app.user.keyboard('{Escape}');
    await unasked();
    expect(pathOf(app)).toBe(`/admin${path}`);
    expect(field(label).value).toMatch(/ x$/);

    await menu(app);
    await answer(app, 'Salir sin guardar');
    await at(app, '/admin/');
    await unasked();
  });

  it('asks on Cancelar, but not after the typing was undone', async () => {
    const app = await open('/clientes/1', 'Nombre');
    const before = field('Nombre').value;
    await app.user.type(field('Nombre'), 'x');
    await app.user.click(button('Cancelar'));
    await answer(app, 'Seguir editando');
    await unasked();
    await app.user.type(field('Nombre'), '{Backspace}');
    expect(field('Nombre')).toHaveValue(before);
    await app.user.click(button('Cancelar'));
    await at(app, '/admin/clientes');
    expect(asked()).not.toBeInTheDocument();
  });

  it('asks after a failed save', async () => {
    expectConsole('error', 'HTTPError');
    const app = await open('/agregar-cliente', 'Nombre');
    app.api.faults.add({ method: 'POST', path: '/clientes/', fault: 'status-409', times: 1 });
    await app.user.type(field('Nombre'), 'Ana');
    await app.user.click(button('Agregar Cliente'));
    await screen.findByRole('alert');
    await menu(app);
    await question();
  });

  it('asks again when the navigation it was discarded for did not happen', async () => {
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
    await waitFor(() =>
      expect(Object.keys(localStorage)).toContainEqual(expect.stringContaining('borrador')),
    );
    await menu(app, 'Vehículos');
    await question();
  });

  it('does not ask during a save, and does not navigate after it if the user has left', async () => {
    const app = await open('/agregar-cliente', 'Nombre');
    const answered = deferred();
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST') await answered.promise;
      return fetch(request);
    };
    await app.user.type(field('Nombre'), 'Ana');
    await app.user.click(button('Agregar Cliente'));
    await menu(app, 'Vehículos');
    await title('Vehículos');
    expect(asked()).not.toBeInTheDocument();
    answered.resolve();
    await screen.findByText('Cliente agregado con éxito');
    expect(pathOf(app)).toBe('/admin/vehiculos');
  });

  it.each([
    ['/movimientos', 'Limpiar campos'],
    ['/movimientos/137', 'Restablecer valores'],
  ])('%s does not ask after %s', async (path, name) => {
    const app = await open(path, 'Nro Remito');
    await app.user.type(field('Monto'), '1000');
    await app.user.click(button(name));
    await menu(app);
    await at(app, '/admin/');
    expect(asked()).not.toBeInTheDocument();
  });
});

describe('the movement form over its list', () => {
  it('does not ask on searching or paging, and keeps the typed work', async () => {
    const app = await open('/movimientos', 'Nro Remito');
    await app.user.type(field('Nro Remito'), 'Frágil');
    await screen.findByText(/^Página 1 de 14/);
    await app.user.click(button('Siguiente'));
    await screen.findByText(/^Página 2 de 14/);
    await app.user.type(screen.getByRole('searchbox'), '00020137');
    await screen.findByRole('checkbox', { name: /^Seleccionar remito 0001-00020137/ });
    expect(asked()).not.toBeInTheDocument();
    expect(field('Nro Remito')).toHaveValue('Frágil');
  });
});

/** Every drawer and dialog that holds a form: how it is opened, its name, and a field to type in. */
const OVERLAYS: {
  name: string;
  path: string;
  label: string;
  cancel: string;
  close: string;
  open: (app: App) => Promise<void>;
}[] = [
  {
    name: 'Agregar un cliente',
    path: '/movimientos',
    label: 'Localidad',
    cancel: 'Cancelar',
    close: 'Cerrar',
    open: async ({ user }) => user.click(button('Agregar un cliente: Cliente Origen')),
  },
  {
    name: 'Editar Movimiento',
    path: `/hoja-de-ruta?fecha=${DIA}&buscado=true`,
    label: 'Observaciones',
    cancel: 'Cerrar',
    close: 'Cerrar diálogo',
    open: async ({ user }) => {
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
    open: ({ user }) => user.click(button('Agregar Recordatorio')),
  },
];

const overlayOf = (name: string) => screen.findByRole('dialog', { name });
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());

async function openOverlay({ name, path, label, open: openIt }: (typeof OVERLAYS)[number]) {
  const app = await renderApp(path, { arrange: insertThree });
  await title(path === '/' ? 'Inicio' : path === '/movimientos' ? 'Movimientos' : 'Hoja de Ruta');
  await openIt(app);
  const dialog = await overlayOf(name);
  const inside = within(dialog);
  return { app, dialog, inside, box: await inside.findByLabelText(label) };
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
  ];

  it('asks before Escape, its X, its button or a click outside closes it with typed work', async () => {
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

it('a drawer closes at once when nothing was typed in it', async () => {
  const { app, box } = await openOverlay(OVERLAYS[0]!);
  act(() => box.focus());
  await app.user.keyboard('{Escape}');
  await gone('Agregar un cliente');
  expect(asked()).not.toBeInTheDocument();
});

it('leaving the screen around a dialog asks once', async () => {
  const { app, box } = await openOverlay(OVERLAYS[2]!);
  await app.user.type(box, 'x');
  await act(async () => {
    void app.router.navigate({ to: '/vehiculos' });
    await Promise.resolve();
  });
  await answer(app, 'Salir sin guardar');
  await title('Vehículos');
  await unasked();
});

it('Cancelar in a drawer over typed work asks once and discards only the drawer', async () => {
  const app = await open('/movimientos', 'Nro Remito');
  await app.user.type(field('Nro Remito'), 'Frágil');
  const { name, label, open: openIt } = OVERLAYS[0]!;
  await openIt(app);
  const drawer = within(await overlayOf(name));
  await app.user.type(await drawer.findByLabelText(label), 'x');
  await app.user.click(drawer.getByRole('button', { name: 'Cancelar' }));
  await answer(app, 'Salir sin guardar');
  await gone(name);
  await unasked();
  expect(field('Nro Remito')).toHaveValue('Frágil');
});

it('Volver that was not left by leaves no listener behind', async () => {
  const app = await renderApp('/movimientos');
  await act(() => app.router.navigate({ to: '/movimientos/$id', params: { id: 130 } }));
  const form = within(await screen.findByRole('form', { name: 'Editar movimiento' }));
  await app.user.type(form.getByLabelText('Nro Remito'), 'x');
  const before = app.router.subscribers.size;
  await app.user.click(button('Volver'));
  await answer(app, 'Seguir editando');
  await unasked();
  expect(app.router.subscribers.size).toBe(before);
  expect(pathOf(app)).toBe('/admin/movimientos/130');
  await app.user.click(button('Volver'));
  await answer(app, 'Salir sin guardar');
  await at(app, '/admin/movimientos');
});

describe('Escape over a drawer', () => {
  it('closes the option list, then the calendar, then the drawer', async () => {
    const { app, inside } = await openOverlay(OVERLAYS[1]!);
    const picker = inside.getByRole('combobox', { name: 'Servicio' });
    await app.user.click(picker);
    await screen.findAllByRole('option');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
    expect(inside.getByLabelText('Observaciones')).toBeInTheDocument();

    await app.user.click(inside.getByRole('button', { name: 'Abrir el calendario' }));
    await screen.findByRole('button', { name: /20 noviembre 2026/i });
    await app.user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /20 noviembre 2026/i })).not.toBeInTheDocument(),
    );
    expect(inside.getByLabelText('Observaciones')).toBeInTheDocument();

    await app.user.keyboard('{Escape}');
    await gone('Editar Movimiento');
  });

  it('closes only the topmost drawer', async () => {
    const { app, inside } = await openOverlay(OVERLAYS[1]!);
    await app.user.click(
      inside.getByRole('button', { name: 'Agregar un cliente: Cliente Origen' }),
    );
    await overlayOf('Agregar un cliente');
    await app.user.keyboard('{Escape}');
    await gone('Agregar un cliente');
    expect(inside.getByLabelText('Observaciones')).toBeInTheDocument();
  });

  it('does nothing while the expired session is in front', async () => {
    const { app, inside, box } = await openOverlay(OVERLAYS[1]!);
    await app.user.type(box, 'x');
    expectConsole('error', 'HTTPError');
    app.api.faults.add({ method: 'PATCH', path: '*', fault: 'status-401', times: 1 });
    await app.user.click(inside.getByRole('button', { name: 'Guardar Cambios' }));
    await overlayOf('Tu sesión venció');
    await app.user.keyboard('{Escape}');
    expect(asked()).not.toBeInTheDocument();
    expect(box).toHaveValue('x');
  });
});

describe('signing out', () => {
  const keys = () => [localStorage.getItem('jwtToken'), localStorage.getItem('user')];

  it('asks before clearing the session', async () => {
    const app = await open('/agregar-cliente', 'Nombre');
    await app.user.type(field('Nombre'), 'Ana');
    await app.user.click(button('Cerrar sesión'));
    await answer(app, 'Seguir editando');
    expect(keys()).not.toContain(null);
    expect(field('Nombre')).toHaveValue('Ana');

    await app.user.click(button('Cerrar sesión'));
    await answer(app, 'Salir sin guardar');
    await title('Iniciar Sesión');
    expect(keys()).toEqual([null, null]);
    await unasked();
  });

  it('asks on leaving an expired session', async () => {
    const app = await renderApp('/agregar-cliente', { seconds: 1 });
    await app.user.type(await screen.findByLabelText('Nombre'), 'Ana');
    setClock(new Date(Date.now() + 2000).toISOString());
    const expired = within(await overlayOf('Tu sesión venció'));
    await app.user.click(expired.getByRole('button', { name: 'Salir' }));
    await answer(app, 'Seguir editando');
    expect(field('Nombre')).toHaveValue('Ana');
    await app.user.click(expired.getByRole('button', { name: 'Salir' }));
    await answer(app, 'Salir sin guardar');
    await title('Iniciar Sesión');
  });
});

it('a typed free-text client counts as unsaved work', async () => {
  const app = await open('/movimientos', 'Nro Remito');
  await app.user.type(screen.getByRole('combobox', { name: 'Cliente Destino' }), 'Doña Paula');
  await app.user.tab();
  await menu(app);
  await question();
});
