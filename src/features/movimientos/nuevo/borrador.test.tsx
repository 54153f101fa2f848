import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { holdCalls } from '../../../../test/server/hold-calls';
import { callsTo } from '../../../../test/server/movimientos';
import { expectConsole } from '../../../../test/support/console';
import { enter } from '../../../../test/support/fields';
import { renderApp } from '../../../../test/support/render-app';
import { renderCreateForm } from '../../../../test/support/render-create-form';
import { setClock } from '../../../../test/support/clock';
import { button, field, title } from '../../../../test/support/screen';

/** Mounts the form again, as a page reload does. */
function reload() {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  return renderCreateForm();
}

const notice = () => screen.findByText(/^Hay un movimiento sin terminar/);
const offered = () => screen.queryByText(/^Hay un movimiento sin terminar/);
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('borrador'));
const remito = () => field('Nro Remito');

/** Stores a draft for the signed-in user. */
const store = (text: string) => localStorage.setItem('borrador:1:x', text);

it('a draft is offered after a reload, restored completely, and gone once it was saved', async () => {
  const before = await renderCreateForm();
  await before.pick('Cliente Origen', /Bulonera/);
  await before.user.type(before.picker('Cliente Destino'), 'Doña Paula');
  await before.user.tab();
  await before.pick('Servicio', /Encomienda mediana/);
  await before.user.click(screen.getByRole('switch', { name: 'Sub Servicio' }));
  await before.pick('Sub Servicio', /Entrega a domicilio/);
  await before.fill('Sub bultos', '2');
  await before.fill('Flete', '777,5');
  await before.fill('Nro Remito', 'Frágil');

  const app = await reload();
  expect(await notice()).toHaveTextContent(
    'Hay un movimiento sin terminar de las 10:30 (Bulonera Mediterránea S.R.L. → Doña Paula).',
  );
  expect((await notice()).closest('[role="status"]')).toContainElement(button('Descartar'));
  expect(screen.queryByText(/no se pudo leer|fijate/)).not.toBeInTheDocument();
  expect(remito()).toHaveValue('');
  await app.press('Recuperar');
  expect(offered()).not.toBeInTheDocument();
  expect(app.picker('Cliente Origen')).toHaveFocus();
  expect(app.picker('Cliente Origen')).toHaveValue('Bulonera Mediterránea S.R.L.');
  expect(app.picker('Cliente Destino')).toHaveValue('Doña Paula');
  expect(app.text('Flete')).toHaveValue('777,50');
  expect(await screen.findByRole('button', { name: 'Recalcular Flete' })).toBeVisible();
  await app.press('Agregar Movimiento');
  await screen.findByText('Movimiento agregado con éxito');
  expect(app.bodies()).toMatchObject([
    {
      clienteOrigenId: 4,
      clienteDestinoId: 0,
      clienteDestinoNombre: 'Doña Paula',
      subBultos: 2,
      flete: 777.5,
      remitoNumero: 'Frágil',
    },
  ]);
  expect(drafts()).toEqual([]);
});

it('a draft is stored when typing pauses, and dropped when the input is undone or cleared', async () => {
  const { user, press } = await renderCreateForm();
  await user.type(remito(), 'x');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  await user.type(remito(), '{Backspace}');
  expect(drafts()).toEqual([]);
  await user.type(remito(), 'x');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  await press('Limpiar campos');
  expect(drafts()).toEqual([]);
});

it('a draft is stored at once when its tab is hidden, as a phone may close it then', async () => {
  await renderCreateForm();
  fireEvent.change(remito(), { target: { value: 'x' } });
  expect(drafts()).toEqual([]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(drafts()).toHaveLength(1);
});

it('a draft with the default date takes that of the moment it is recovered, also while it is already offered', async () => {
  const { user } = await renderCreateForm();
  await user.type(remito(), 'x');
  setClock('2026-11-23T16:40:00-03:00');
  const app = await reload();
  await notice();
  setClock('2026-11-23T17:20:00-03:00');
  await app.press('Recuperar');
  expect(remito()).toHaveValue('x');
  expect(field('Fecha')).toHaveValue('24/11/2026');
});

it('a draft keeps a date typed by hand, and the field says how old it is', async () => {
  const { fill } = await renderCreateForm();
  await fill('Fecha', '19/11/2026');
  await fill('Fecha', '20/11/2026');
  await fill('Nro Remito', 'x');
  setClock('2026-11-23T10:00:00-03:00');
  const app = await reload();
  await notice();
  await app.press('Recuperar');
  expect(field('Fecha')).toHaveValue('20/11/2026');
  expect(field('Fecha')).toHaveAccessibleDescription('Fecha de hace 3 días');
});

it('a recovered draft swaps with the current input, and Descartar leaves the input alone', async () => {
  const { user } = await renderCreateForm();
  await user.type(remito(), 'uno');
  const app = await reload();
  await notice();
  await app.user.type(remito(), 'dos');
  await app.press('Recuperar');
  expect(remito()).toHaveValue('uno');
  await app.press('Recuperar');
  expect(remito()).toHaveValue('dos');
  expect(drafts()).toHaveLength(2);
  await app.press('Descartar');
  expect(offered()).not.toBeInTheDocument();
  expect(app.picker('Cliente Origen')).toHaveFocus();
  expect(remito()).toHaveValue('dos');
  await reload();
  expect(await notice()).toBeVisible();
  expect(drafts()).toHaveLength(1);
});

it('the notice of a draft names its date, says that it is incomplete and that its save got no answer', async () => {
  const at = Date.parse('2026-11-18T09:15:00-03:00');
  const clienteDestino = { id: null, nombre: 'Doña Paula' };
  store(JSON.stringify({ at, sent: true, values: { clienteDestino, monto: { pesos: 500 } } }));
  const { press, picker, text } = await renderCreateForm();
  expect(await notice()).toHaveTextContent(
    'sin terminar del 18/11/2026 a las 09:15 (sin origen → Doña Paula).',
  );
  expect(screen.getByText('Una parte no se pudo leer: revisalo antes de agregarlo.')).toBeVisible();
  expect(screen.getByText(/fijate que no esté en la lista/)).toBeVisible();
  await press('Recuperar');
  expect(picker('Cliente Destino')).toHaveValue('Doña Paula');
  expect(text('Monto')).toHaveValue('');
  expect(text('Bultos')).toHaveValue('1');
});

it('an unreadable draft is dropped with a message', async () => {
  store('x');
  await renderCreateForm();
  expect(
    await screen.findByText('Había un movimiento sin terminar que no se pudo leer: se descartó.'),
  ).toBeVisible();
  expect(offered()).not.toBeInTheDocument();
  expect(drafts()).toEqual([]);
});

it('a movement refused after the user left is listed on return, not offered as a draft, until it is discarded', async () => {
  expectConsole('error', /HTTPError/);
  const { user, api, router } = await renderApp('/movimientos');
  await screen.findByRole('form', { name: 'Nuevo movimiento' });
  api.faults.add({ method: 'POST', path: '/movimientos/', fault: 'status-500', times: 1 });
  const creation = holdCalls('POST', /^\/movimientos\/$/);
  await enter(user, 'Zulma', 'Yolanda', 'R-1', 'A convenir');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(creation.arrived).toBe(1));
  await act(() => router.navigate({ to: '/recibos-menu' }));
  await title('Recibos');
  creation.letGo();
  await screen.findByText('No se agregó el movimiento (Zulma → Yolanda): quedó sin terminar');
  await act(() => router.navigate({ to: '/movimientos' }));
  const refusal = 'No sabemos si se agregó el movimiento (Zulma → Yolanda), remito R-1.';
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(offered()).not.toBeInTheDocument();
  expect(callsTo(api, 'POST', '/movimientos/')).toHaveLength(1);

  act(() => void router.navigate({ to: '/recibos-menu' }));
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await title('Recibos');
  expect(drafts()).toEqual([]);
  await act(() => router.navigate({ to: '/movimientos' }));
  await screen.findByRole('form', { name: 'Nuevo movimiento' });
  expect(screen.queryByText(refusal)).not.toBeInTheDocument();
});
