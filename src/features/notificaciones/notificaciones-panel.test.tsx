import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockApi } from '@mocks/api';
import { holdCalls } from '../../../test/server/hold-calls';
import { setClock } from '../../../test/support/clock';
import { expectConsole } from '../../../test/support/console';
import { fill } from '../../../test/support/fields';
import { fetched, type MountedApp, renderApp } from '../../../test/support/render-app';
import { button, inDialog, main, noDialog, sent } from '../../../test/support/screen';
import { toastTexts } from '../../../test/support/toasts';

const MARK_ALL = 'Marcar todas como leídas';

type Arrange = (api: MockApi) => void;

const tab = (name: 'Nuevas' | 'Leídas') =>
  main().getByRole('tab', { name: new RegExp(`^${name}`) });
/** Texts of notices and reminders. Other rows of Para hoy have no button. */
const textsIn = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('listitem')
    .filter((item) => item.querySelector('button'))
    .map((item) => item.querySelector('p')?.textContent);
const items = () => textsIn(main().getByRole('tabpanel'));
const row = async (text: string | RegExp) => {
  const found = await main().findByText(text);
  return within(found.closest('li')!);
};
const press = async ({ user }: MountedApp, text: string, name: string) =>
  user.click((await row(text)).getByRole('button', { name }));

/** Plain text only: this DOM cannot sanitise HTML. */
const few: Arrange = ({ db }) => {
  for (const one of [...db.notificaciones.rows]) db.notificaciones.remove(one);
  for (const one of [...db.anotaciones.rows]) db.anotaciones.remove(one);
  db.anotaciones.insert({ texto: 'Llamar al taller', fecha: '2026-11-20' });
  db.anotaciones.insert({ texto: 'Renovar <abono>\ndel depósito', fecha: '2026-11-29' });
  db.notificaciones.insert({ text: 'Seguro vencido', urgency: 'high', visto: false });
  db.notificaciones.insert({ text: 'Licencia por vencer', urgency: 'medium', visto: false });
  db.notificaciones.insert({ text: 'Matafuego al día', urgency: 'low', visto: false });
  db.notificaciones.insert({ text: 'Ruta vista', urgency: 'high', visto: true });
};

const idWithText = ({ db }: MockApi, text: string) =>
  db.notificaciones.rows.find((one) => one.text === text)!.id;

async function renderPanel(path = '/', arrange?: Arrange) {
  const app = await renderApp(path, {
    arrange: (api) => {
      few(api);
      arrange?.(api);
    },
  });
  await within(await main().findByRole('tabpanel')).findAllByRole('listitem');
  // Reminders and notices come one by one.
  await fetched(app.queryClient);
  return app;
}

it('lists due rows, other reminders and notices by date, each with its urgency', async () => {
  const app = await renderPanel('/', ({ db }) => {
    for (const text of [
      'Ruta vence el 01/12/2026',
      'Técnica vence el 30/11/2026',
      'Seguro vence hoy',
      'Camioneta vence el 21/11/2026',
    ]) {
      db.notificaciones.insert({ text, urgency: 'high', visto: false });
    }
  });
  const panel = () => within(main().getByRole('tabpanel'));
  expect(main().getByRole('heading', { level: 2, name: 'Notificaciones' })).toBeVisible();
  expect(
    panel()
      .getAllByRole('region', { name: /./ })
      .map((region) => [
        within(region).getByRole('heading', { level: 3 }).textContent,
        ...textsIn(region),
      ]),
  ).toEqual([
    ['Para hoy', 'Llamar al taller', 'Seguro vence hoy'],
    ['Recordatorios', 'Renovar <abono>\ndel depósito'],
    ['Vencido', 'Seguro vencido'],
    ['Esta semana', 'Camioneta vence el 21/11/2026'],
    ['Este mes', 'Técnica vence el 30/11/2026'],
    ['Después', 'Ruta vence el 01/12/2026'],
    ['Sin fecha', 'Licencia por vencer', 'Matafuego al día'],
  ]);
  expect(tab('Nuevas')).toHaveTextContent('Nuevas9');
  expect(tab('Leídas')).toHaveTextContent('Leídas1');
  for (const [text, urgency, label, action] of [
    ['Seguro vencido', 'high', 'Urgencia alta', 'Marcar como leída'],
    ['Licencia por vencer', 'medium', 'Urgencia media', 'Marcar como leída'],
    ['Matafuego al día', 'low', 'Aviso', 'Marcar como leída'],
    ['Llamar al taller', 'low', 'Recordatorio del 20/11/2026', 'Eliminar recordatorio'],
  ] as const) {
    const item = await row(text);
    expect(main().getByText(text).closest('li')).toHaveAttribute('data-urgency', urgency);
    expect(item.getByText(label)).toBeVisible();
    expect(item.getByRole('button', { name: action })).toHaveAccessibleDescription(text);
  }

  await app.user.click(tab('Leídas'));
  await waitFor(() => expect(items()).toEqual(['Ruta vista']));
  expect(panel().queryByRole('heading')).not.toBeInTheDocument();
  expect(app.router.history.location.href).toBe('/admin/?notificaciones=leidas');
  await app.user.click(tab('Nuevas'));
  expect(await main().findByText('Seguro vencido')).toBeVisible();
  expect(app.router.history.location.href).toBe('/admin/');
});

it('shows a loading placeholder, then empty lists with nothing to mark', async () => {
  const app = await renderApp('/', {
    arrange: (api) => {
      few(api);
      for (const one of [...api.db.notificaciones.rows]) api.db.notificaciones.remove(one);
      for (const one of [...api.db.anotaciones.rows]) api.db.anotaciones.remove(one);
      api.faults.latency = 50;
    },
  });
  expect(main().getByRole('status', { name: 'Cargando...' })).toBeVisible();
  expect(await main().findByText('No hay notificaciones nuevas.')).toBeVisible();
  await app.user.click(button(MARK_ALL));
  expect(await screen.findByText('No hay notificaciones para marcar.')).toBeVisible();
  await app.user.click(tab('Leídas'));
  expect(await main().findByText('Todavía no hay notificaciones leídas.')).toBeVisible();
  expect(screen.queryByRole('button', { name: MARK_ALL })).not.toBeInTheDocument();
});

it('shows twenty rows, and the rest on Mostrar más', async () => {
  const { user } = await renderPanel('/?notificaciones=leidas', ({ db }) => {
    for (let i = 0; i < 24; i += 1) {
      db.notificaciones.insert({ text: `Vieja ${i}`, urgency: 'low', visto: true });
    }
  });
  expect(items()).toHaveLength(20);
  await user.click(button('Mostrar más (5)'));
  expect(items()).toHaveLength(25);
  expect(screen.queryByRole('button', { name: /^Mostrar más/ })).not.toBeInTheDocument();
});

it('shows the notices if reminders fail to load', async () => {
  expectConsole('error', /HTTPError/);
  await renderPanel('/', ({ db, faults }) => {
    db.notificaciones.insert({ text: 'Seguro (AE 516 TT)', urgency: 'high', visto: false });
    faults.add({ path: '/v1/anotaciones/', fault: 'status-400-empty' });
  });
  expect(main().getByRole('alert')).toHaveTextContent('Error al obtener recordatorios');
  expect(items()).toHaveLength(5);
});

describe('Marcar todas como leídas', () => {
  const markAll = () => button(MARK_ALL);
  async function confirm({ user }: MountedApp, name: string) {
    await user.click(markAll());
    await user.click((await inDialog(name)).getByRole('button', { name: 'Marcar todas' }));
  }

  it('marks nothing on Cancelar, otherwise moves all notices and no reminder at once', async () => {
    const app = await renderPanel();
    await app.user.click(markAll());
    await app.user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await noDialog();
    expect(sent(app.api, 'PATCH')).toEqual([]);
    expect(items()).toHaveLength(5);

    const { letGo } = holdCalls('PATCH', /./);
    await confirm(app, '¿Marcar 3 notificaciones como leídas?');
    await waitFor(() =>
      expect(items()).toEqual(['Llamar al taller', 'Renovar <abono>\ndel depósito']),
    );
    expect(tab('Leídas')).toHaveTextContent('Leídas4');
    expect(toastTexts()).toEqual([]);
    letGo();
    expect(await screen.findByText('3 notificaciones marcadas como leídas')).toBeVisible();
    expect(sent(app.api, 'PATCH')).toEqual(
      ['Seguro vencido', 'Licencia por vencer', 'Matafuego al día'].map((text) => [
        `/v1/vencimientos/${idWithText(app.api, text)}`,
        { visto: true },
      ]),
    );
    expect(sent(app.api, 'DELETE')).toEqual([]);
    expect(app.api.db.notificaciones.rows.every(({ visto }) => visto)).toBe(true);

    await noDialog();
    await waitFor(() => expect(markAll()).not.toHaveAttribute('data-loading'));
    await waitFor(() => expect(markAll()).toHaveFocus());
  });

  it('restores what the server refused', async () => {
    expectConsole('error', 'HTTPError');
    const app = await renderPanel('/', (api) => {
      const path = `/v1/vencimientos/${idWithText(api, 'Seguro vencido')}`;
      api.faults.add({ method: 'PATCH', path, fault: 'status-400-empty' });
    });
    await confirm(app, '¿Marcar 3 notificaciones como leídas?');
    expect(
      await screen.findByText('Error al marcar como leída (Marcadas: 2 de 3. Quedó 1 sin marcar.)'),
    ).toBeVisible();
    await waitFor(() => expect(tab('Leídas')).toHaveTextContent('Leídas3'));
    expect(items()).toEqual([
      'Llamar al taller',
      'Renovar <abono>\ndel depósito',
      'Seguro vencido',
    ]);
  });
});

describe('marking', () => {
  it('as read moves a notice at once and shows a toast when it is saved; as new moves it back', async () => {
    const app = await renderPanel();
    const id = idWithText(app.api, 'Seguro vencido');
    const { letGo } = holdCalls('PATCH', /./);
    await press(app, 'Seguro vencido', 'Marcar como leída');
    await waitFor(() => expect(main().queryByText('Seguro vencido')).not.toBeInTheDocument());
    expect(tab('Leídas')).toHaveTextContent('Leídas2');
    expect(toastTexts()).toEqual([]);
    // The focus is on the next row's button.
    expect((await row('Licencia por vencer')).getByRole('button')).toHaveFocus();

    await app.user.click(tab('Leídas'));
    await waitFor(() => expect(items()).toEqual(['Seguro vencido', 'Ruta vista']));
    letGo();
    expect(await screen.findByText('Notificación marcada como leída')).toBeVisible();
    expect(app.api.db.notificaciones.get(id)?.visto).toBe(true);
    expect(items()).toEqual(['Seguro vencido', 'Ruta vista']);

    await press(app, 'Seguro vencido', 'Marcar como nueva');
    expect(await screen.findByText('Notificación marcada como nueva')).toBeVisible();
    expect(items()).toEqual(['Ruta vista']);
    expect(sent(app.api, 'PATCH')).toEqual([
      [`/v1/vencimientos/${id}`, { visto: true }],
      [`/v1/vencimientos/${id}`, { visto: false }],
    ]);
    await app.user.click(tab('Nuevas'));
    expect(await main().findByText('Seguro vencido')).toBeVisible();
  });

  it('as new restores a refused row', async () => {
    expectConsole('error', 'HTTPError');
    const app = await renderPanel('/?notificaciones=leidas', ({ faults }) =>
      faults.add({ method: 'PATCH', path: '*', fault: 'status-400-empty' }),
    );
    await press(app, 'Ruta vista', 'Marcar como nueva');
    expect(await screen.findByText('Error al desmarcar notificación')).toBeVisible();
    expect(await main().findByText('Ruta vista')).toBeVisible();
  });
});

it('a reminder is deleted, not marked, in either list', async () => {
  const { user, api } = await renderPanel();
  const ids = api.db.anotaciones.rows.map(({ id }) => id);
  for (const [text, left] of [
    ['Llamar al taller', 4],
    [/^Renovar/, 3],
  ] as const) {
    await user.click((await row(text)).getByRole('button', { name: 'Eliminar recordatorio' }));
    await waitFor(() => expect(items()).toHaveLength(left));
  }
  const deletions = ids.map((id) => [`/v1/anotaciones/${id}`, undefined]);
  await waitFor(() => expect(sent(api, 'DELETE')).toEqual(deletions));
  expect(sent(api, 'PATCH')).toEqual([]);
});

describe('Agregar Recordatorio', () => {
  const dialog = () => inDialog('Agregar Recordatorio');

  it('requires a text, saves it trimmed for today, even after 17:00, and shows it under Nuevas', async () => {
    const app = await renderPanel('/?notificaciones=leidas');
    setClock('2026-11-20T18:00:00-03:00');
    await app.user.click(button('Agregar Recordatorio'));
    const box = (await dialog()).getByRole('textbox', { name: 'Recordatorio' });
    expect(box).toHaveFocus();
    const save = (await dialog()).getByRole('button', { name: 'Guardar' });
    await app.user.click(save);
    expect(await screen.findByText('Escribí el recordatorio')).toBeVisible();
    expect(box).toHaveFocus();
    await app.user.type(box, '  Comprar cintas{Enter}y precintos  ');
    await app.user.keyboard('{Control>}{Enter}{/Control}');
    await noDialog();
    expect(sent(app.api, 'POST')).toEqual([
      ['/v1/anotaciones/', { texto: 'Comprar cintas\ny precintos', fecha: '2026-11-20' }],
    ]);
    expect(tab('Nuevas')).toHaveAttribute('aria-selected', 'true');
    expect(await main().findByText(/Comprar cintas/)).toBeVisible();

    await app.user.click(button('Agregar Recordatorio'));
    expect((await dialog()).getByRole('textbox', { name: 'Recordatorio' })).toHaveValue('');
  });

  it('saves another date on Ctrl+Enter, in the date too', async () => {
    const { user, api } = await renderPanel();
    await user.click(button('Agregar Recordatorio'));
    const form = await dialog();
    const fecha = form.getByRole('textbox', { name: 'Fecha' });
    expect(fecha).toHaveValue('20/11/2026');
    await user.type(form.getByRole('textbox', { name: 'Recordatorio' }), 'Renovar');
    await fill(user, fecha, '+3');
    await user.click(fecha);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await noDialog();
    expect(sent(api, 'POST')).toEqual([
      ['/v1/anotaciones/', { texto: 'Renovar', fecha: '2026-11-23' }],
    ]);
  });
});
