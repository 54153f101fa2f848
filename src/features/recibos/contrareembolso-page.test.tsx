import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockApi } from '@mocks/api';
import { holdCalls } from '../../../test/server/hold-calls';
import { callsTo, cellsOf, DIA, tidy } from '../../../test/server/movimientos';
import { expectConsole } from '../../../test/support/console';
import { recordPrintWindows } from '../../../test/support/print-windows';
import { renderSearch } from '../../../test/support/render-search';
import { breadcrumb, button, clickFree, inDialog, main } from '../../../test/support/screen';
import { translate } from '../../../test/support/translate';

const printing = recordPrintWindows();

const cliente = { id: 4, nombre: 'Bulonera Mediterránea S.R.L.' };
const NOT_SEARCHED = 'Elegí el cliente y las fechas, y buscá los movimientos.';
const ANTERIOR = 'Es anterior a la fecha desde';
const buscado = { cliente, fechaDesde: DIA, fechaHasta: DIA, buscado: true };

/** Montos that are collected, fletes that the sender owes: nothing to ask about. */
const asUsual = ({ db }: MockApi) => {
  for (const row of db.movimientos.rows)
    db.movimientos.update(row, {
      montoPagado: true,
      fleteACargoCliente: true,
      fleteRendido: false,
    });
};

async function renderContra(search: object = {}, arrange?: (api: MockApi) => void) {
  const app = await renderSearch(
    { path: '/contrareembolso', form: 'Filtros de contrareembolso', table: 'Movimientos' },
    search,
    arrange,
  );
  const imprimir = () => button('Imprimir');
  return {
    ...app,
    imprimir,
    letras: () => tidy(screen.getByRole('status', { name: 'Importe en letras' })),
    aviso: () => screen.getByRole('status', { name: 'Aviso del recibo' }),
    searches: () => callsTo(app.api, 'GET', '/movimientos/para-recibo').map((call) => call.search),
    posts: () => callsTo(app.api, 'POST', /./).map(({ path, body }) => [path, body]),
    search: () => clickFree(app.user, button('Buscar movimientos')),
    print: () => clickFree(app.user, imprimir()),
    question: () => screen.findByRole('dialog', { name: '¿Emitir otro recibo?' }),
    marks: () => app.rows().map((row) => within(row).queryByText(/^Recibo /)?.textContent ?? null),
    ticked: () =>
      app.rows().map((row) => within(row).getByRole<HTMLInputElement>('checkbox').checked),
  };
}

describe('the search', () => {
  it('needs a client and dates in order, fetches the movements between them, and keeps the filters in the URL', async () => {
    const app = await renderContra();
    const { user } = app;
    expect(breadcrumb()).toBe('Inicio/Recibos/Contrareembolso');
    const back = screen.getByRole('link', { name: 'Volver' });
    expect(back).toHaveAttribute('href', '/admin/recibos-menu');
    expect(screen.getByText(NOT_SEARCHED)).toBeVisible();
    await app.press('Buscar movimientos');
    expect(await screen.findByText('Debe seleccionar un cliente')).toBeVisible();
    expect(app.picker('Cliente')).toBeInvalid();
    await user.type(app.picker('Cliente'), 'bulonera');
    await screen.findByRole('option', { name: /^Bulonera/ });
    await user.keyboard('{Enter}');
    expect(app.picker('Cliente')).toBeValid();
    await app.fill('Fecha desde', '30/11/2026');
    await app.search();
    expect(await screen.findByText(ANTERIOR)).toBeVisible();
    expect(app.text('Fecha hasta')).toBeInvalid();
    expect(app.searches()).toEqual([]);
    await app.fill('Fecha hasta', '30/11/2026');
    await app.search();
    await app.loaded();
    expect(app.searches()).toEqual([`?clienteId=4&fechaDesde=${DIA}&fechaHasta=${DIA}`]);
    expect(app.router.state.location.search).toEqual(buscado);
    expect(app.remitos()).toEqual(['A-10', 'A-2', 'A-1']);
  });

  it('from the URL restores filters and rows, folds into chips that cannot be removed, and opens at an invalid filter', async () => {
    const app = await renderContra(buscado);
    const { form, press } = app;
    await app.loaded();
    expect(app.chips()).toEqual(['Cliente: Bulonera Mediterránea S.R.L.', '30/11/2026']);
    expect(screen.queryByRole('button', { name: /^Quitar/ })).not.toBeInTheDocument();
    await app.unfold();
    expect(app.picker('Cliente')).toHaveFocus();
    expect(app.picker('Cliente')).toHaveValue(cliente.nombre);
    expect(app.text('Fecha desde')).toHaveValue('30/11/2026');
    expect(app.text('Fecha hasta')).toHaveValue('30/11/2026');
    expect(form.getByRole('group', { name: 'Rangos de fechas' })).toBeVisible();

    await app.fill('Fecha hasta', '01/11/2026');
    await press('Buscar movimientos');
    expect(await screen.findByText(ANTERIOR)).toBeVisible();
    expect(form.getByRole('button', { name: 'Filtros' })).toHaveAttribute('aria-expanded', 'true');
    await press('Hoy');
    await waitFor(() => expect(screen.queryByText(ANTERIOR)).not.toBeInTheDocument());
  });
});

describe('the totals and the words', () => {
  it('are missing before a search and for an invalid date, and are dashes while one runs', async () => {
    const app = await renderContra({ ...buscado, fechaHasta: '2026-02-31' });
    const words = () => screen.queryByRole('status', { name: 'Importe en letras' });
    expect(screen.getByText(NOT_SEARCHED)).toBeVisible();
    expect(app.hasTotales()).toBe(false);
    expect(words()).not.toBeInTheDocument();
    expect(app.searches()).toEqual([]);
    await app.fill('Fecha hasta', '30/11/2026');
    const calls = holdCalls('GET', /^\/movimientos\/para-recibo/);
    await app.press('Buscar movimientos');
    await waitFor(() => expect(app.totales()).toBe('Total Monto—Total Flete—'));
    expect(words()).not.toBeInTheDocument();
    calls.letGo();
    await app.loaded();
    expect(app.totales()).toBe('Total Monto$ 0,00Total Flete$ 0,00');
    expect(words()).toBeInTheDocument();
  });

  it('add up only the ticked rows, without which nothing prints', async () => {
    const app = await renderContra(buscado);
    await app.loaded();
    const sum = () => screen.getByText(/^Es la suma del monto/).closest('p')?.textContent;
    expect(app.imprimir()).toHaveAttribute('aria-disabled', 'true');
    await app.press('Imprimir');
    expect(app.posts()).toEqual([]);
    expect(printing.windows).toEqual([]);
    expect(app.totales()).toBe('Total Monto$ 0,00Total Flete$ 0,00');
    expect(app.letras()).toBe('Recibí la suma de: CERO PESOS');
    await app.tick(1);
    await app.tick(2);
    expect(app.imprimir()).not.toHaveAttribute('aria-disabled');
    expect(app.totales()).toBe('Total Monto$ 0,30Total Flete$ 1.000,30');
    expect(app.letras()).toBe('Recibí la suma de: CERO PESOS CON TREINTA CENTAVOS');
    await app.tick(0);
    expect(app.totales()).toBe('Total Monto$ 1.050.000,31Total Flete$ 1.100,29');
    expect(app.letras()).toBe(
      'Recibí la suma de: UN MILLÓN CINCUENTA MIL PESOS CON TREINTA Y UN CENTAVOS',
    );
    expect(sum()).toBe('Es la suma del monto. El flete, $\u00a01.100,29, va aparte en el recibo.');
    await app.user.click(screen.getByRole('radio', { name: 'Recibo sin flete' }));
    expect(sum()).toBe('Es la suma del monto. El flete no va en el recibo.');
    await app.press('Deseleccionar todo');
    expect(app.totales()).toBe('Total Monto$ 0,00Total Flete$ 0,00');
  });

  it('stay right on a page that a translator has changed, and so does the table', async () => {
    const app = await renderContra(buscado);
    await app.loaded();
    const sum = () => screen.getByText(/^Es la suma del monto/).closest('p')?.textContent;
    await app.tick(1);
    translate(document.body);
    await app.tick(2);
    expect(app.totales()).toBe('Total Monto$ 0,30Total Flete$ 1.000,30');
    expect(app.letras()).toBe('Recibí la suma de: CERO PESOS CON TREINTA CENTAVOS');
    expect(sum()).toBe('Es la suma del monto. El flete, $\u00a01.000,30, va aparte en el recibo.');
    expect(main().getByText('2 seleccionados')).toBeVisible();
    await app.user.click(screen.getByRole('radio', { name: 'Recibo sin flete' }));
    expect(sum()).toBe('Es la suma del monto. El flete no va en el recibo.');
    translate(document.body);
    await app.user.click(screen.getAllByRole('button', { name: 'Valor' })[0]!);
    expect(app.remitos()).toEqual(['A-1', 'A-2', 'A-10']);

    const [row] = app.api.db.movimientos.rows.filter(({ remitoNumero }) => remitoNumero === 'A-1');
    app.api.db.movimientos.update(row!, {
      monto: 500.05,
      montoPagado: true,
      remitoNumero: 'A-1-B',
    });
    await act(() => app.queryClient.invalidateQueries());
    await waitFor(() => expect(app.totales()).toContain('Total Monto$ 500,25'));
    expect(cellsOf(app.rows()[1]!).join()).toContain('500,05');
    expect(app.remitos()).toContain('A-1-B');
    await app.press('Deseleccionar todo');
    expect(app.letras()).toBe('Recibí la suma de: CERO PESOS');
  });

  it('of zero are announced and can be printed; negative ones and ones too large to count in cents cannot', async () => {
    expectConsole('error', 'Amount out of range: -5');
    expectConsole('error', 'Amount out of range: 1000000000000000');
    const app = await renderContra(buscado, ({ db }) => {
      for (const [index, monto] of [1e15, -5, 0].entries()) {
        db.movimientos.update(db.movimientos.rows.at(index - 3)!, { monto });
      }
    });
    await app.loaded();
    expect(app.aviso()).not.toHaveTextContent(/\S/);
    await app.tick(0);
    expect(app.aviso()).toHaveTextContent('El recibo es por cero.');
    expect(app.imprimir()).not.toHaveAttribute('aria-disabled', 'true');
    await app.tick(0);
    expect(app.aviso()).not.toHaveTextContent(/\S/);

    for (const [index, shown] of [
      [1, '-$ 5,00'],
      [2, '—'],
    ] as const) {
      expect(cellsOf(app.rows()[index]!)).toContain(shown);
      await app.tick(index);
      expect(app.totales()).toContain(`Total Monto${shown}`);
      expect(app.letras()).toBe('Recibí la suma de: —');
      expect(app.imprimir()).toHaveAttribute('aria-disabled', 'true');
      await app.press('Imprimir');
      await app.tick(index);
    }
    expect(
      await screen.findByText('No se puede imprimir el recibo: su importe está fuera de rango.'),
    ).toBeVisible();
    expect(app.posts()).toEqual([]);
    expect(printing.windows).toEqual([]);
  });
});

describe('Imprimir', () => {
  const payload = {
    clienteId: 4,
    fechaDesde: DIA,
    fechaHasta: DIA,
    concepto: 'PAGO CONTRAREEMBOLSO',
  };

  it('issues and prints a receipt, unticks and marks its rows, then issues another without asking', async () => {
    const app = await renderContra(buscado, asUsual);
    await app.loaded();
    await app.tick(2);
    await app.tick(1);
    expect(screen.getByRole('radio', { name: 'Recibo con flete' })).toBeChecked();
    await app.print();
    expect((await printing.printed())?.type).toBe('application/pdf');
    const recibi = 'CERO PESOS CON TREINTA CENTAVOS';
    const first = [
      '/v1/recibos/',
      { ...payload, recibi, incluyeFlete: true, movimientoIds: [139, 138] },
    ];
    expect(app.posts()).toEqual([first]);
    expect(app.api.db.recibos.get(25)).toMatchObject({ totalMonto: 0.3, totalFlete: 1000.3 });
    await waitFor(() => expect(app.marks()).toEqual([null, 'Recibo emitido', 'Recibo emitido']));
    // The marks and the toast.
    await waitFor(() =>
      expect(screen.getAllByText('Recibo emitido', { selector: 'span' })).toHaveLength(3),
    );
    expect(app.ticked()).toEqual([false, false, false]);
    expect(app.imprimir()).toHaveAttribute('aria-disabled', 'true');

    // Reimprimir does not issue another one.
    const pdfs = () => callsTo(app.api, 'GET', '/v1/recibos/25/pdf');
    expect(pdfs()).toHaveLength(1);
    await app.press('Reimprimir');
    await printing.shown(2);
    expect(pdfs()).toHaveLength(2);
    expect(app.posts()).toHaveLength(1);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Reimprimir' })).not.toBeInTheDocument(),
    );

    // The second is for the applied search, not for filters changed since, and keeps rows ticked meanwhile.
    await app.tick(0);
    await app.user.click(screen.getByRole('radio', { name: 'Recibo sin flete' }));
    await app.unfold();
    await app.fill('Fecha desde', '01/10/2026');
    const calls = holdCalls('POST', /recibos/);
    await app.print();
    await waitFor(() => expect(calls.arrived).toBe(1));
    await app.tick(1);
    calls.letGo();
    await printing.shown(3);
    expect(app.posts()).toMatchObject([
      first,
      ['/v1/recibos/', { ...payload, incluyeFlete: false, movimientoIds: [140] }],
    ]);
    expect(app.api.db.recibos.get(26)).toMatchObject({ totalMonto: 1050000.01, totalFlete: 0 });
    await waitFor(() => expect(app.ticked()).toEqual([false, true, false]));
  });

  it('issues what is stored now, and asks where it differs from the ticked rows', async () => {
    const app = await renderContra(buscado, asUsual);
    await app.loaded();
    for (const index of [0, 1, 2]) await app.tick(index);
    const { movimientos } = app.api.db;
    movimientos.update(movimientos.get(139)!, { monto: 99_000 });
    movimientos.remove(movimientos.get(140)!);
    movimientos.update(movimientos.get(138)!, { montoRendido: true });
    await app.print();
    const dialog = await inDialog('¿Emitir el recibo igual?');
    expect(dialog.getByText(/^Monto: .* → \$ 99\.000,00$/)).toBeVisible();
    expect(dialog.getByText('Ya no está en la búsqueda, y no va en el recibo:')).toBeVisible();
    expect(dialog.getByText('1 ya estaba rendido:')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Imprimir igual' }));
    await waitFor(() => expect(app.posts()).toHaveLength(1));
    expect(app.posts()[0]).toMatchObject([
      '/v1/recibos/',
      {
        movimientoIds: [139, 138],
        recibi: expect.stringMatching(/^NOVENTA Y NUEVE MIL/) as string,
      },
    ]);
  });

  it('does not ask after a refusal; without an answer the form says so, the row is marked, and a repeat asks', async () => {
    expectConsole('error', /HTTPError/);
    expectConsole('error', /UnreadableResponseError/);
    const app = await renderContra(buscado, (api) => {
      asUsual(api);
      api.faults.add({ method: 'POST', path: '/v1/recibos/', fault: 'status-400', times: 1 });
    });
    await app.loaded();
    await app.tick(2);
    await app.print();
    const bar = within(screen.getByRole('group', { name: 'Acciones sobre la selección' }));
    expect(within(await bar.findByRole('alert')).getByText('Reintentar')).toBeVisible();
    expect(screen.queryByText(/^No sabemos/)).not.toBeInTheDocument();

    app.api.faults.add({ method: 'POST', path: '/v1/recibos/', fault: 'html', times: 1 });
    await app.print();
    expect(await screen.findByText(/^No sabemos si se emitió: fijate en/)).toHaveTextContent(
      'No sabemos si se emitió: fijate en Ver Recibos.',
    );
    await waitFor(() => expect(app.marks()).toEqual([null, null, 'Recibo sin confirmar']));
    expect(screen.getByText('1 seleccionado')).toBeVisible();
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true, true]);
    await app.print();
    await app.question();
    expect(app.posts()).toHaveLength(2);
    await app.press('Imprimir igual');
    await waitFor(() => expect(app.posts()).toHaveLength(3));
    await printing.shown(3);
    await waitFor(() => expect(app.marks()).toEqual([null, null, 'Recibo emitido']));
  });
});
