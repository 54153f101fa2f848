import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { holdCalls } from '../../../../test/server/hold-calls';
import { callsTo } from '../../../../test/server/movimientos';
import { expectConsole } from '../../../../test/support/console';
import { enter, fieldsOf } from '../../../../test/support/fields';
import { renderApp } from '../../../../test/support/render-app';
import { renderCreateForm, renderTypedForm } from '../../../../test/support/render-create-form';
import { clickFree } from '../../../../test/support/screen';

beforeEach(() => localStorage.setItem('masDatos', 'true'));

it('an invalid form sends nothing, and marks its fields until they are filled', async () => {
  const { user, text, picker, pick, fill, press, bodies, form } = await renderCreateForm();
  await fill('Bultos', '1,5');
  await fill('Monto', 'mil');
  await user.click(form.getByRole('switch', { name: 'Sub Servicio' }));
  await press('Agregar Movimiento');
  await waitFor(() => expect(picker('Cliente Origen')).toHaveFocus());
  expect(picker('Cliente Origen')).toHaveAccessibleDescription('Debe seleccionar un cliente');
  expect(picker('Cliente Destino')).toHaveAccessibleDescription('Debe seleccionar un cliente');
  expect(picker('Servicio')).toHaveAccessibleDescription('Debe seleccionar un servicio');
  expect(text('Bultos')).toHaveAccessibleDescription('Ingresá una cantidad entera');
  expect(text('Monto')).toHaveAccessibleDescription('Ingresá un importe válido');
  expect(picker('Sub Servicio')).toHaveAccessibleDescription('Debe seleccionar un sub servicio');
  expect(text('Monto')).toHaveValue('mil');
  expect(bodies()).toEqual([]);
  await pick('Servicio', /A convenir/);
  expect(picker('Servicio')).toBeValid();
  // It cannot be empty.
  expect(form.queryByLabelText('Borrar Fecha')).not.toBeInTheDocument();
});

it('Limpiar campos resets a movement that came back, with its flete', async () => {
  expectConsole('error', /HTTPError/);
  const { user, api, form, text, picker, pick, fill, press, button } = await renderCreateForm();
  api.faults.add({ method: 'POST', path: '/movimientos/', fault: 'status-422' });
  await fill('Fecha', '23/11/2026');
  await pick('Cliente Origen', /Bulonera Mediterránea/);
  await user.type(picker('Cliente Destino'), 'Doña Paula');
  await pick('Servicio', /Encomienda chica/);
  await user.click(form.getByRole('switch', { name: 'Sub Servicio' }));
  await pick('Sub Servicio', /Retiro a domicilio/);
  await fill('Bultos', '4');
  await fill('Flete', '12,34');
  await user.click(form.getByRole('checkbox', { name: 'Flete pagado' }));
  await press('Agregar Movimiento');
  await user.click(await form.findByRole('button', { name: 'Volver a este movimiento' }));
  expect(text('Flete')).toHaveValue('12,34');
  expect(button('Agregar Movimiento')).toHaveFocus();

  await press('Limpiar campos');
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
  expect(text('Fecha')).toHaveValue('20/11/2026');
  expect(picker('Cliente Origen')).toHaveValue('');
  await waitFor(() => expect(picker('Cliente Origen')).toHaveFocus());
  expect(picker('Servicio')).toHaveValue('');
  expect(text('Bultos')).toHaveValue('1');
  expect(text('Flete')).toHaveValue('0,00');
  expect(form.getByRole('checkbox', { name: 'Flete pagado' })).not.toBeChecked();
  expect(form.getByRole('switch', { name: 'Sub Servicio' })).not.toBeChecked();
  await pick('Servicio', /Encomienda chica/);
  expect(text('Flete')).toHaveValue('3.500,00');

  // What was typed since comes back by a second press.
  await press('Deshacer');
  expect(picker('Cliente Origen')).toHaveValue('Bulonera Mediterránea S.R.L.');
  expect(picker('Cliente Destino')).toHaveValue('Doña Paula');
  expect(text('Sub bultos')).toHaveValue('1');
  expect(text('Flete')).toHaveValue('12,34');
  expect(form.getByRole('checkbox', { name: 'Flete pagado' })).toBeChecked();
  expect(form.getByRole('alert')).toBeVisible();
  await press('Deshacer');
  expect(text('Flete')).toHaveValue('3.500,00');
  expect(text('Fecha')).toHaveValue('20/11/2026');
  await press('Deshacer');
  api.faults.clear();
  await clickFree(user, button('Agregar Movimiento'));
  expect(form.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
});

it('a number scanned into Bultos asks before it is sent, and the Enter of a scanner does not answer', async () => {
  const { user, text, fill, press, bodies } = await renderTypedForm();
  await fill('Bultos', '20131138');
  await press('Agregar Movimiento');
  const dialog = await screen.findByRole('dialog', { name: '¿Son tantos bultos?' });
  expect(dialog).toHaveTextContent('Bultos: 20.131.138');
  const confirm = within(dialog).getByRole('button', { name: 'Guardar igual' });
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus(),
  );
  act(() => confirm.focus());
  await user.keyboard('00010020{Enter}');
  expect(dialog).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(bodies()).toEqual([]);
  expect(text('Bultos')).toHaveValue('20131138');

  await press('Agregar Movimiento');
  await user.click(await screen.findByRole('button', { name: 'Guardar igual' }));
  await waitFor(() => expect(bodies()).toMatchObject([{ bultos: 20131138 }]));
});

it('a date far from today is not asked about again for the next movement', async () => {
  const { user, text, fill, press, bodies, typeNext, button } = await renderTypedForm();
  await fill('Fecha', '10/03/2027');
  await press('Agregar Movimiento');
  await clickFree(user, await screen.findByRole('button', { name: 'Seguir igual' }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(text('Fecha')).toHaveValue('10/03/2027');
  await typeNext('Xenia', 'R-2');
  await clickFree(user, button('Agregar Movimiento'));
  await waitFor(() => expect(bodies()).toMatchObject([{}, { fecha: '2027-03-10' }]));
});

async function renderPage(path = '/movimientos') {
  const app = await renderApp(path);
  const { user, api } = app;
  const form = within(await screen.findByRole('form', { name: 'Nuevo movimiento' }));
  return {
    ...app,
    ...fieldsOf(user, form),
    form,
    bodies: () => callsTo(api, 'POST', '/movimientos/').map(({ body }) => body),
  };
}

it('a creation keeps date and origin, empties the rest, and shows the movement first', async () => {
  const { user, router, form, text, picker, box, pick, fill, press } = await renderPage(
    '/movimientos?texto=0001&pagina=2',
  );
  await fill('Fecha', '23/11/2026');
  await pick('Cliente Origen', /Bulonera Mediterránea/);
  await user.type(picker('Cliente Destino'), 'Yo');
  await fill('Nro Remito', 'R-1/B');
  await pick('Servicio', /A convenir/);
  await fill('Bultos', '2');
  await user.click(form.getByRole('radio', { name: 'Destino' }));
  await user.click(box('Monto pagado'));
  await fill('Flete', '18.012,23');
  await press('Agregar Movimiento');
  await screen.findByText('Movimiento agregado con éxito');

  expect(text('Fecha')).toHaveValue('23/11/2026');
  expect(picker('Cliente Origen')).toHaveValue('Bulonera Mediterránea S.R.L.');
  expect(picker('Cliente Destino')).toHaveValue('');
  expect(picker('Servicio')).toHaveValue('');
  expect(text('Nro Remito')).toHaveValue('');
  expect(text('Bultos')).toHaveValue('1');
  expect(text('Flete')).toHaveValue('0,00');
  expect(form.getByRole('radio', { name: 'Origen' })).toBeChecked();
  expect(box('Monto pagado')).not.toBeChecked();
  await waitFor(() => expect(picker('Cliente Destino')).toHaveFocus());

  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await waitFor(() => {
    const [, , first] = within(screen.getByRole('table')).getAllByRole('row');
    expect(first).toHaveTextContent(/23\/11\/2026.*Yo.*R-1\/B/);
    expect(first).toHaveTextContent(/18\.012,23/);
    expect(first).toHaveAttribute('data-fresh');
  });
});

it('a creation does not wait for the list that the one before it fetches', async () => {
  const { user, picker, bodies } = await renderPage();
  // Not the looks for a number, which search for it.
  const lists = holdCalls('GET', /^\/movimientos\/\?(?!.*texto=[^&])/);
  const save = async () => {
    await enter(user, 'Y', 'R-1', 'A convenir');
    await user.keyboard('{Control>}{Enter}{/Control}');
  };
  await user.click(picker('Cliente Origen'));
  await enter(user, 'Z');
  await save();
  await waitFor(() => expect(lists.arrived).toBe(1));
  await save();
  await waitFor(() => expect(bodies()).toHaveLength(2));
  lists.letGo();
});

it('a creation does not navigate if the user has left meanwhile', async () => {
  const { user, router, picker, pick, press } = await renderPage();
  await user.type(picker('Cliente Origen'), 'Uno');
  await user.type(picker('Cliente Destino'), 'Dos');
  await pick('Servicio', /A convenir/);
  const visited: string[] = [];
  router.subscribe('onBeforeNavigate', ({ toLocation }) => visited.push(toLocation.pathname));
  const creation = holdCalls('POST', /^\/movimientos\/$/);
  await press('Agregar Movimiento');
  await waitFor(() => expect(creation.arrived).toBe(1));
  await act(() => router.navigate({ to: '/clientes' }));
  creation.letGo();
  await screen.findByText('Movimiento agregado con éxito');
  // Longer than the pauses after a creation.
  const brought = waitFor(() => expect(visited.length).toBeGreaterThan(1), { timeout: 300 });
  await expect(brought).rejects.toThrow();
  expect(screen.getByRole('heading', { name: 'Clientes' })).toBeVisible();
});
