import type { MockApi } from '@mocks/api';
import type { Movimiento } from '@mocks/model';
import { notifyManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill, pickOption } from '../../../test/fields';
import { recordPrintWindows } from '../../../test/print-windows';
import { renderApp } from '../../../test/render-app';

vi.setConfig({ testTimeout: 20_000 });

/** Two bultos of «Contrareembolso» (4200 each) and three of «Retiro a domicilio» (2500 each): a tariff of 15900. */
const stored: Omit<Movimiento, 'id'> = {
  fecha: '2026-11-18',
  hora: '09:15',
  clienteOrigenId: 4,
  clienteOrigenNombre: null,
  clienteDestinoId: null,
  clienteDestinoNombre: 'Doña Paula',
  representanteId: 3,
  servicioId: 9,
  subServicioId: 12,
  remitoNumero: 'R-77',
  bultos: 2,
  subBultos: 3,
  monto: 1234.5,
  montoPagado: true,
  montoRendido: false,
  flete: 15900 + 61.73 + 1800 + 250,
  fletePagado: false,
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

async function renderEditor(
  changes: Partial<Movimiento> = {},
  { from, arrange }: { from?: string; arrange?: (api: MockApi) => void } = {},
) {
  const app = await renderApp(from ?? `/movimientos/${ID}`, {
    arrange: (api) => {
      api.db.movimientos.insert({ ...stored, ...changes });
      arrange?.(api);
    },
  });
  const open = () => act(() => app.router.navigate({ to: '/movimientos/$id', params: { id: ID } }));
  if (from) await open();
  const { user, api } = app;
  const form = () => within(screen.getByRole('form', { name: 'Editar movimiento' }));
  await screen.findByRole('form', { name: 'Editar movimiento' });
  return {
    ...app,
    open,
    form,
    text: (name: string) => form().getByRole('textbox', { name }),
    picker: (name: string) => form().getByRole('combobox', { name }),
    button: (name: string) => form().getByRole('button', { name }),
    pick: (name: string, option: string | RegExp) =>
      pickOption(user, form().getByRole('combobox', { name }), option),
    fill: (name: string, value: string) => fill(user, form().getByRole('textbox', { name }), value),
    row: () => api.db.movimientos.get(ID),
    patches: () => api.requests.filter(({ method }) => method === 'PATCH'),
  };
}

describe('the form', () => {
  it('shows the stored movement, with the flete without its extras', async () => {
    const { text, picker, form } = await renderEditor();
    expect(text('Fecha')).toHaveValue('18/11/2026');
    expect(picker('Cliente Origen')).toHaveValue('Bulonera Mediterránea S.R.L.');
    expect(picker('Cliente Destino')).toHaveValue('Doña Paula');
    expect(text('Nro Remito')).toHaveValue('R-77');
    expect(picker('Servicio')).toHaveValue('Contrareembolso');
    expect(text('Bultos')).toHaveValue('2');
    expect(form().getByRole('switch', { name: 'Sub Servicio' })).toBeChecked();
    expect(picker('Sub Servicio')).toHaveValue('Retiro a domicilio');
    expect(text('Sub bultos')).toHaveValue('3');
    expect(picker('Representante')).toHaveValue('Encomiendas Bolívar');
    expect(form().getByRole('radio', { name: 'Destino' })).toBeChecked();
    expect(form().getByRole('checkbox', { name: 'Cuenta corriente' })).toBeChecked();
    expect(text('Monto')).toHaveValue('1.234,50');
    expect(form().getByRole('checkbox', { name: 'Monto pagado' })).toBeChecked();
    expect(form().getByRole('checkbox', { name: 'Monto rendido' })).not.toBeChecked();
    expect(text('Flete')).toHaveValue('15.900,00');
    expect(form().getByRole('checkbox', { name: 'Flete pagado' })).not.toBeChecked();
    expect(form().getByRole('checkbox', { name: 'Flete rendido' })).toBeChecked();
    expect(text('Seguro')).toHaveValue('250');
    expect(text('Redespacho')).toHaveValue('1.800');
    expect(text('Com. Contrareembolso')).toHaveValue('61,73');
    expect(text('Valor Declarado')).toHaveValue('2.000.000,00');
    expect(text('Observaciones')).toHaveValue('Frágil');
    expect(form().queryByRole('button', { name: /^Recalcular/ })).not.toBeInTheDocument();
    expect(form().queryByText(/redondeado/)).not.toBeInTheDocument();
  });

  it('keeps a stored flete that differs from the computed one until the bultos change', async () => {
    const { text, fill, button } = await renderEditor({ flete: 7777.77 + 61.73 + 1800 + 250 });
    expect(text('Flete')).toHaveValue('7.777,77');
    expect(button('Recalcular Flete')).toBeVisible();
    await fill('Monto', '9000');
    expect(text('Flete')).toHaveValue('7.777,77');
    await fill('Bultos', '1');
    expect(text('Flete')).toHaveValue('11.700,00');
  });

  it('rounds a stored seguro with a notice, and refuses new cents', async () => {
    const { user, text, fill, button, patches, form, row } = await renderEditor({
      seguro: 1250.5,
      flete: 15900 + 61.73 + 1800 + 1250.5,
    });
    expect(text('Seguro')).toHaveValue('1.251');
    expect(text('Seguro')).toHaveAccessibleDescription(
      'Tenía centavos: se guarda redondeado a pesos enteros',
    );
    expect(form().getAllByText(/redondeado/)).toHaveLength(1);

    await fill('Redespacho', '10,5');
    await user.click(button('Guardar Cambios'));
    await waitFor(() =>
      expect(text('Redespacho')).toHaveAccessibleDescription('Solo pesos enteros, sin centavos'),
    );
    expect(patches()).toEqual([]);

    await fill('Redespacho', '10');
    await user.click(button('Guardar Cambios'));
    await screen.findByText('Movimiento actualizado');
    expect(row()).toMatchObject({ seguro: 1251, redespacho: 10, flete: 15900 + 61.73 + 10 + 1251 });
  });

  it('restores the stored movement on Restablecer valores', async () => {
    const { user, text, picker, pick, fill, button, form } = await renderEditor();
    await fill('Nro Remito', 'otro');
    await fill('Monto', '1');
    await fill('Flete', '2');
    await fill('Com. Contrareembolso', '3');
    await pick('Servicio', /Encomienda chica/);
    await user.click(form().getByRole('switch', { name: 'Sub Servicio' }));
    await user.click(form().getByRole('checkbox', { name: 'Flete rendido' }));
    await user.click(button('Restablecer valores'));
    expect(text('Nro Remito')).toHaveValue('R-77');
    expect(text('Monto')).toHaveValue('1.234,50');
    expect(text('Flete')).toHaveValue('15.900,00');
    expect(text('Com. Contrareembolso')).toHaveValue('61,73');
    expect(picker('Servicio')).toHaveValue('Contrareembolso');
    expect(text('Sub bultos')).toHaveValue('3');
    expect(form().getByRole('checkbox', { name: 'Flete rendido' })).toBeChecked();
  });

  it('keeps the typed values when newer data arrives', async () => {
    const { text, fill, queryClient, api, button, user } = await renderEditor();
    await fill('Nro Remito', 'a medio escr');
    await fill('Flete', '99');
    api.db.movimientos.update(api.db.movimientos.get(ID)!, { observaciones: 'De otro', bultos: 9 });
    await act(() => queryClient.invalidateQueries());
    // The notification is sent after the one that re-renders the form.
    await act(() => new Promise<void>((told) => notifyManager.schedule(told)));
    expect(text('Nro Remito')).toHaveValue('a medio escr');
    expect(text('Flete')).toHaveValue('99,00');
    expect(text('Bultos')).toHaveValue('2');
    await user.click(button('Restablecer valores'));
    expect(text('Bultos')).toHaveValue('9');
    expect(text('Observaciones')).toHaveValue('De otro');
  });
});

describe('saving', () => {
  it('sends every field and returns to the previous page', async () => {
    const app = await renderEditor({}, { from: '/movimientos?texto=R-&pagina=0' });
    const { user, text, fill, button, patches, row, router } = app;
    expect(text('Nro Remito')).toHaveValue('R-77');
    await fill('Nro Remito', 'R-78');
    await user.dblClick(button('Guardar Cambios'));
    expect(await screen.findByText('Movimiento actualizado')).toBeVisible();
    expect(patches().map(({ path, body }) => [path, body])).toEqual([
      [
        `/movimientos/${ID}`,
        {
          fecha: null,
          clienteOrigenId: 4,
          clienteDestinoId: 0,
          representanteId: 3,
          servicioId: 9,
          remitoNumero: 'R-78',
          monto: 1234.5,
          montoPagado: true,
          montoRendido: false,
          flete: 15900,
          seguro: 250,
          redespacho: 1800,
          contrareembolso: 61.73,
          valorDeclarado: 2000000,
          fletePagado: false,
          fleteRendido: true,
          cuentaCorriente: true,
          observaciones: 'Frágil',
          fleteACargoCliente: false,
          bultos: 2,
          subServicioId: 12,
          subBultos: 3,
        },
      ],
    ]);
    expect(row()).toEqual({ ...stored, id: ID, remitoNumero: 'R-78' });
    await screen.findByRole('table', { name: 'Movimientos' });
    expect(router.state.location.search).toEqual({ texto: 'R-' });
    expect(await screen.findByRole('cell', { name: 'R-78' })).toBeVisible();
  });

  it.each([
    ['the saved value', 'R-78'],
    ['the value another person saved meanwhile', 'R-99'],
  ])('shows %s when the movement is opened again', async (_label, number) => {
    const { user, text, fill, button, open, api } = await renderEditor(
      {},
      { from: '/movimientos' },
    );
    await fill('Nro Remito', 'R-78');
    await user.click(button('Guardar Cambios'));
    await screen.findByRole('table', { name: 'Movimientos' });
    api.db.movimientos.update(api.db.movimientos.get(ID)!, { remitoNumero: number });
    await open();
    await screen.findByRole('form', { name: 'Editar movimiento' });
    expect(text('Nro Remito')).toHaveValue(number);
  });
});

describe('a saved movement', () => {
  const flashing = () =>
    [...document.querySelectorAll('tr[data-fresh]')].map((row) => row.getAttribute('data-row'));

  it('flashes in the list, at the page it was opened from, until the next visit', async () => {
    const { user, fill, button, open, router } = await renderEditor(
      {},
      { from: '/movimientos?texto=R-77' },
    );
    await fill('Observaciones', 'Frágil y urgente');
    await user.click(button('Guardar Cambios'));
    await waitFor(() => expect(flashing()).toEqual([String(ID)]));
    expect(router.state.location.search).toEqual({ texto: 'R-77' });

    await open();
    await screen.findByRole('form', { name: 'Editar movimiento' });
    await user.click(button('Volver'));
    expect(await screen.findByRole('table', { name: 'Movimientos' })).toBeVisible();
    await waitFor(() => expect(flashing()).toEqual([]));
  });

  it('flashes when the list was not open before', async () => {
    const { user, fill, button } = await renderEditor();
    await fill('Observaciones', 'Frágil y urgente');
    await user.click(button('Guardar Cambios'));
    await waitFor(() => expect(flashing()).toEqual([String(ID)]));
  });
});

describe('Volver', () => {
  it('asks, and returns to the previous page without saving', async () => {
    const { user, fill, button, router, patches } = await renderEditor(
      {},
      { from: '/movimientos?pagina=2' },
    );
    await fill('Nro Remito', 'R-78');
    await user.click(button('Volver'));
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    expect(await screen.findByText('Página 3 de 14 — Total movimientos: 138')).toBeVisible();
    expect(router.state.location.search).toEqual({ pagina: 2 });
    expect(patches()).toEqual([]);
  });

  it('goes to the list when there is no previous page', async () => {
    const { user, button } = await renderEditor();
    await user.click(button('Volver'));
    expect(await screen.findByRole('table', { name: 'Movimientos' })).toBeVisible();
  });
});

describe('printing', () => {
  const printing = recordPrintWindows();

  it.each([
    ['Imprimir remito', 'remito'],
    ['Imprimir duplicado', 'remito-duplicado'],
  ])('%s prints what is stored', async (label, call) => {
    const { user, api, form } = await renderEditor();
    await user.dblClick(form().getByRole('button', { name: label }));
    await printing.printed();
    expect(api.requests.filter(({ path }) => path.includes('/remito'))).toMatchObject([
      { path: `/movimientos/${ID}/${call}` },
    ]);
  });

  it('asks to save first what was changed', async () => {
    const { user, form, text } = await renderEditor();
    await user.type(text('Observaciones'), ' y urgente');
    await user.click(form().getByRole('button', { name: 'Imprimir remito' }));
    expect(await screen.findByText('Guardá los cambios antes de imprimir')).toBeVisible();
    expect(printing.windows).toEqual([]);
  });
});
