import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GrupoARendir } from '@/domain/agrupaciones';
import type { Movimiento } from '@/features/movimientos';
import { toPlanilla } from '@/ui/export/to-planilla';
import type { MockApi } from '@mocks/api';
import type { Movimiento as Row } from '@mocks/model';
import { callsTo, tidy } from '../../../test/server/movimientos';
import { insertMany, plain } from '../../../test/server/seeded-day';
import { expectConsole } from '../../../test/support/console';
import { fill } from '../../../test/support/fields';
import { recordPrintWindows } from '../../../test/support/print-windows';
import { renderApp } from '../../../test/support/render-app';
import { button, clickFree, title } from '../../../test/support/screen';
import { gruposColumns, type TablaDeGrupos } from './grupos-table';
import { remitentesColumns } from './por-rendir-page';

const table = (name: string) => screen.findByRole('table', { name });
/** A line of the ages. */
const part = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const lists = (api: MockApi) => callsTo(api, 'GET', '/reportes/').map(({ search }) => search);

const retries = () => screen.queryAllByRole('button', { name: 'Reintentar' });

/** Leaves three movements of client 4, changed as a test needs them. */
const leaveThree =
  (...changes: [Partial<Row>, Partial<Row>, Partial<Row>]) =>
  (api: MockApi) => {
    const { movimientos } = api.db;
    for (const row of [...movimientos.rows]) movimientos.remove(row);
    insertMany(api, 3);
    for (const [index, row] of movimientos.rows.entries()) movimientos.update(row, changes[index]!);
  };

const printing = recordPrintWindows();

describe('a client’s account', () => {
  it('adds up huge amounts and cents exactly, and shows HTML as text', async () => {
    await renderApp('/clientes/4/cuenta', {
      arrange: leaveThree(
        { flete: 999_999_999_999.99, cuentaCorriente: true },
        { flete: 0.1, remitoNumero: '<b>=1+1</b>' },
        { flete: 0.2 },
      ),
    });
    await waitFor(async () =>
      expect(tidy(await part('Debe: Contado'))).toBe('Debe: Contado$ 0,30$ 0,30'),
    );
    expect(tidy(await part('Debe: Cuenta corriente'))).toContain('$ 999.999.999.999,99');
    expect(tidy(await part('A rendirle'))).toBe('A rendirle$ 0,00');
    expect(await screen.findByText('<b>=1+1</b>')).toBeVisible();
    expect(tidy(screen.getByLabelText('Totales'))).toContain('$ 1.000.000.000.000,29');
  });

  it('says so if the client does not exist', async () => {
    expectConsole('error', 'HTTPError');
    await renderApp('/clientes/999/cuenta');
    expect(await screen.findByText('Cliente no encontrado')).toBeVisible();
  });

  it('requests both sides of the debt, since a year ago and before it, and the montos to hand over; papers wait for all of them', async () => {
    expectConsole('error', 'HTTPError');
    const { user, api } = await renderApp('/clientes/6/cuenta', {
      arrange: (mock) => {
        mock.faults.add({ method: 'GET', path: '/reportes/', fault: 'status-500' });
      },
    });
    await title(
      'Cuenta de Cooperativa Agropecuaria, de Consumo, Servicios Públicos y Vivienda de Villa Concepción del Tío y Zona Rural Limitada',
    );
    await waitFor(() => expect(retries()).toHaveLength(4));
    expect(screen.queryByRole('table', { name: 'Antigüedad' })).not.toBeInTheDocument();
    await user.click(button('Imprimir estado de cuenta'));
    await user.click(button('Copiar para WhatsApp'));
    expect(
      await screen.findByText('La cuenta todavía no está entera: esperá a que cargue.'),
    ).toBeVisible();
    api.faults.clear();
    api.requests.length = 0;
    for (const retry of retries()) await user.click(retry);
    expect(await part('Debe: Contado')).toBeVisible();
    expect(lists(api).sort()).toEqual([
      '?destinoId=6&fleteACargoDeOrigen=false&fechaDesde=2025-11-20&fletePagado=false',
      '?destinoId=6&fleteACargoDeOrigen=false&fechaHasta=2025-11-19&fletePagado=false',
      '?origenId=6&fechaDesde=2025-11-20&montoPagado=true',
      '?origenId=6&fechaHasta=2025-11-19&montoPagado=true',
      '?origenId=6&fleteACargoDeOrigen=true&fechaDesde=2025-11-20&fletePagado=false',
      '?origenId=6&fleteACargoDeOrigen=true&fechaHasta=2025-11-19&fletePagado=false',
    ]);
  });

  it('is written for WhatsApp with its first day and what was owed before it, and goes there as edited', async () => {
    const { user } = await renderApp('/clientes/4/cuenta?desde=2026-11-10', {
      arrange: leaveThree(
        { fecha: '2026-11-09', flete: 500.5 },
        { fecha: '2026-11-10', flete: 10 },
        { fecha: '2026-11-09', flete: 1, fletePagado: true },
      ),
    });
    await screen.findByText('$ 500,50');
    await clickFree(user, button('Copiar para WhatsApp'));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto' });
    expect(text.value).toContain('Movimientos desde el 10/11/2026.');
    expect(text.value).toContain('Fletes a pagar: $ 10,00\nSaldo anterior, aparte: $ 500,50\n');

    await fill(user, text, 'Le debemos $ 1,00');
    await user.click(button('Copiar'));
    expect(await screen.findByText('Texto copiado')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Le debemos $ 1,00');
    const link = screen.getByRole('link', { name: 'Abrir WhatsApp' });
    expect(link).toHaveAttribute(
      'href',
      'https://wa.me/5493413564074?text=Le%20debemos%20%24%201%2C00',
    );
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('is printed with each movement, the sum of each part, and below the last flete what is to be paid and what was owed before', async () => {
    await renderApp('/clientes/4/cuenta', {
      arrange(api) {
        leaveThree(
          { flete: 10 },
          { flete: 0.2, cuentaCorriente: true },
          { fletePagado: true, montoPagado: true, monto: 1_000 },
        )(api);
        const deAntes = { ...plain, fecha: '2025-11-19', montoPagado: true };
        api.db.movimientos.insert({ ...deAntes, flete: 500.5, monto: 700 });
        api.db.movimientos.insert({ ...deAntes, fletePagado: true, monto: 70, montoRendido: true });
      },
    });
    expect(await screen.findByText('$ 500,50')).toBeVisible();
    expect(await screen.findByText('$ 700,00')).toBeVisible();
    await part('Debe: Contado');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const paper = within(screen.getByRole('article', { name: 'Estado de cuenta' }));
    const lines = paper.getAllByText((_, line) => line!.matches('h2, tr, h2 ~ p'));
    const header = 'FechaRemitoOrigenDestinoBultosImporte';
    const clientes = 'Bulonera Mediterránea S.R.L.Doña Paula';
    expect(lines.map(tidy)).toEqual([
      'Fletes a pagar: Contado',
      header,
      `30/11/2026Z-1${clientes}1$ 10,00`,
      '1 movimiento$ 10,00',
      'Fletes a pagar: Cuenta corriente',
      header,
      `30/11/2026Z-2${clientes}1$ 0,20`,
      '1 movimiento$ 0,20',
      'Total a pagar: $ 10,20Saldo anterior, aparte: $ 500,50',
      'Contrareembolsos a rendirle',
      header,
      `30/11/2026Z-3${clientes}1$ 1.000,00`,
      '1 movimiento$ 1.000,00',
      'A rendirle de antes, aparte: $ 700,00',
    ]);
  });

  it('prints a report of both parts, with each movement once', async () => {
    const { user, api } = await renderApp('/clientes/4/cuenta', {
      arrange: leaveThree(
        { montoPagado: true, flete: 10 },
        { montoPagado: true, fletePagado: true },
        { flete: 10 },
      ),
    });
    await part('Debe: Contado');
    await clickFree(user, button('Imprimir reporte'));
    await printing.printed();
    const [call] = callsTo(api, 'GET', '/reportes/pdf');
    const ids = new URLSearchParams(call?.search).getAll('movimientoIds').map(Number);
    expect(ids.toSorted((a, b) => a - b)).toEqual(api.db.movimientos.rows.map(({ id }) => id));
  });
});

it('Deudores opens with a year of unpaid fletes, fetches clients only to group by town, and keeps the grouping', async () => {
  const { user, api, router } = await renderApp('/reportes/deudores');
  const groups = within(await table('Deudores'));
  await groups.findByRole('link', { name: 'Cerámica Los Ñandúes' });
  expect(lists(api).toSorted()).toEqual([
    '?fechaDesde=2025-11-20&fletePagado=false',
    '?fechaHasta=2025-11-19&fletePagado=false',
  ]);
  expect(router.state.location.search).toMatchObject({ buscado: true, fletePagado: 'false' });
  expect(tidy(groups.getAllByRole('row')[1]!)).toBe(
    'Cerámica Los ÑandúesCuenta238$ 158.734,08$ 1.369.500,00$ 0,00$ 1.369.500,00',
  );
  expect(groups.getByRole('link', { name: 'Cuenta de Cerámica Los Ñandúes' })).toHaveAttribute(
    'href',
    '/admin/clientes/5/cuenta',
  );
  expect(callsTo(api, 'GET', '/clientes/')).toEqual([]);

  await user.selectOptions(screen.getByLabelText('Agrupar por'), 'Localidad de quien paga');
  expect(await screen.findByRole('link', { name: 'Sin localidad' })).toBeVisible();
  expect(callsTo(api, 'GET', '/clientes/').map(({ search }) => search)).toEqual([
    '?texto=&pagina=0&cantidad=200',
  ]);

  await user.selectOptions(screen.getByLabelText('Agrupar por'), 'Semana');
  expect(await screen.findByRole('link', { name: '16/11 al 22/11/2026' })).toBeVisible();

  await user.selectOptions(screen.getByLabelText('Agrupar por'), 'Mes');
  await user.click(button('Quitar Estado flete: No Pagados'));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('fletePagado'));
  expect(router.state.location.search).toMatchObject({ por: 'mes' });
  expect(await screen.findByRole('link', { name: 'noviembre de 2026' })).toBeVisible();
});

it('Deudores and the rows of a debtor add up paid and unpaid amounts', async () => {
  const { user } = await renderApp('/reportes/deudores?buscado=true&fechaDesde=2026-11-20', {
    arrange: leaveThree(
      { flete: 1_000_000_000_000, fletePagado: true },
      { flete: 0.1 },
      { flete: 0.2 },
    ),
  });
  const totals = 'Total Flete$ 1.000.000.000.000,30Pagado$ 1.000.000.000.000,00Impago$ 0,30';
  await waitFor(() => expect(tidy(screen.getByLabelText('Totales'))).toContain(totals));
  await user.click(
    within(screen.getByRole('table', { name: 'Deudores' })).getAllByRole('link')[0]!,
  );
  await screen.findByText('3 resultados');
  expect(tidy(screen.getByLabelText('Totales'))).toContain(totals);
});

it('Deudores tells apart what is owed from before its first day, of all and of one debtor', async () => {
  const { user, router } = await renderApp('/reportes/deudores', {
    arrange(api) {
      leaveThree({ flete: 10 }, {}, {})(api);
      const deAntes = { ...plain, fecha: '2025-03-05' };
      api.db.movimientos.insert({ ...deAntes, flete: 0, fecha: '2025-01-02' });
      api.db.movimientos.insert({ ...deAntes, flete: 70, clienteOrigenId: 5 });
      api.db.movimientos.insert({ ...deAntes, flete: 700 });
      api.db.movimientos.insert({ ...deAntes, flete: 7000, fletePagado: true });
    },
  });
  expect(await screen.findByText('$ 770,00')).toBeVisible();
  expect(screen.getByText('Impago de antes, aparte:')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Bulonera Mediterránea S.R.L.' }));
  expect(await screen.findByText('$ 700,00')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'desde el 05/03/2025' }));
  expect(router.state.location.search).toMatchObject({ fechaDesde: '2025-03-05' });
  expect(await screen.findByText('4 resultados')).toBeVisible();
});

it('Por rendir says since when its sum is, and tells apart what was collected before, of all and of one sender', async () => {
  const { user, router } = await renderApp('/contrareembolso/por-rendir', {
    arrange(api) {
      leaveThree({ montoPagado: true, monto: 10 }, {}, {})(api);
      const deAntes = { ...plain, fecha: '2025-03-05', montoPagado: true };
      api.db.movimientos.insert({ ...deAntes, monto: 700 });
      api.db.movimientos.insert({ ...deAntes, clienteOrigenId: 5, monto: 70 });
    },
  });
  expect(await screen.findByText('$ 770,00')).toBeVisible();
  await screen.findByRole('link', { name: 'Bulonera Mediterránea S.R.L.' });
  expect(tidy(await part('Por rendir desde el 20/11/2025'))).toContain('$ 10,00');
  await user.click(await screen.findByRole('link', { name: 'Bulonera Mediterránea S.R.L.' }));
  expect(await screen.findByText('$ 700,00')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'desde el 05/03/2025' }));
  expect(router.state.location.search).toMatchObject({ desde: '2025-03-05' });
  expect(await screen.findByText('2 resultados')).toBeVisible();
});

it('Por rendir says when desde is later than tomorrow', async () => {
  const { user, api } = await renderApp('/contrareembolso/por-rendir');
  const desde = screen.getByRole('textbox', { name: 'Movimientos desde' });
  await fill(user, desde, '22/11/2026');
  const before = callsTo(api, 'GET', '/reportes/').length;
  await user.click(button('Aplicar'));
  expect(await screen.findByText('Es posterior a mañana')).toBeVisible();
  expect(callsTo(api, 'GET', '/reportes/')).toHaveLength(before);
  await fill(user, desde, '21/11/2026');
  await user.click(button('Aplicar'));
  await waitFor(() => expect(lists(api).slice(before).join()).toContain('fechaDesde=2026-11-21'));
});

it('Por rendir asks with count and sum, updates each movement, keeps refused ones ticked and listed, and undoes both attempts', async () => {
  expectConsole('error', 'HTTPError');
  const { user, api } = await renderApp('/contrareembolso/por-rendir?remitente=46');
  const rows = within(await table('Juárez, Sofía'));
  await user.click(
    await rows.findByRole('checkbox', { name: 'Seleccionar todas las filas de la página' }),
  );
  await user.click(button('Marcar como rendidos'));
  const dialog = await screen.findByRole('dialog', { name: '¿Marcar como rendidos?' });
  expect(tidy(dialog)).toContain('3 movimientos: monto $ 481.500,00 queda rendido');
  const [refused, ...others] = api.db.movimientos.rows.filter(
    (row) => row.clienteOrigenId === 46 && row.montoPagado && !row.montoRendido && row.monto > 0,
  );
  const path = `/movimientos/${refused!.id}`;
  api.faults.add({ method: 'PATCH', path, fault: 'status-409', message: 'Está cerrado.' });
  await user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
  expect(
    await screen.findByText('Está cerrado. (Rendidos: 2 de 3. Quedó 1 sin rendir.)'),
  ).toBeVisible();
  expect(others.map(({ montoRendido }) => montoRendido)).toEqual([true, true]);
  expect(refused!.montoRendido).toBe(false);

  api.faults.clear();
  await clickFree(user, button('Reintentar (1)'));
  const text = 'Monto marcado como rendido en 3 movimientos';
  const line = within(await screen.findByRole('group', { name: 'Último cambio' }));
  expect(await line.findByText(text)).toBeVisible();
  await clickFree(user, line.getByRole('button', { name: 'Deshacer' }));
  expect(await line.findByText(`Se deshizo «${text}»`)).toBeVisible();
  for (const row of [refused!, ...others]) expect(row.montoRendido).toBe(false);
});

it('Hacer el recibo leads to the receipt with the ticked rows', async () => {
  const { user, router } = await renderApp('/contrareembolso/por-rendir?remitente=46');
  const rows = within(await table('Juárez, Sofía'));
  const boxes = await rows.findAllByRole('checkbox', { name: /^Seleccionar remito/ });
  for (const index of [0, 2]) await user.click(boxes[index]!);
  await user.click(button('Hacer el recibo'));
  expect(await screen.findByRole('status', { name: 'Importe en letras' })).toHaveTextContent(
    /CUATROCIENTOS OCHENTA MIL PESOS/,
  );
  expect(router.state.location.pathname).toBe('/contrareembolso');
  expect(screen.getByText('2 seleccionados')).toBeVisible();
});

it('Marcar como rendidos asks about what is stored, and lists a refused movement that has left the screen', async () => {
  expectConsole('error', 'ConflictError');
  const { user, api } = await renderApp('/contrareembolso/por-rendir?remitente=46');
  const rows = within(await table('Juárez, Sofía'));
  await user.click(
    await rows.findByRole('checkbox', { name: 'Seleccionar todas las filas de la página' }),
  );
  const [rendido, cobrado, otro] = api.db.movimientos.rows.filter(
    (row) => row.clienteOrigenId === 46 && row.montoPagado && !row.montoRendido && row.monto > 0,
  );
  api.db.movimientos.update(rendido!, { montoRendido: true });
  await user.click(button('Marcar como rendidos'));
  const dialog = await screen.findByRole('dialog', { name: '¿Marcar como rendidos?' });
  expect(tidy(dialog)).toMatch(/2 movimientos: monto \S+ \S+ queda rendido1 ya estaba rendido/);
  api.db.movimientos.update(cobrado!, { montoPagado: false });
  await user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText(/Rendidos: 1 de 2\. Quedó 1 sin rendir\./)).toBeVisible();
  expect(otro!.montoRendido).toBe(true);
  await waitFor(() => expect(screen.queryByText(/seleccionado/)).not.toBeInTheDocument());
  expect(screen.getByRole('alert', { name: '1 movimiento sin rendir' })).toHaveTextContent(
    'su monto ya no está pagado',
  );
});

describe('a file of groups', () => {
  const NOW = new Date('2026-11-20T13:30:00Z');
  const fila = { id: 1, fecha: '2026-03-10' } as Movimiento;
  const owed = { header: 'Impago', of: () => 10 };
  const columnsOf = (
    clave: string,
    tabla: Omit<TablaDeGrupos<GrupoARendir<Movimiento>>, 'grupos' | 'owed'>,
  ) => {
    const one = { clave, nombre: '10/03/2026', id: -1, aRendir: 10 };
    const grupos = [
      { ...one, desde: '2026-11-10', filas: [fila] },
      { ...one, clave: '=', nombre: 'Sin fecha', desde: null, filas: [] },
    ];
    const nothing = () => null;
    const columns = gruposColumns({ ...tabla, owed, grupos }, nothing, nothing);
    return toPlanilla({ name: 'Deudores', scope: '', columns, rows: grupos }, NOW).columns;
  };

  it.each([
    ['fecha', '=2026-03-10', '2026-03-10'],
    ['mes', '=2026-03', '2026-03-01'],
  ] as const)('by %s has dates, so that it can be sorted', (kind, clave, value) => {
    const [first] = columnsOf(clave, { header: 'Día', kind, columns: [] });
    expect(first).toMatchObject({ header: 'Día', kind, values: [value, 'Sin fecha'] });
  });

  it('by sender has columns for the age of the oldest movement', () => {
    const columns = columnsOf('=', {
      header: 'Remitente',
      columns: remitentesColumns('2026-11-20'),
    });
    expect(columns.map(({ header, kind, values }) => [header, kind, values])).toEqual([
      ['Remitente', undefined, ['10/03/2026', 'Sin fecha']],
      ['Desde', 'fecha', ['2026-11-10', null]],
      ['Días', undefined, [10, null]],
      ['Movimientos', undefined, [1, 0]],
      ['Impago', 'pesos', [10, 10]],
    ]);
  });
});
