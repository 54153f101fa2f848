import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listSearchDefaults } from '@/lib/url/list-search';
import type { MockApi } from '@mocks/api';
import { holdCalls } from '../../../../test/server/hold-calls';
import { callsTo } from '../../../../test/server/movimientos';
import { recordPrintWindows } from '../../../../test/support/print-windows';
import { renderCreateForm, renderTypedForm } from '../../../../test/support/render-create-form';
import { clickFree, inDialog } from '../../../../test/support/screen';
import { queue } from '../cola/queue-state';
import { movimientosQueries } from '../movimientos.queries';

const printing = recordPrintWindows();

const SAVE = '{Control>}{Enter}{/Control}';
const PRINT = '{Control>}{Shift>}{Enter}{/Shift}{/Control}';

it('Enter moves through a half-filled form, and saves only in its last field', async () => {
  const { user, text, picker, box, bodies } = await renderTypedForm();
  expect(text('Bultos')).toHaveFocus();
  const labels = ['Sub Servicio', 'Representante', 'Origen', 'Cuenta corriente', 'Monto'];
  for (const label of labels) {
    await user.keyboard('{Enter}');
    expect((document.activeElement as HTMLInputElement).labels![0]).toHaveTextContent(label);
  }
  expect(picker('Representante')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Enter}');
  expect(box('Monto pagado')).toHaveFocus();
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
  expect(text('Com. Contrareembolso')).toHaveFocus();
  expect(bodies()).toEqual([]);
  await user.keyboard('{Enter}');
  await screen.findByText('Movimiento agregado con éxito');
  expect(bodies()).toHaveLength(1);
});

it('Repetir último copies the last movement without its number and marks, unless another one was started', async () => {
  const { user, button, text, picker, box, fill } = await renderTypedForm();
  expect(button('Repetir último')).toHaveAttribute('aria-disabled', 'true');
  await fill('Bultos', '7');
  await user.click(box('Monto pagado'));
  await user.click(box('Cuenta corriente'));
  await user.keyboard(SAVE);
  await screen.findByText('Movimiento agregado con éxito');
  await fill('Bultos', '9');
  await user.keyboard('{Alt>}r{/Alt}');
  expect(
    await screen.findByText('Hay un movimiento a medio cargar: agregalo o limpiá los campos'),
  ).toBeInTheDocument();
  expect(text('Bultos')).toHaveValue('9');
  await fill('Bultos', '1');

  await user.keyboard('{Alt>}r{/Alt}');
  expect(picker('Cliente Destino')).toHaveValue('Yolanda');
  expect(picker('Servicio')).toHaveValue('A convenir');
  expect(text('Bultos')).toHaveValue('7');
  expect(box('Cuenta corriente')).toBeChecked();
  expect(box('Monto pagado')).not.toBeChecked();
  expect(text('Nro Remito')).toHaveValue('R-2');
  expect(text('Nro Remito')).toHaveFocus();
});

describe('what is repeated is what is stored', () => {
  /** A movement was saved with a typo; then something happens to it, and the list is read again. */
  async function renderTypo(happens: (db: MockApi['db'], id: number) => void) {
    const app = await renderTypedForm();
    const { api, queryClient, user, text, fill } = app;
    await fill('Nro Remito', 'R-2000');
    await fill('Monto', '150000');
    await user.keyboard(SAVE);
    const { movimientos } = api.db;
    await waitFor(() => expect(movimientos.rows.at(-1)?.remitoNumero).toBe('R-2000'));
    expect(text('Nro Remito')).toHaveAttribute('placeholder', 'R-2001');
    // Until the movement counts as read.
    await waitFor(() => expect(queue().created).toMatchObject([{ sent: null }]));
    happens(api.db, movimientos.lastId);
    await act(async () => {
      await queryClient.invalidateQueries();
      await queryClient.query(movimientosQueries.list(listSearchDefaults));
    });
    return app;
  }
  const correct = ({ movimientos }: MockApi['db'], id: number) =>
    movimientos.update(movimientos.get(id)!, { remitoNumero: 'R-200', monto: 15000 });

  it.each<[string, (db: MockApi['db'], id: number) => void]>([
    ['on the first page', correct],
    [
      'behind ten others',
      (db, id) => {
        correct(db, id);
        const { id: _, ...row } = db.movimientos.get(id)!;
        const other = { ...row, hora: '23:59', remitoNumero: 'X-1', servicioId: 1 };
        for (let n = 0; n < 10; n += 1) db.movimientos.insert(other);
      },
    ],
  ])('corrected %s: its number and amounts', async (_, happens) => {
    const { user, text, picker } = await renderTypo(happens);
    await waitFor(() => expect(text('Nro Remito')).toHaveAttribute('placeholder', 'R-201'));
    await user.keyboard('{Alt>}r{/Alt}');
    expect(picker('Servicio')).toHaveValue('A convenir');
    expect(text('Nro Remito')).toHaveValue('R-201');
    expect(text('Monto')).toHaveValue('15.000,00');
  });

  it('deleted: nothing of it', async () => {
    const { button, text } = await renderTypo(({ movimientos }, id) =>
      movimientos.remove(movimientos.get(id)!),
    );
    await waitFor(() => expect(text('Nro Remito')).toHaveAttribute('placeholder', '0001-00020138'));
    await waitFor(() => expect(button('Repetir último')).toHaveAttribute('aria-disabled', 'true'));
  });
});

it('printing without a remito number stops once at the number, for each movement', async () => {
  const SIN_NUMERO = 'Sin número: se imprime en blanco';
  const { user, button, text, press, bodies } = await renderTypedForm();
  const stopped = () =>
    waitFor(() => expect(text('Nro Remito')).toHaveAccessibleDescription(SIN_NUMERO));
  await user.clear(text('Nro Remito'));
  await user.click(text('Bultos'));
  await user.keyboard(PRINT);
  await stopped();
  expect(text('Nro Remito')).toHaveFocus();
  // Holding the key does not skip the warning.
  const held = { key: 'Enter', ctrlKey: true, shiftKey: true, repeat: true };
  fireEvent.keyDown(text('Nro Remito'), held);
  expect(text('Nro Remito')).toHaveAccessibleDescription(SIN_NUMERO);
  expect(bodies()).toEqual([]);
  expect(printing.windows).toEqual([]);
  await user.keyboard(PRINT);
  await waitFor(() => expect(bodies()).toMatchObject([{ remitoNumero: '' }]));
  await printing.shown(1);
  expect(text('Nro Remito')).not.toHaveAccessibleDescription(SIN_NUMERO);

  // The buttons stop as well.
  await user.keyboard('Xenia{Tab}{Escape}{Tab}A convenir{Tab}');
  await clickFree(user, button('Remito'));
  await stopped();
  expect(bodies()).toHaveLength(1);
  await press('Remito Duplicado');
  await waitFor(() => expect(bodies()).toHaveLength(2));
  await printing.shown(2);

  // Tab accepts the offered number.
  await user.keyboard('Wanda');
  await user.click(text('Bultos'));
  await press('Limpiar campos');
  await user.keyboard('Zulma{Tab}Wanda');
  await user.click(screen.getByRole('combobox', { name: 'Servicio' }));
  await user.keyboard(`A convenir${PRINT}`);
  await stopped();
  await user.keyboard('{Tab}');
  expect(text('Nro Remito')).not.toHaveAccessibleDescription(SIN_NUMERO);
  await user.keyboard(PRINT);
  await waitFor(() => expect(bodies()).toHaveLength(3));
  expect(bodies()[2]).toMatchObject({ remitoNumero: '0001-00020138' });
  await printing.shown(3);
});

it('a number that another movement has is told once it is stored, with a way to correct it; nothing waits for the look', async () => {
  const { user, api, text, bodies } = await renderTypedForm();
  const { id: _, ...row } = api.db.movimientos.rows[0]!;
  api.db.movimientos.insert({ ...row, fecha: '2026-11-20', hora: '10:20', remitoNumero: 'R-1' });
  const lists = holdCalls('GET', /^\/movimientos\/\?/);
  await user.keyboard(PRINT);
  await printing.shown(1);
  expect(bodies()).toMatchObject([{ remitoNumero: 'R-1' }]);
  lists.letGo();
  const toast = await screen.findByText(
    /^El remito R-1 también lo tiene otro movimiento: .+ → .+, 10:20$/,
  );
  expect(
    within(toast.parentElement!).getByRole('button', { name: 'Editar el nuevo' }),
  ).toBeInTheDocument();
  expect(text('Nro Remito')).toHaveValue('');
});

it('an offered number that another clerk has used meanwhile is told at once, and the focus stays', async () => {
  const { user, api, form, text, picker, queryClient } = await renderCreateForm();
  const { id: _, ...row } = api.db.movimientos.rows[0]!;
  const parties = { clienteOrigenId: 4, fecha: '2026-11-18', hora: '10:20' };
  api.db.movimientos.insert({ ...row, ...parties, remitoNumero: '0001-00020138' });
  // As on a form that opens now, over a list that is a moment old.
  await act(() => queryClient.invalidateQueries());
  expect(text('Nro Remito')).toHaveAttribute('placeholder', '0001-00020138');
  await form.findByText(
    /^El remito 0001-00020138 también lo tiene .+: Bulonera .+ → .+, 18\/11\/2026 10:20\.$/,
  );
  expect(picker('Cliente Origen')).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Cambiar número' }));
  expect(text('Nro Remito')).toHaveFocus();
  await user.keyboard('R-5{Tab}');
  expect(form.queryByText(/también lo tiene/)).not.toBeInTheDocument();
});

describe('the drawer that creates a client', () => {
  it('keeps its keys and Escape from the movement form', async () => {
    const { user, text, picker, press, fill, api } = await renderCreateForm();
    await fill('Nro Remito', 'R-9');
    await user.type(picker('Cliente Destino'), 'Doña Paula');
    await press('Agregar un cliente: Cliente Destino');
    const drawer = await screen.findByRole('dialog', { name: 'Agregar un cliente' });
    expect(within(drawer).getByRole('textbox', { name: 'Nombre' })).toHaveValue('Doña Paula');
    await user.click(within(drawer).getByRole('textbox', { name: 'Teléfono' }));
    await user.keyboard(`{Alt>}r{/Alt}${SAVE}{Escape}`);
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    expect(text('Nro Remito')).toHaveValue('R-9');
    expect(picker('Cliente Destino')).toHaveValue('Doña Paula');
    expect(picker('Servicio')).not.toBeInvalid();
    expect(callsTo(api, 'POST', /./)).toEqual([]);
  });

  it('opens from «Agregar», creates on Enter without sending the movement, picks its client and moves on', async () => {
    const { user, text, picker, fill, api } = await renderCreateForm();
    await fill('Monto', '10');
    await user.click(picker('Cliente Destino'));
    await user.paste('Bazar Nuevo');
    await user.click(await screen.findByRole('option', { name: 'Agregar «Bazar Nuevo»…' }));
    const drawer = await inDialog('Agregar un cliente');
    const nombre = drawer.getByRole('textbox', { name: 'Nombre' });
    expect(nombre).toHaveValue('Bazar Nuevo');
    await user.type(nombre, '{Enter}');
    await waitFor(() => expect(text('Nro Remito')).toHaveFocus());
    expect(callsTo(api, 'POST', /./)).toMatchObject([
      { path: '/clientes/', body: { id: 0, nombre: 'Bazar Nuevo' } },
    ]);
    expect(picker('Cliente Destino')).toHaveValue('Bazar Nuevo');
    expect(screen.queryByText('Sin registrar')).not.toBeInTheDocument();
    expect(text('Monto')).toHaveValue('10,00');
  });

  it('takes a CUIT as identification, not as a name', async () => {
    const { user, picker } = await renderCreateForm();
    await user.click(picker('Cliente Destino'));
    await user.keyboard('20123456786');
    await user.click(await screen.findByRole('option', { name: 'Agregar «20123456786»…' }));
    const drawer = await inDialog('Agregar un cliente');
    expect(drawer.getByRole('textbox', { name: 'Nombre' })).toHaveValue('');
    expect(drawer.getByRole('textbox', { name: /CUIT/ })).toHaveValue('20123456786');
  });
});
