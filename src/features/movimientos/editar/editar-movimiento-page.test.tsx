import { notifyManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MockApi } from '@mocks/api';
import type { Movimiento } from '@mocks/model';
import { holdCalls } from '../../../../test/server/hold-calls';
import { callsTo } from '../../../../test/server/movimientos';
import { plain } from '../../../../test/server/seeded-day';
import { editable, fill, pickOption } from '../../../../test/support/fields';
import { recordPrintWindows } from '../../../../test/support/print-windows';
import { renderApp, type MountedApp } from '../../../../test/support/render-app';
import { renderPart } from '../../../../test/support/render-part';
import { settle, noDialog } from '../../../../test/support/screen';
import { EditarMovimientoPage } from './editar-movimiento-page';

const printing = recordPrintWindows();

/** Two bultos of «Contrareembolso» (4200 each) and three of «Retiro a domicilio» (2500 each): a tariff of 15900. */
const stored = {
  ...plain,
  fecha: '2026-11-18',
  hora: '09:15',
  representanteId: 3,
  servicioId: 9,
  subServicioId: 12,
  remitoNumero: 'R-77',
  bultos: 2,
  subBultos: 3,
  monto: 1234.5,
  montoPagado: true,
  flete: 15900 + 61.73 + 1800 + 250,
  fleteRendido: true,
  seguro: 250,
  redespacho: 1800,
  contrareembolso: 61.73,
  valorDeclarado: 2000000,
  cuentaCorriente: true,
  observaciones: 'Frágil',
  fleteACargoCliente: false,
};
const ID = 138;

const insert =
  (changes: Partial<Movimiento> = {}) =>
  ({ db }: MockApi) =>
    void db.movimientos.insert({ ...stored, ...changes });

function editorOf({ user, api }: Pick<MountedApp, 'user' | 'api'>) {
  const form = () => within(screen.getByRole('form', { name: 'Editar movimiento' }));
  const button = (name: string) => form().getByRole('button', { name });
  return {
    form,
    text: (name: string) => form().getByRole('textbox', { name }),
    picker: (name: string) => form().getByRole('combobox', { name }),
    button,
    press: (name: string) => user.click(button(name)),
    fill: (name: string, value: string) => fill(user, form().getByRole('textbox', { name }), value),
    row: () => api.db.movimientos.get(ID),
    patches: () => callsTo(api, 'PATCH', /./),
  };
}

async function renderEditor(changes: Partial<Movimiento> = {}) {
  const part = await renderPart(<EditarMovimientoPage id={ID} />, { arrange: insert(changes) });
  await screen.findByRole('form', { name: 'Editar movimiento' });
  return { ...part, ...editorOf(part) };
}

/** Opens the editor from another screen. */
async function openEditor(from: string, changes: Partial<Movimiento> = {}) {
  const app = await renderApp(from, { arrange: insert(changes) });
  const open = async () => {
    await act(() => app.router.navigate({ to: '/movimientos/$id', params: { id: ID } }));
    await screen.findByRole('form', { name: 'Editar movimiento' });
  };
  await open();
  return { ...app, ...editorOf(app), open };
}

const flashing = () =>
  [...document.querySelectorAll('tr[data-fresh]')].map((row) => row.getAttribute('data-row'));

it('shows the stored movement, keeps the input when newer data arrives, and resets to the newer data', async () => {
  const { user, api, queryClient, text, picker, form, button, press, fill } = await renderEditor();
  const box = (name: string) => form().getByRole('checkbox', { name });
  const isStored = () => {
    expect(picker('Servicio')).toHaveValue('Contrareembolso');
    expect(form().getByRole('switch', { name: 'Sub Servicio' })).toBeChecked();
    expect(text('Sub bultos')).toHaveValue('3');
    expect(text('Nro Remito')).toHaveValue('R-77');
    expect(text('Flete')).toHaveValue('15.900,00');
    expect(box('Flete rendido')).toBeChecked();
    expect(text('Com. Contrareembolso')).toHaveValue('61,73');
  };
  isStored();
  expect(picker('Cliente Destino')).toHaveValue('Doña Paula');
  expect(picker('Representante')).toHaveValue('Encomiendas Bolívar');
  expect(form().getByRole('radio', { name: 'Destino' })).toBeChecked();
  expect(box('Cuenta corriente')).toBeChecked();
  expect(box('Monto pagado')).toBeChecked();
  expect(text('Monto')).toHaveValue('1.234,50');
  expect(text('Seguro')).toHaveValue('250');
  expect(text('Redespacho')).toHaveValue('1.800');
  expect(text('Valor Declarado')).toHaveValue('2.000.000,00');
  expect(text('Bultos')).toHaveValue('2');
  expect(text('Observaciones')).toHaveValue('Frágil');
  expect(form().queryByRole('button', { name: /^Recalcular/ })).not.toBeInTheDocument();

  await fill('Nro Remito', 'a medio escr');
  await fill('Com. Contrareembolso', '3');
  await pickOption(user, picker('Servicio'), /Encomienda chica/);
  await user.click(form().getByRole('switch', { name: 'Sub Servicio' }));
  await user.click(box('Flete rendido'));
  await fill('Flete', '99');
  api.db.movimientos.update(api.db.movimientos.get(ID)!, { observaciones: 'De otro', bultos: 9 });
  await act(() => queryClient.invalidateQueries());
  // Runs after the notification that re-renders the form.
  await act(() => new Promise<void>((told) => notifyManager.schedule(told)));
  expect(text('Nro Remito')).toHaveValue('a medio escr');
  expect(text('Flete')).toHaveValue('99,00');
  expect(text('Bultos')).toHaveValue('2');

  await press('Restablecer valores');
  isStored();
  expect(text('Bultos')).toHaveValue('9');
  expect(text('Observaciones')).toHaveValue('De otro');

  await press('Deshacer');
  expect(text('Nro Remito')).toHaveValue('a medio escr');
  expect(text('Nro Remito')).toHaveFocus();
  expect(text('Flete')).toHaveValue('99,00');
  expect(picker('Servicio')).toHaveValue('Encomienda chica');
  expect(box('Flete rendido')).not.toBeChecked();
  expect(form().queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  await press('Restablecer valores');
  // The stored flete no longer equals the tariff.
  expect(button('Recalcular Flete')).toBeVisible();
});

it('rounds a stored seguro with a note, and rejects new cents', async () => {
  const { text, fill, press, patches, form, row } = await renderEditor({
    seguro: 1250.5,
    flete: 15900 + 61.73 + 1800 + 1250.5,
  });
  expect(text('Seguro')).toHaveValue('1.251');
  expect(text('Seguro')).toHaveAccessibleDescription(
    'Tenía centavos: se guarda redondeado a pesos enteros',
  );
  expect(form().getAllByText(/redondeado/)).toHaveLength(1);

  await fill('Redespacho', '10,5');
  await press('Guardar Cambios');
  await waitFor(() =>
    expect(text('Redespacho')).toHaveAccessibleDescription('Solo pesos enteros, sin centavos'),
  );
  expect(patches()).toEqual([]);

  await fill('Redespacho', '10');
  await press('Guardar Cambios');
  await screen.findByText('Movimiento actualizado');
  expect(row()).toMatchObject({ seguro: 1251, redespacho: 10, flete: 15900 + 61.73 + 10 + 1251 });
});

it('a number that another movement has is told once the user has left its field', async () => {
  const { user, form, text, fill, api } = await renderEditor();
  api.db.movimientos.insert({ ...plain, remitoNumero: 'R-500' });
  await fill('Nro Remito', 'R-500');
  expect(form().queryByText(/también lo tiene/)).not.toBeInTheDocument();
  await user.tab();
  expect(await form().findByText(/^El remito R-500 también lo tiene otro/)).toBeVisible();
  await user.click(form().getByRole('button', { name: 'Cambiar número' }));
  expect(text('Nro Remito')).toHaveFocus();

  await fill('Nro Remito', 'R-77');
  await user.tab();
  expect(form().queryByText(/también lo tiene/)).not.toBeInTheDocument();
});

it('very many bultos are asked about only where they were changed', async () => {
  const { user, fill, press, row } = await renderEditor({ bultos: 1500 });
  await fill('Sub bultos', '1001');
  await press('Guardar Cambios');
  const dialog = await screen.findByRole('dialog', { name: '¿Son tantos bultos?' });
  expect(dialog).toHaveTextContent('Sub bultos: 1.001');
  expect(dialog).not.toHaveTextContent('1.500');
  expect(row()?.subBultos).toBe(3);
  await user.click(within(dialog).getByRole('button', { name: 'Guardar igual' }));
  await screen.findByText('Movimiento actualizado');
  expect(row()?.subBultos).toBe(1001);
});

it('prints the stored movement, and asks to save changes first', async () => {
  const { user, api, button, press, fill } = await renderEditor();
  await fill('Observaciones', 'Frágil y urgente');
  await press('Imprimir remito');
  expect(await screen.findByText('Guardá los cambios antes de imprimir')).toBeVisible();
  expect(printing.windows).toEqual([]);
  await press('Restablecer valores');
  for (const [index, name] of ['Imprimir remito', 'Imprimir duplicado'].entries()) {
    await waitFor(() => expect(button(name)).not.toHaveAttribute('aria-disabled'));
    await user.dblClick(button(name));
    await printing.shown(index + 1);
  }
  expect(callsTo(api, 'GET', /\/remito/).map(({ path }) => path)).toEqual([
    `/movimientos/${ID}/remito`,
    `/movimientos/${ID}/remito-duplicado`,
  ]);
});

it('saving sends one update that keeps every other field, and returns to the previous page, where the row flashes until the next visit', async () => {
  const app = await openEditor('/movimientos?texto=R-&pagina=0');
  const { user, text, fill, button, press, patches, row, router, api, open } = app;
  expect(text('Nro Remito')).toHaveValue('R-77');
  await fill('Nro Remito', 'R-78');
  await user.dblClick(button('Guardar Cambios'));
  expect(await screen.findByText('Movimiento actualizado')).toBeVisible();
  expect(patches().map(({ path }) => path)).toEqual([`/movimientos/${ID}`]);
  expect(row()).toEqual({ ...stored, id: ID, remitoNumero: 'R-78' });
  await screen.findByRole('table', { name: 'Movimientos' });
  expect(router.state.location.search).toEqual({ texto: 'R-' });
  expect(await screen.findByRole('cell', { name: 'R-78' })).toBeVisible();
  await waitFor(() => expect(flashing()).toEqual([String(ID)]));

  // Opened again, it shows another user's save.
  api.db.movimientos.update(row()!, { remitoNumero: 'R-99' });
  await open();
  await waitFor(() => expect(text('Nro Remito')).toHaveValue('R-99'));
  await press('Volver');
  expect(await screen.findByRole('table', { name: 'Movimientos' })).toBeVisible();
  await waitFor(() => expect(flashing()).toEqual([]));
});

it('a saved edit reads its list once', async () => {
  const { api, fill, press } = await openEditor('/movimientos');
  await fill('Monto', '2.000,5');
  const listed = () =>
    callsTo(api, 'GET', '/movimientos/').filter(({ search }) => search.startsWith('?texto=&'))
      .length;
  const before = listed();
  await press('Guardar Cambios');
  await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent('2.000,50'));
  await settle();
  expect(listed()).toBe(before + 1);
});

it('a saved row also flashes in a list that was not open before', async () => {
  const app = await renderApp(`/movimientos/${ID}`, { arrange: insert() });
  await screen.findByRole('form', { name: 'Editar movimiento' });
  const { fill, press } = editorOf(app);
  await fill('Observaciones', 'Frágil y urgente');
  await press('Guardar Cambios');
  await screen.findByRole('table', { name: 'Movimientos' });
  await waitFor(() => expect(flashing()).toEqual([String(ID)]));
});

it('a saved edit is undone from the list, commission included, except for a field that another user has changed since', async () => {
  const { api, user, row, ...editor } = await openEditor('/movimientos');
  await editor.fill('Monto', '2.000,5');
  await editor.fill('Observaciones', 'Otra cosa ');
  await editor.press('Guardar Cambios');
  const line = await screen.findByRole('group', { name: 'Último cambio' });
  const text = 'Movimiento actualizado: R-77 (Monto, Observaciones)';
  expect(line).toHaveTextContent(text);
  expect(row()).toMatchObject({ monto: 2000.5, contrareembolso: 100.03 });
  // The list is fetched after what was saved has been read again.
  await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent('2.000,50'));
  api.db.movimientos.update(row()!, { observaciones: 'De otra persona' });
  await user.click(within(line).getByRole('button', { name: 'Deshacer' }));
  const outcome = await screen.findByRole('alert', { name: `Se deshizo una parte de «${text}»` });
  expect(outcome).toHaveTextContent('R-77: Observaciones cambió desde entonces');
  expect(row()).toEqual({ ...stored, id: ID, observaciones: 'De otra persona' });
});

it('a price that changes while the record is open changes neither the flete that is shown nor the one that is sent', async () => {
  const { api, queryClient, text, fill, press, row } = await renderEditor();
  const servicio = api.db.servicios.rows.find(({ id }) => id === stored.servicioId)!;
  api.db.servicios.update(servicio, { precio: 9000 });
  await act(() => queryClient.invalidateQueries({ queryKey: ['servicios'] }));
  expect(text('Flete')).toHaveValue('15.900,00');
  await fill('Observaciones', 'Con cuidado');
  await press('Guardar Cambios');
  await screen.findByText('Movimiento actualizado');
  expect(row()?.flete).toBe(stored.flete);
});

it('Volver asks, then returns to the previous page without saving and leaves no listener behind', async () => {
  const { user, fill, press, router, patches } = await openEditor('/movimientos?pagina=2');
  await fill('Nro Remito', 'R-78');
  const before = router.subscribers.size;
  await press('Volver');
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  await noDialog();
  expect(router.subscribers.size).toBe(before);
  expect(router.state.location.pathname).toMatch(/\/movimientos\/138$/);
  await press('Volver');
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  expect(await screen.findByText('Página 3 de 14 — Total movimientos: 138')).toBeVisible();
  expect(router.state.location.search).toEqual({ pagina: 2 });
  expect(patches()).toEqual([]);
});

it('leaving while a picker’s search runs saves nothing', async () => {
  const { user, api, picker, press } = await openEditor('/movimientos');
  const search = holdCalls('GET', /^\/clientes\/filtro\?texto=Bul/);
  await editable(picker('Cliente Destino'));
  await user.clear(picker('Cliente Destino'));
  await user.type(picker('Cliente Destino'), 'Bulonera');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await press('Volver');
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await screen.findByRole('table', { name: 'Movimientos' });
  search.letGo();
  await search.answered;
  await settle();
  expect(callsTo(api, 'PATCH', /./)).toEqual([]);
});

it('Observaciones can be changed on a stored movement without service or date, with half a bulto', async () => {
  const { user, text, fill, press, row } = await renderEditor({
    servicioId: null,
    fecha: '',
    bultos: 1.5,
  });
  expect(text('Bultos')).toHaveValue('1,5');
  await user.click(text('Bultos'));
  await fill('Observaciones', 'Con cuidado');
  await press('Guardar Cambios');
  await screen.findByText('Movimiento actualizado');
  expect(row()).toMatchObject({ servicioId: null, bultos: 1.5, observaciones: 'Con cuidado' });
});
