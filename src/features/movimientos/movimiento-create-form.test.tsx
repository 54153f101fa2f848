import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../../../test/clock';
import { expectConsole } from '../../../test/console';
import { fill, pickOption } from '../../../test/fields';
import { renderApp } from '../../../test/render-app';

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => localStorage.setItem('masDatos', 'true'));

async function renderForm(path = '/movimientos', options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(path, options);
  const form = await screen.findByRole('form', { name: 'Nuevo movimiento' });
  const inForm = within(form);
  const { user, api } = app;
  return {
    ...app,
    form,
    inForm,
    text: (name: string) => inForm.getByRole('textbox', { name }),
    picker: (name: string) => inForm.getByRole('combobox', { name }),
    button: (name: string) => inForm.getByRole('button', { name }),
    pick: (name: string, option: string | RegExp) =>
      pickOption(user, inForm.getByRole('combobox', { name }), option),
    fill: (name: string, value: string) => fill(user, inForm.getByRole('textbox', { name }), value),
    posts: (wanted = '/movimientos/') =>
      api.requests.filter(({ method, path }) => method === 'POST' && path === wanted),
  };
}

it('begins with tomorrow after 17:00, one bulto and the origin paying', async () => {
  setClock('2026-11-20T17:00:00-03:00');
  const { text, picker, inForm } = await renderForm();
  expect(text('Fecha')).toHaveValue('21/11/2026');
  expect(text('Bultos')).toHaveValue('1');
  expect(inForm.getByRole('radio', { name: 'Origen' })).toBeChecked();
  for (const name of ['Cliente Origen', 'Cliente Destino', 'Servicio', 'Representante']) {
    expect(picker(name)).toHaveValue('');
  }
  for (const name of ['Nro Remito', 'Monto', 'Seguro', 'Redespacho', 'Valor Declarado']) {
    expect(text(name)).toHaveValue('');
  }
  for (const box of inForm.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(inForm.getByRole('switch', { name: 'Sub Servicio' })).not.toBeChecked();
  expect(inForm.queryByRole('textbox', { name: 'Sub bultos' })).not.toBeInTheDocument();
});

describe('Flete', () => {
  it('multiplies the price by the bultos and adds the sub-service', async () => {
    const { user, text, picker, pick, fill, inForm } = await renderForm();
    await pick('Servicio', /Encomienda mediana/);
    expect(text('Flete')).toHaveValue('5.200,50');
    await fill('Bultos', '3');
    expect(text('Flete')).toHaveValue('15.601,50');

    const toggle = inForm.getByRole('switch', { name: 'Sub Servicio' });
    await user.click(toggle);
    expect(text('Sub bultos')).toHaveValue('1');
    expect(text('Flete')).toHaveValue('15.601,50');
    await pick('Sub Servicio', /Entrega a domicilio/);
    expect(text('Flete')).toHaveValue('18.601,49');
    await fill('Sub bultos', '2');
    expect(text('Flete')).toHaveValue('21.601,48');

    await user.click(toggle);
    expect(text('Flete')).toHaveValue('15.601,50');
    expect(inForm.queryByRole('textbox', { name: 'Sub bultos' })).not.toBeInTheDocument();
    await user.click(toggle);
    expect(text('Sub bultos')).toHaveValue('1');
    expect(picker('Sub Servicio')).toHaveValue('');
    expect(text('Flete')).toHaveValue('15.601,50');
  });

  it('takes a percentage of the monto', async () => {
    const { text, pick, fill } = await renderForm();
    await pick('Servicio', /Carga general/);
    expect(text('Flete')).toHaveValue('0,00');
    await fill('Monto', '33333,33');
    expect(text('Flete')).toHaveValue('1.110,00');
    await fill('Monto', '100');
    expect(text('Flete')).toHaveValue('3,33');
  });

  it('keeps a typed value while the monto changes, until Recalcular Flete', async () => {
    const { user, text, pick, fill, button, inForm } = await renderForm();
    await fill('Monto', '1000');
    await pick('Servicio', /Flete por valor/);
    expect(text('Flete')).toHaveValue('30,00');
    expect(inForm.queryByRole('button', { name: 'Recalcular Flete' })).not.toBeInTheDocument();

    await fill('Flete', '777,5');
    expect(text('Flete')).toHaveValue('777,50');
    await fill('Monto', '2000');
    expect(text('Flete')).toHaveValue('777,50');

    await user.click(button('Recalcular Flete'));
    expect(text('Flete')).toHaveValue('60,00');
    expect(inForm.queryByRole('button', { name: 'Recalcular Flete' })).not.toBeInTheDocument();
    await fill('Monto', '3000');
    expect(text('Flete')).toHaveValue('90,00');
  });

  it('is computed again when the bultos, the sub bultos or a service change', async () => {
    const { user, text, pick, fill, inForm } = await renderForm();
    await pick('Servicio', /Encomienda chica/);
    await user.click(inForm.getByRole('switch', { name: 'Sub Servicio' }));
    const byHand = async () => {
      await fill('Flete', '1');
      expect(text('Flete')).toHaveValue('1,00');
    };

    await byHand();
    await fill('Bultos', '2');
    expect(text('Flete')).toHaveValue('7.000,00');
    await byHand();
    await pick('Sub Servicio', /Retiro a domicilio/);
    expect(text('Flete')).toHaveValue('9.500,00');
    await byHand();
    await fill('Sub bultos', '2');
    expect(text('Flete')).toHaveValue('12.000,00');
    await byHand();
    await pick('Servicio', /Encomienda grande/);
    expect(text('Flete')).toHaveValue('22.800,00');
    await byHand();
    await user.click(inForm.getByRole('switch', { name: 'Sub Servicio' }));
    expect(text('Flete')).toHaveValue('17.800,00');
  });
});

it('computes the commission again when the service or the monto change', async () => {
  const { user, text, pick, fill, button } = await renderForm();
  const commission = () => text('Com. Contrareembolso');
  await fill('Monto', '1234,50');
  expect(commission()).toHaveValue('0,00');
  await pick('Servicio', /^Contrareembolso\b(?! por| sin)/);
  expect(commission()).toHaveValue('61,73');

  await fill('Com. Contrareembolso', '10');
  await fill('Bultos', '2');
  expect(commission()).toHaveValue('10,00');
  await fill('Monto', '1000');
  expect(commission()).toHaveValue('50,00');

  await fill('Com. Contrareembolso', '10');
  await pick('Servicio', /Contrareembolso por valor/);
  expect(commission()).toHaveValue('35,00');

  await fill('Com. Contrareembolso', '10');
  await user.click(button('Recalcular Com. Contrareembolso'));
  expect(commission()).toHaveValue('35,00');
});

describe('an invalid form', () => {
  it('marks its fields and sends nothing', async () => {
    const { user, text, picker, button, fill, posts, inForm } = await renderForm();
    await fill('Bultos', '1,5');
    await fill('Monto', 'mil');
    await user.click(inForm.getByRole('switch', { name: 'Sub Servicio' }));
    await user.click(button('Agregar Movimiento'));

    await waitFor(() =>
      expect(picker('Servicio')).toHaveAccessibleDescription('Debe seleccionar un servicio'),
    );
    expect(text('Bultos')).toHaveAccessibleDescription('Ingresá una cantidad entera');
    expect(text('Monto')).toHaveAccessibleDescription('Ingresá un importe válido');
    expect(picker('Sub Servicio')).toHaveAccessibleDescription('Debe seleccionar un sub servicio');
    expect(text('Monto')).toHaveValue('mil');
    expect(posts()).toEqual([]);
  });
});

describe('a creation', () => {
  it('sends every field, keeps date and origin, and shows the movement first', async () => {
    const app = await renderForm('/movimientos?texto=0001&pagina=2');
    const { user, api, router, inForm, text, picker, pick, fill, button, posts } = app;
    await fill('Fecha', '23/11/2026');
    await pick('Cliente Origen', /Bulonera Mediterránea/);
    await user.type(picker('Cliente Destino'), 'Consumidor final, calle 9');
    await pick('Representante', /Encomiendas Bolívar/);
    await fill('Nro Remito', ' R-1/B ');
    await pick('Servicio', /^Contrareembolso\b(?! por| sin)/);
    await fill('Bultos', '2');
    await user.click(inForm.getByRole('switch', { name: 'Sub Servicio' }));
    await pick('Sub Servicio', /Retiro a domicilio/);
    await fill('Sub bultos', '3');
    await user.click(inForm.getByRole('radio', { name: 'Destino' }));
    await user.click(inForm.getByRole('checkbox', { name: 'Cuenta corriente' }));
    await fill('Monto', '1.234,50');
    await user.click(inForm.getByRole('checkbox', { name: 'Monto pagado' }));
    await user.click(inForm.getByRole('checkbox', { name: 'Flete rendido' }));
    await fill('Seguro', '250,50');
    await fill('Redespacho', '1800');
    await fill('Valor Declarado', '2000000');
    await fill('Observaciones', 'Frágil');
    await user.click(button('Agregar Movimiento'));

    await screen.findByText('Movimiento agregado con éxito');
    expect(posts().map(({ body }) => body)).toEqual([
      {
        fecha: '2026-11-23',
        clienteOrigenId: 4,
        clienteDestinoId: 0,
        clienteDestinoNombre: 'Consumidor final, calle 9',
        representanteId: 3,
        servicioId: 9,
        subServicioId: 12,
        subBultos: 3,
        remitoNumero: 'R-1/B',
        bultos: 2,
        monto: 1234.5,
        montoPagado: true,
        montoRendido: false,
        flete: 15900,
        fletePagado: false,
        fleteRendido: true,
        seguro: 250.5,
        redespacho: 1800,
        contrareembolso: 61.73,
        valorDeclarado: 2000000,
        cuentaCorriente: true,
        observaciones: 'Frágil',
        fleteACargoCliente: false,
      },
    ]);

    expect(text('Fecha')).toHaveValue('23/11/2026');
    expect(picker('Cliente Origen')).toHaveValue('Bulonera Mediterránea S.R.L.');
    for (const name of ['Cliente Destino', 'Servicio', 'Representante']) {
      expect(picker(name)).toHaveValue('');
    }
    for (const name of ['Nro Remito', 'Monto', 'Seguro', 'Redespacho', 'Observaciones']) {
      expect(text(name)).toHaveValue('');
    }
    expect(text('Bultos')).toHaveValue('1');
    expect(text('Flete')).toHaveValue('0,00');
    expect(inForm.getByRole('switch', { name: 'Sub Servicio' })).not.toBeChecked();
    expect(inForm.getByRole('radio', { name: 'Origen' })).toBeChecked();
    for (const box of inForm.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await waitFor(() => expect(picker('Cliente Destino')).toHaveFocus());

    await waitFor(() => expect(router.state.location.search).toEqual({}));
    const stored = api.db.movimientos.lastId;
    await waitFor(() => {
      const [, , first] = within(screen.getByRole('table')).getAllByRole('row');
      expect(first).toHaveTextContent(/23\/11\/2026.*Consumidor final, calle 9.*R-1\/B/);
      expect(first).toHaveTextContent(/18\.012,23/);
    });
    expect(api.db.movimientos.get(stored)).toMatchObject({
      remitoNumero: 'R-1/B',
      flete: 18012.23,
    });
  });

  it('that fails keeps the form, and can be sent again', async () => {
    expectConsole('error', /HTTPError/);
    const { user, api, text, picker, pick, fill, button, posts, inForm } = await renderForm();
    const message = 'El remito ya existe.';
    const path = '/movimientos/';
    api.faults.add({ method: 'POST', path, fault: 'status-422', message, times: 1 });
    await pick('Cliente Origen', /Bulonera Mediterránea/);
    await user.type(picker('Cliente Destino'), 'Doña Paula');
    await pick('Servicio', /Encomienda chica/);
    await fill('Nro Remito', 'R-9');
    await fill('Flete', '12,34');
    await fill('Observaciones', 'Llamar antes');
    await user.click(button('Agregar Movimiento'));

    expect(await inForm.findByRole('alert')).toHaveTextContent(message);
    expect(picker('Cliente Origen')).toHaveValue('Bulonera Mediterránea S.R.L.');
    expect(picker('Cliente Destino')).toHaveValue('Doña Paula');
    expect(picker('Servicio')).toHaveValue('Encomienda chica');
    expect(text('Nro Remito')).toHaveValue('R-9');
    expect(text('Flete')).toHaveValue('12,34');
    expect(text('Observaciones')).toHaveValue('Llamar antes');
    expect(button('Agregar Movimiento')).toHaveFocus();

    await waitFor(() => expect(button('Agregar Movimiento')).not.toHaveAttribute('aria-disabled'));
    await user.click(button('Agregar Movimiento'));
    await screen.findByText('Movimiento agregado con éxito');
    expect(posts()).toHaveLength(2);
    expect(posts()[1]!.body).toEqual(posts()[0]!.body);
    await waitFor(() => expect(inForm.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('marks the missing fields and an invalid date before sending', async () => {
    const { user, text, picker, pick, fill, button, posts } = await renderForm();
    const missing = () =>
      [text('Fecha'), ...['Cliente Origen', 'Cliente Destino', 'Servicio'].map(picker)]
        .filter((field) => field.matches('[aria-invalid="true"]'))
        .map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);
    await user.click(button('Agregar Movimiento'));
    await waitFor(() =>
      expect(missing()).toEqual(['Cliente Origen', 'Cliente Destino', 'Servicio']),
    );
    expect(picker('Cliente Origen')).toHaveFocus();
    await user.type(picker('Cliente Origen'), 'Uno');
    await user.type(picker('Cliente Destino'), 'Dos');
    await pick('Servicio', /A convenir/);
    await fill('Fecha', '31/02/2026');
    await user.click(button('Remito'));
    await waitFor(() => expect(missing()).toEqual(['Fecha']));
    expect(text('Fecha')).toHaveFocus();
    expect(text('Fecha')).toHaveValue('31/02/2026');
    expect(posts()).toEqual([]);
  });

  it('does not navigate back if the user has left meanwhile', async () => {
    const { user, router, picker, pick, button } = await renderForm();
    await user.type(picker('Cliente Origen'), 'Uno');
    await user.type(picker('Cliente Destino'), 'Dos');
    await pick('Servicio', /A convenir/);
    const visited: string[] = [];
    router.subscribe('onBeforeNavigate', ({ toLocation }) => visited.push(toLocation.pathname));
    await user.click(button('Agregar Movimiento'));
    await screen.findByText('Movimiento agregado con éxito');
    await act(() => router.navigate({ to: '/clientes' }));
    // Longer than the pauses after a creation.
    const brought = waitFor(() => expect(visited.length).toBeGreaterThan(1), { timeout: 1000 });
    await expect(brought).rejects.toThrow();
    expect(screen.getByRole('heading', { name: 'Clientes' })).toBeVisible();
  });
});

it('Limpiar campos restores the initial form and removes the alert', async () => {
  expectConsole('error', /HTTPError/);
  const { user, text, picker, pick, fill, button, inForm, api } = await renderForm();
  api.faults.add({ method: 'POST', path: '/movimientos/', fault: 'status-500', times: 1 });
  await fill('Fecha', '23/11/2026');
  await pick('Cliente Origen', /Bulonera Mediterránea/);
  await user.type(picker('Cliente Destino'), 'Dos');
  await pick('Servicio', /Encomienda chica/);
  await user.click(inForm.getByRole('switch', { name: 'Sub Servicio' }));
  await pick('Sub Servicio', /Retiro a domicilio/);
  await fill('Flete', '12');
  await fill('Bultos', '4');
  await user.click(inForm.getByRole('checkbox', { name: 'Flete pagado' }));
  await user.click(button('Agregar Movimiento'));
  await inForm.findByRole('alert');

  await user.click(button('Limpiar campos'));
  expect(inForm.queryByRole('alert')).not.toBeInTheDocument();
  expect(text('Fecha')).toHaveValue('20/11/2026');
  expect(picker('Cliente Origen')).toHaveValue('');
  await waitFor(() => expect(picker('Cliente Origen')).toHaveFocus());
  expect(picker('Servicio')).toHaveValue('');
  expect(text('Bultos')).toHaveValue('1');
  expect(text('Flete')).toHaveValue('0,00');
  expect(inForm.getByRole('checkbox', { name: 'Flete pagado' })).not.toBeChecked();
  expect(inForm.getByRole('switch', { name: 'Sub Servicio' })).not.toBeChecked();

  await pick('Servicio', /Encomienda chica/);
  expect(text('Flete')).toHaveValue('3.500,00');
});

describe('the drawer that creates a client', () => {
  it('leaves the movement form alone on Escape', async () => {
    const { user, text, picker, fill, button, posts } = await renderForm();
    await fill('Nro Remito', 'R-9');
    await user.type(picker('Cliente Destino'), 'Doña Paula');
    await user.click(button('Agregar un cliente: Cliente Destino'));
    const drawer = await screen.findByRole('dialog', { name: 'Agregar un cliente' });
    expect(within(drawer).getByRole('textbox', { name: 'Nombre' })).toHaveValue('Doña Paula');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    expect(text('Nro Remito')).toHaveValue('R-9');
    expect(picker('Cliente Destino')).toHaveValue('Doña Paula');
    expect(posts()).toEqual([]);
    expect(posts('/clientes/')).toEqual([]);
  });

  it('creates on Enter without sending the movement, and selects the new client', async () => {
    const { user, text, picker, pick, fill, button, posts, api } = await renderForm();
    await pick('Servicio', /A convenir/);
    await fill('Nro Remito', 'R-9');
    await user.type(picker('Cliente Origen'), 'Uno');
    await user.click(button('Agregar un cliente: Cliente Destino'));
    const drawer = await screen.findByRole('dialog', { name: 'Agregar un cliente' });
    await user.type(within(drawer).getByRole('textbox', { name: 'Nombre' }), 'Vivero Ñandú{Enter}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    expect(posts('/clientes/').map(({ body }) => body)).toEqual([
      { id: 0, nombre: 'Vivero Ñandú' },
    ]);
    expect(posts()).toEqual([]);
    expect(picker('Cliente Destino')).toHaveValue('Vivero Ñandú');
    expect(text('Nro Remito')).toHaveValue('R-9');

    await user.click(button('Agregar Movimiento'));
    await screen.findByText('Movimiento agregado con éxito');
    expect(posts()[0]!.body).toMatchObject({ clienteDestinoId: api.db.clientes.lastId });
    expect(posts()[0]!.body).not.toHaveProperty('clienteDestinoNombre');
  });
});

describe('Enter in a picker', () => {
  it('does not send the form while the search is pending', async () => {
    const { user, picker, pick, posts } = await renderForm();
    await user.type(picker('Cliente Origen'), 'Uno');
    await pick('Servicio', /A convenir/);
    await user.type(picker('Cliente Destino'), 'ferret{Enter}');
    await waitFor(() =>
      expect(picker('Cliente Destino')).toHaveValue('Ferretería Industrial Peña'),
    );
    expect(posts()).toEqual([]);
  });

  it('keeps a name without matches as typed', async () => {
    const { user, picker, posts } = await renderForm();
    await user.type(picker('Cliente Destino'), 'Zzz, calle 9');
    await screen.findByText('Cliente sin registrar: se guarda solo el nombre');
    await user.keyboard('{Enter}');
    expect(picker('Cliente Destino')).toHaveValue('Zzz, calle 9');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(posts()).toEqual([]);
  });
});
