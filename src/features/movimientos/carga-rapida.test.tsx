import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fill, pickOption } from '../../../test/fields';
import { holdCalls } from '../../../test/hold-calls';
import { recordPrintWindows } from '../../../test/print-windows';
import { renderApp } from '../../../test/render-app';

vi.setConfig({ testTimeout: 20_000 });

const printing = recordPrintWindows();

async function renderForm() {
  const app = await renderApp('/movimientos');
  const element = await screen.findByRole('form', { name: 'Nuevo movimiento' });
  const form = within(element);
  const { user, api } = app;
  await screen.findByText(/Total movimientos/);
  const picker = (name: string) => form.getByRole('combobox', { name });
  return {
    ...app,
    element,
    form,
    picker,
    text: (name: string) => form.getByRole('textbox', { name }),
    box: (name: string) => form.getByRole('checkbox', { name }),
    posts: () =>
      api.requests.filter(({ method, path }) => method === 'POST' && path === '/movimientos/'),
    avisos: () =>
      form
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    /** Fills in what a movement must have, by the keyboard alone. */
    async typeShipment(destino = 'Yolanda') {
      if (document.activeElement === picker('Cliente Origen')) await user.keyboard('Zulma{Tab}');
      await user.keyboard(`${destino}{Tab}`);
      await user.keyboard('R-1{Tab}');
      await user.keyboard('A convenir{Tab}');
      await waitFor(() => expect(picker('Servicio')).toHaveValue('A convenir'));
    },
  };
}

type Form = Awaited<ReturnType<typeof renderForm>>;

it('begins in Cliente Origen, and after a save in Cliente Destino', async () => {
  const { user, picker, typeShipment } = await renderForm();
  expect(picker('Cliente Origen')).toHaveFocus();
  await typeShipment();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Movimiento agregado con éxito');
  expect(picker('Cliente Destino')).toHaveFocus();
  expect(picker('Cliente Origen')).toHaveValue('Zulma');
  const row = await screen.findByRole('row', { name: /Zulma Yolanda/ });
  expect(row).toHaveAttribute('data-fresh');
});

describe('Enter', () => {
  it('moves on through a half-filled form, and saves in its last field only', async () => {
    const { user, text, picker, box, posts, typeShipment } = await renderForm();
    await typeShipment();
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
    expect(posts()).toEqual([]);
    await user.keyboard('{Enter}');
    await screen.findByText('Movimiento agregado con éxito');
    expect(posts()).toHaveLength(1);
  });

  it('breaks a line in Observaciones', async () => {
    localStorage.setItem('masDatos', 'true');
    const { user, text, posts } = await renderForm();
    await user.type(text('Observaciones'), 'Frágil{Enter}Arriba');
    expect(text('Observaciones')).toHaveValue('Frágil\nArriba');
    expect(posts()).toEqual([]);
  });
});

describe('keys', () => {
  it('Ctrl+Enter takes what a picker still searches, and saves that', async () => {
    const { user, picker, posts, typeShipment } = await renderForm();
    await typeShipment();
    await user.click(picker('Representante'));
    await user.keyboard('bol{Control>}{Enter}{/Control}');
    await screen.findByText('Movimiento agregado con éxito');
    expect(posts()[0]!.body).toMatchObject({ representanteId: expect.any(Number) as number });
  });

  it('Ctrl+Shift+Enter saves and prints the remito', async () => {
    const { user, posts, typeShipment } = await renderForm();
    await typeShipment();
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    expect((await printing.printed())?.type).toBe('application/pdf');
    expect(posts()).toHaveLength(1);
  });

  it('pressed in the second after a save waits for its end', async () => {
    const { user, posts, typeShipment } = await renderForm();
    await typeShipment('Yolanda');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Movimiento agregado con éxito');
    await typeShipment('Xenia');
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await waitFor(() => expect(posts()).toHaveLength(2));
    expect(posts()[1]!.body).toMatchObject({ clienteDestinoNombre: 'Xenia' });
  });

  it('does not wait for the list, however slow it is', async () => {
    const { user, posts, typeShipment } = await renderForm();
    await typeShipment('Yolanda');
    const lists = holdCalls('GET', /^\/movimientos\/\?/);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Movimiento agregado con éxito');
    await typeShipment('Xenia');
    await waitFor(() => expect(lists.arrived).toBe(1));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(posts()).toHaveLength(2), { timeout: 5000 });
    lists.letGo();
  });

  it('of a drawer are not the form’s', async () => {
    const { user, form, posts, typeShipment } = await renderForm();
    await typeShipment();
    await user.click(form.getByRole('button', { name: 'Agregar un cliente: Cliente Destino' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Agregar un cliente' }));
    await user.click(drawer.getByRole('textbox', { name: 'Teléfono' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(posts()).toEqual([]);
  });
});

describe('Repetir último', () => {
  it('fills in the last one again, without its number and marks', async () => {
    const { user, form, text, picker, box, posts, typeShipment } = await renderForm();
    const again = form.getByRole('button', { name: 'Repetir último' });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    await typeShipment();
    await fill(user, text('Bultos'), '7');
    await user.click(box('Monto pagado'));
    await user.click(box('Cuenta corriente'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Movimiento agregado con éxito');
    expect(text('Bultos')).toHaveValue('1');

    await user.keyboard('{Alt>}r{/Alt}');
    expect(picker('Cliente Destino')).toHaveValue('Yolanda');
    expect(picker('Servicio')).toHaveValue('A convenir');
    expect(text('Bultos')).toHaveValue('7');
    expect(box('Cuenta corriente')).toBeChecked();
    expect(box('Monto pagado')).not.toBeChecked();
    expect(text('Nro Remito')).toHaveValue('R-2');
    expect(text('Nro Remito')).toHaveFocus();
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(posts()).toHaveLength(2), { timeout: 5000 });
    expect(posts()[1]!.body).toMatchObject({ remitoNumero: 'R-2', bultos: 7 });
    expect((await printing.printed())?.type).toBe('application/pdf');
  });

  it.each([
    ['Escape empties', '{Escape}', ''],
    ['typing replaces', '7', '7'],
    ['Enter leaves', '{Enter}', 'R-2'],
  ])('fills in a number that %s', async (_, keys, value) => {
    const { user, text, typeShipment } = await renderForm();
    await typeShipment();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.keyboard(`{Alt>}r{/Alt}${keys}{Tab}`);
    expect(text('Nro Remito')).toHaveValue(value);
    await screen.findByText('Movimiento agregado con éxito');
  });

  it('leaves a half-filled form as it is, and says so', async () => {
    const { user, text, typeShipment } = await renderForm();
    await typeShipment();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Movimiento agregado con éxito');
    await fill(user, text('Bultos'), '9');
    await user.click(text('Bultos'));
    await user.keyboard('{Alt>}r{/Alt}');
    expect(
      await screen.findByText('Hay un movimiento a medio cargar: agregalo o limpiá los campos'),
    ).toBeInTheDocument();
    expect(text('Bultos')).toHaveValue('9');
  });
});

it('Duplicar fills the form in with the selected movement', async () => {
  const { user, text, picker } = await renderForm();
  const [, , first] = within(screen.getByRole('table', { name: 'Movimientos' })).getAllByRole(
    'row',
  );
  await user.click(within(first!).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Duplicar' }));
  expect(picker('Cliente Origen')).toHaveValue('Echeverría, José');
  expect(picker('Cliente Destino')).toHaveValue('Rodríguez, Yamila');
  expect(text('Monto')).toHaveValue('47.250,50');
  expect(text('Nro Remito')).toHaveValue('0001-00020138');
  expect(text('Fecha')).toHaveValue('20/11/2026');
});

describe('Nro Remito', () => {
  const offered = ({ text }: Form) => text('Nro Remito').getAttribute('placeholder');

  it('offers the number after the last: Tab takes it', async () => {
    const app = await renderForm();
    expect(offered(app)).toBe('0001-00020138');
    expect(app.text('Nro Remito')).toHaveAttribute(
      'aria-description',
      'Tab pone el siguiente, 0001-00020138. Escape lo deja vacío.',
    );
    await app.user.click(app.text('Nro Remito'));
    await app.user.tab();
    expect(app.text('Nro Remito')).toHaveValue('0001-00020138');
    expect(app.picker('Servicio')).toHaveFocus();
  });

  it.each([
    ['typing refuses it', '7', '7'],
    ['Escape leaves the field empty', '{Escape}', ''],
    ['Enter passes it by', '{Enter}', ''],
  ])('%s', async (_, keys, value) => {
    const { user, text } = await renderForm();
    await user.click(text('Nro Remito'));
    await user.keyboard(keys);
    await user.tab();
    expect(text('Nro Remito')).toHaveValue(value);
  });

  it('goes on in the series of what was saved', async () => {
    const app = await renderForm();
    await app.typeShipment();
    await app.user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Movimiento agregado con éxito');
    expect(offered(app)).toBe('R-2');
  });
});

describe('a remito without its number', () => {
  const PRINT = '{Control>}{Shift>}{Enter}{/Shift}{/Control}';
  const SIN_NUMERO = 'Sin número: se imprime en blanco';

  async function stopped() {
    const app = await renderForm();
    await app.typeShipment();
    await app.user.clear(app.text('Nro Remito'));
    await app.user.click(app.text('Bultos'));
    await app.user.keyboard(PRINT);
    await waitFor(() => expect(app.text('Nro Remito')).toHaveFocus());
    expect(app.text('Nro Remito')).toHaveAccessibleDescription(SIN_NUMERO);
    expect(app.posts()).toEqual([]);
    expect(printing.windows).toEqual([]);
    return app;
  }

  it('stops once at the number, and is printed by the same key again', async () => {
    const { user, posts } = await stopped();
    await user.keyboard(PRINT);
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]!.body).toMatchObject({ remitoNumero: '' });
    expect((await printing.printed())?.type).toBe('application/pdf');
  });

  it('takes the offered number by Tab', async () => {
    const { user, text, posts } = await stopped();
    await user.keyboard('{Tab}');
    expect(text('Nro Remito')).not.toHaveAccessibleDescription(SIN_NUMERO);
    await user.keyboard(PRINT);
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]!.body).toMatchObject({ remitoNumero: '0001-00020138' });
    expect((await printing.printed())?.type).toBe('application/pdf');
  });

  it('stops at its button as well, and for the next shipment anew', async () => {
    const { user, form, text, posts } = await stopped();
    await user.click(form.getByRole('button', { name: 'Remito Duplicado' }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    await printing.printed();
    expect(text('Nro Remito')).not.toHaveAccessibleDescription(SIN_NUMERO);
    await user.keyboard('Xenia{Tab}{Escape}{Tab}A convenir{Tab}');
    const remito = form.getByRole('button', { name: 'Remito' });
    await waitFor(() => expect(remito).not.toHaveAttribute('aria-disabled'));
    await user.click(remito);
    await waitFor(() => expect(text('Nro Remito')).toHaveAccessibleDescription(SIN_NUMERO));
    expect(posts()).toHaveLength(1);
  });

  it('does not go by while a key is held', async () => {
    const { text, posts } = await stopped();
    const held = { key: 'Enter', ctrlKey: true, shiftKey: true, repeat: true };
    fireEvent.keyDown(text('Nro Remito'), held);
    expect(text('Nro Remito')).toHaveAccessibleDescription(SIN_NUMERO);
    expect(posts()).toEqual([]);
  });

  it('is no matter for a movement that is not printed', async () => {
    const { user, text, posts, typeShipment } = await renderForm();
    await typeShipment();
    await user.clear(text('Nro Remito'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(posts()).toHaveLength(1));
  });
});

describe('a remito whose number somebody else has used since the list was loaded', () => {
  const PRINT = '{Control>}{Shift>}{Enter}{/Shift}{/Control}';
  const EN_USO = 'Número en uso: se imprime repetido';

  async function used() {
    const app = await renderForm();
    await app.user.keyboard('Zulma{Tab}Yolanda{Tab}{Tab}A convenir{Tab}');
    const [like] = app.api.db.movimientos.rows;
    const { id: _, ...row } = like!;
    app.api.db.movimientos.insert({ ...row, fecha: '2026-11-20', remitoNumero: '0001-00020138' });
    return app;
  }

  it('comes back with a warning, and is printed by the same key again', async () => {
    const { user, text, picker, posts } = await used();
    await user.keyboard(PRINT);
    await waitFor(() => expect(text('Nro Remito')).toHaveAccessibleDescription(EN_USO));
    expect(text('Nro Remito')).toHaveFocus();
    expect(picker('Cliente Destino')).toHaveValue('Yolanda');
    expect(printing.windows[0]?.closed).toBe(true);
    expect(posts()).toEqual([]);

    await user.keyboard(PRINT);
    await waitFor(() => expect(posts()).toHaveLength(1), { timeout: 5000 });
    expect(posts()[0]!.body).toMatchObject({ remitoNumero: '0001-00020138' });
  });

  it('is named beside the next shipment, if that has been begun', async () => {
    const { user, form, text, posts } = await used();
    const lists = holdCalls('GET', /^\/movimientos\/\?/);
    await user.keyboard(`${PRINT}Xenia{Tab}`);
    lists.letGo();
    expect(await form.findByRole('alert')).toHaveTextContent(
      /^No se agregó el movimiento \(Zulma → Yolanda\), remito 0001-00020138\.Número en uso/,
    );
    expect(text('Nro Remito')).toHaveFocus();
    expect(posts()).toEqual([]);
  });

  it('is printed where the list cannot be read', async () => {
    const { user, api, posts } = await used();
    api.faults.add({ method: 'GET', path: '/movimientos/', fault: 'status-500', times: 1 });
    await user.keyboard(PRINT);
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect((await printing.printed())?.type).toBe('application/pdf');
  });
});

it('the service last used for an origin is offered first', async () => {
  const { user, picker } = await renderForm();
  await pickOption(user, picker('Cliente Origen'), /Fernández, Lucía/);
  await user.click(picker('Servicio'));
  await screen.findByRole('option', { name: /Encomienda chica/ });
  expect(screen.getAllByRole('option')[0]).toHaveTextContent(/el último de este origen$/);
});

describe('a warning', () => {
  it('says that origin and destination are the same', async () => {
    const { user, picker, avisos } = await renderForm();
    await pickOption(user, picker('Cliente Origen'), /Echeverría/);
    expect(avisos()).not.toMatch(/mismo cliente/);
    await pickOption(user, picker('Cliente Destino'), /Echeverría/);
    expect(avisos()).toMatch('Origen y destino son el mismo cliente.');
  });

  it('says that a movement of the list has the number, and blocks nothing', async () => {
    const { user, text, avisos, posts, typeShipment } = await renderForm();
    await typeShipment();
    await fill(user, text('Nro Remito'), '0001-00020137');
    expect(avisos()).toMatch('El remito 0001-00020137 ya está en un movimiento.');
    await user.click(text('Bultos'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(posts()).toHaveLength(1));
  });

  it('says that a contrareembolso has no monto, until it has one', async () => {
    const { user, text, picker, avisos } = await renderForm();
    await pickOption(user, picker('Servicio'), /^Contrareembolso\b(?! por| sin)/);
    expect(avisos()).toMatch('Es contrareembolso y no tiene monto.');
    await fill(user, text('Monto'), '100');
    expect(avisos()).not.toMatch('contrareembolso');
  });
});

describe('Más datos', () => {
  const button = ({ form }: Form) => form.getByRole('button', { name: 'Más datos' });
  const seguro = ({ form }: Form) => form.queryByRole('textbox', { name: 'Seguro' });

  beforeEach(() => localStorage.removeItem('masDatos'));

  it('is closed, and stays as it was left', async () => {
    const app = await renderForm();
    expect(seguro(app)).not.toBeInTheDocument();
    await app.user.click(button(app));
    expect(seguro(app)).toBeVisible();
    expect(button(app)).toHaveAttribute('aria-expanded', 'true');
    expect(localStorage.getItem('masDatos')).toBe('true');
    await app.user.click(button(app));
    expect(seguro(app)).not.toBeInTheDocument();
  });

  it('closed over what is filled in names it', async () => {
    const app = await renderForm();
    await app.user.click(button(app));
    await app.user.type(seguro(app)!, '10');
    await app.user.click(button(app));
    expect(seguro(app)).not.toBeInTheDocument();
    expect(app.form.getByText('Seguro: $ 10,00')).toBeVisible();
    await app.user.click(button(app));
    expect(seguro(app)).toHaveValue('10,00');
    expect(app.form.queryByText(/^Seguro: /)).not.toBeInTheDocument();
  });

  it('opens over an amount that is refused', async () => {
    const app = await renderForm();
    await app.typeShipment();
    await app.user.click(button(app));
    await app.user.type(seguro(app)!, '10,5,5');
    await app.user.click(button(app));
    expect(seguro(app)).not.toBeInTheDocument();
    await app.user.click(app.form.getByRole('button', { name: /^Agregar Movimiento/ }));
    await waitFor(() =>
      expect(seguro(app)).toHaveAccessibleDescription('Ingresá un importe válido'),
    );
    expect(app.posts()).toEqual([]);
  });

  it.each([
    ['opens', 1500, true],
    ['stays closed', 0, false],
  ])('%s for a movement with seguro %d', async (_, importe, isOpen) => {
    const app = await renderForm();
    const row = within(screen.getByRole('table', { name: 'Movimientos' })).getAllByRole('row')[2]!;
    const remitoNumero = /0001-\d{8}/.exec(row.textContent)![0];
    const { rows } = app.api.db.movimientos;
    const found = rows.find((one) => one.remitoNumero === remitoNumero)!;
    const amounts = { seguro: importe, redespacho: 0, valorDeclarado: 0, observaciones: '' };
    app.api.db.movimientos.update(found, amounts);
    await act(() => app.queryClient.invalidateQueries());
    await app.user.click(within(row).getByRole('checkbox'));
    await app.user.click(screen.getByRole('button', { name: 'Duplicar' }));
    expect(seguro(app) !== null).toBe(isOpen);
  });
});

it('Agregar «texto» creates the client, takes it and moves on', async () => {
  const { user, text, picker } = await renderForm();
  await user.click(picker('Cliente Destino'));
  await user.keyboard('Bazar Nuevo');
  await user.click(await screen.findByRole('option', { name: 'Agregar «Bazar Nuevo»…' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Agregar un cliente' }));
  expect(drawer.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Bazar Nuevo');
  await user.click(drawer.getByRole('button', { name: 'Agregar Cliente' }));
  await waitFor(() => expect(text('Nro Remito')).toHaveFocus());
  expect(picker('Cliente Destino')).toHaveValue('Bazar Nuevo');
  expect(screen.queryByText('Sin registrar')).not.toBeInTheDocument();
});
