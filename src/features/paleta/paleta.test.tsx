import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { session } from '@/lib/person/session';
import { holdCalls } from '../../../test/server/hold-calls';
import { MASTER_DATA } from '../../../test/server/master-data';
import { goOffline, goOnline } from '../../../test/server/network';
import { callsTo } from '../../../test/server/movimientos';
import { expectConsole } from '../../../test/support/console';
import { recordPrintWindows } from '../../../test/support/print-windows';
import { fetched, type MountedApp, renderApp } from '../../../test/support/render-app';
import { field, inDialog, menu, noDialog, title } from '../../../test/support/screen';
import { toastTexts } from '../../../test/support/toasts';

const input = () => screen.findByRole('combobox', { name: 'Buscar en el panel' });
const palette = () => screen.queryByRole('dialog', { name: 'Buscar en el panel' });
const status = () => within(palette()!).getByRole('status');
const closed = () => waitFor(() => expect(palette()).toBeNull());

const groups = () =>
  Object.fromEntries(
    screen.getAllByRole('group').map((group) => [
      group.getAttribute('aria-label'),
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]),
  );

async function open({ user }: MountedApp, text = '') {
  await user.keyboard('{Control>}k{/Control}');
  const box = await input();
  await waitFor(() => expect(box).toHaveFocus());
  if (text) await user.paste(text);
  return box;
}

const searched = () => waitFor(() => expect(status()).toHaveTextContent(/resultados?$/));
const paths = ({ api }: MountedApp) =>
  api.requests.filter(({ search }) => /texto=[^&]/.test(search)).map(({ path }) => path);

const printing = recordPrintWindows();

it('the palette keeps keys typed before its code has loaded and its field has the focus', async () => {
  const { user } = await renderApp('/recibos-menu');
  await user.keyboard('{Control>}k{/Control}cuenta acu');
  expect(await input()).toHaveValue('cuenta acu');
  await waitFor(async () => expect(await input()).toHaveFocus());
  await user.keyboard('ña');
  expect(await input()).toHaveValue('cuenta acuña');
  await user.keyboard('{Escape}');
  await closed();

  // Loaded by now.
  await user.keyboard('{Control>}k{/Control}h');
  expect(await input()).toHaveValue('h');
});

it('the palette reaches every screen and form', async () => {
  const app = await renderApp('/recibos-menu');
  const links = within(menu()).getAllByRole('link');
  await open(app);
  const { Pantallas, Acciones } = groups();
  expect(Pantallas).toEqual([
    ...links.map(({ textContent }) => textContent),
    ...['Choferes', 'Ver Recibos', 'Crear Recibos', 'Contrareembolso'],
    ...[
      'Contrareembolsos por rendir',
      'Deudores',
      'Movimientos desde una planilla',
      'Vencimientos',
      'Manual',
    ],
  ]);
  const forms = MASTER_DATA.map(({ one }) => `Agregar ${one}`);
  expect(Acciones).toEqual(expect.arrayContaining(['Nuevo movimiento', ...forms, 'Cerrar sesión']));
  expect(paths(app)).toEqual([]);
});

it('the palette finds by words that a label lacks, ignores accents, and opens a match on Enter', async () => {
  const app = await renderApp('/recibos-menu');
  const box = await open(app);
  for (const [word, group, label] of [
    ['borrar', 'Acciones', /^Eliminar o anular/],
    ['factura', 'Pantallas', /^Crear Recibos$/],
  ] as const) {
    await app.user.clear(box);
    await app.user.paste(word);
    expect(groups()[group]).toEqual([expect.stringMatching(label)]);
  }
  await app.user.clear(box);
  await app.user.type(box, 'teclas');
  await app.user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  await app.user.keyboard('{Escape}');
  await noDialog();

  await open(app, 'VEHICULO');
  expect(groups()).toMatchObject({ Pantallas: ['Vehículos'], Acciones: ['Agregar vehículo'] });
  await app.user.keyboard('{ArrowDown}');
  expect(await input()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { selected: true }).id,
  );
  await app.user.keyboard('{Enter}');
  await title('Agregar Vehículo');
  await closed();
});

it('the palette searches records with the searches of the lists, opens one, and lists the last five choices until sign-out', async () => {
  const app = await renderApp('/recibos-menu');
  const key = `recientes:${session.userId()}`;
  const stored = ['/choferes', 'clientes/7', '/gone', '/recibos', '/servicios'];
  localStorage.setItem(key, JSON.stringify(stored.map((id) => ({ id, label: id }))));
  await open(app, 'bulonera');
  await searched();
  expect(groups()).toEqual({
    Clientes: [expect.stringMatching(/^Bulonera Mediterránea S\.R\.L\./)],
  });
  expect(status()).toHaveTextContent('1 resultado');
  expect(paths(app)).toEqual(['/clientes/', '/v1/vehiculos/', '/v1/empleados/']);
  await app.user.keyboard('{Enter}');
  await title('Editar Cliente');
  expect(app.router.state.location.pathname).toBe('/clientes/4');
  await closed();

  await open(app);
  const { Recientes, Pantallas } = groups();
  expect(Recientes).toEqual([
    expect.stringMatching(/^Bulonera/),
    'Choferes',
    'clientes/7',
    'Crear Recibos',
  ]);
  expect(Pantallas).not.toContain('Choferes');
  await app.user.keyboard('{ArrowDown}{Enter}');
  await title('Choferes');
  act(() => session.signOut());
  expect(localStorage.getItem(key)).toBeNull();
});

it('the palette prints the only movement found by its remito', async () => {
  const app = await renderApp('/recibos-menu');
  for (const [label, call, count] of [
    ['Imprimir remito', 'remito', 1],
    ['Imprimir duplicado', 'remito-duplicado', 2],
  ] as const) {
    await open(app, '0001-00020137');
    await searched();
    expect(groups()).toMatchObject({
      Imprimir: ['Imprimir remito 0001-00020137', 'Imprimir duplicado 0001-00020137'],
    });
    await app.user.click(screen.getByRole('option', { name: `${label} 0001-00020137` }));
    await closed();
    await waitFor(() => expect(printing.windows).toHaveLength(count));
    await waitFor(() => expect(printing.windows.at(-1)?.location.href).toMatch(/^blob:/));
    expect(callsTo(app.api, 'GET', `/movimientos/137/${call}`)).toHaveLength(1);
  }

  await open(app);
  expect(groups().Recientes).toBeUndefined();
  await app.user.paste('0001-000201');
  await searched();
  expect(groups().Movimientos).toHaveLength(5);
  expect(groups().Movimientos?.[0]).toMatch(/^Remito 0001-000201\d\d\d\d\/\d\d\/2026 · .+ → .+/);
  expect(groups().Imprimir).toBeUndefined();
});

it('the palette opens several numbers as one search in Consultas', async () => {
  const app = await renderApp('/recibos-menu');
  const box = await open(app);
  await app.user.paste('0001-00020101\r\n0001\u201300020103\n0001-00020105; R-9');
  expect(box).toHaveValue('0001-00020101 0001\u201300020103 0001-00020105; R-9');
  const option = screen.getByRole('option', { name: /^Buscar 4 remitos en Consultas/ });
  expect(option).toHaveAttribute('aria-selected', 'true');
  await app.user.keyboard('{Enter}');
  await title('Consultas');
  expect(field('Nro Remito')).toHaveValue('0001-00020101, 0001-00020103, 0001-00020105, R-9');
  expect(await screen.findByText('No están entre los resultados: R-9')).toBeVisible();
  expect(screen.getByText('3 resultados')).toBeVisible();
  expect(paths(app)).toEqual([]);
});

it('the palette finds a page of the manual and the account of a client', async () => {
  const app = await renderApp('/recibos-menu');
  await open(app, 'quiénes deben');
  const found = await screen.findByRole('option', { name: /^Cuentas y deudores/ });
  expect(within(screen.getByRole('group', { name: 'Manual' })).getAllByRole('option')[0]).toBe(
    found,
  );
  await app.user.click(found);
  await title('Cuentas y deudores');
  await closed();
  await open(app);
  expect(groups().Recientes).toEqual([expect.stringContaining('Cuentas y deudores')]);

  await app.user.paste('cuenta de cooperativa');
  await app.user.click(await screen.findByRole('option', { name: /^Cuenta de Cooperativa/ }));
  await act(() => app.router.load());
  expect(app.router.state.location.pathname).toMatch(/\/clientes\/6\/cuenta$/);
});

it('the palette keeps records that still match while the next answer loads, and aborts searches that nobody needs', async () => {
  const app = await renderApp('/recibos-menu');
  const box = await open(app, 'bulone');
  await searched();
  const held = holdCalls('GET', /texto=bulonera/);
  await app.user.type(box, 'ra');
  await waitFor(() => expect(held.arrived).toBe(3));
  expect(groups().Clientes).toHaveLength(1);
  await app.user.type(box, 'x');
  expect(screen.queryAllByRole('option')).toEqual([]);
  held.letGo();
  expect(await screen.findByText('Nada coincide con «bulonerax»')).toBeVisible();

  const { faults, requests } = app.api;
  faults.add({ path: '/v1/vehiculos/', fault: 'hang' });
  await app.user.clear(box);
  await app.user.type(box, 'bul');
  await waitFor(() => expect(requests.at(-1)?.search).toContain('texto=bul&'));
  faults.clear();
  await app.user.type(box, 'onera');
  await searched();
  await fetched(app.queryClient);
  expect(groups().Clientes).toHaveLength(1);

  faults.add({ path: '/v1/vehiculos/', fault: 'hang' });
  await app.user.clear(box);
  await app.user.paste('iveco');
  await waitFor(() => expect(requests.at(-1)?.search).toContain('iveco'));
  expect(status()).toHaveTextContent('Buscando…');
  await app.user.keyboard('{Escape}');
  await closed();
  await fetched(app.queryClient);
});

it('the palette offers screens and actions offline, and shows a failed search in its group, without a toast', async () => {
  expectConsole('error', /HTTPError/);
  const app = await renderApp('/recibos-menu');
  await goOffline(app.api);
  const box = await open(app, 'cliente');
  expect(status()).toHaveTextContent('Sin conexión: solo pantallas y acciones');
  expect(groups()).toEqual({
    Pantallas: ['Clientes'],
    Acciones: ['Agregar cliente', 'Cuenta de un clienteBuscá «cuenta» y su nombre'],
  });
  await goOnline(app.api);
  await searched();

  app.api.faults.add({ path: '/v1/vehiculos/', fault: 'status-500' });
  await app.user.clear(box);
  await app.user.paste('bulonera');
  expect(await screen.findByText('No se pudo buscar en vehículos', { exact: true })).toBeVisible();
  await waitFor(() =>
    expect(status()).toHaveTextContent('1 resultado. No se pudo buscar en vehículos'),
  );
  expect(groups().Clientes).toHaveLength(1);
  expect(toastTexts()).toEqual(['Volvió la conexión.']);
});

it('the palette changes the theme, returns the focus, and asks before it leaves typed work, which stays', async () => {
  const app = await renderApp('/agregar-cliente');
  const nombre = await screen.findByLabelText('Nombre');
  await app.user.click(nombre);
  await open(app, 'oscuro');
  await app.user.keyboard('{Enter}');
  await closed();
  expect(document.documentElement).toHaveClass('dark');
  expect(nombre).toHaveFocus();

  await app.user.type(nombre, 'Ñandubay');
  await open(app, 'servicios');
  await app.user.keyboard('{Enter}');
  const question = await inDialog('¿Salir sin guardar?');
  await app.user.click(question.getByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(nombre).toHaveFocus());
  expect(nombre).toHaveValue('Ñandubay');
});

it('the palette opens by its button, closes on Escape and on Back, and stays closed above a dialog', async () => {
  const app = await renderApp('/');
  const { user } = app;
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, isComposing: true });
  await user.click(screen.getByRole('button', { name: 'Agregar Recordatorio' }));
  await screen.findByRole('dialog', { name: 'Agregar Recordatorio' });
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await noDialog();

  await act(() => app.router.navigate({ to: '/recibos-menu' }));
  await title('Recibos');
  const button = screen.getByRole('button', { name: 'Buscar en el panel' });
  await user.click(button);
  await waitFor(async () => expect(await input()).toHaveFocus());
  await user.keyboard('{Escape}');
  await closed();
  expect(button).toHaveFocus();

  await open(app);
  act(() => app.router.history.back());
  await title('Inicio');
  await closed();
});
