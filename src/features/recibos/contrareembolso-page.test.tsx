import type { MockApi } from '@mocks/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '@/lib/session';
import { expectConsole } from '../../../test/console';
import { fill, pickOption } from '../../../test/fields';
import { holdCalls } from '../../../test/hold-calls';
import { callsTo, cellsOf, DIA, tidy } from '../../../test/movimientos';
import { recordPrintWindows } from '../../../test/print-windows';
import { renderSearch } from '../../../test/render-search';

const printing = recordPrintWindows();

/** Waits until the window that was opened last shows its document. */
const lastPrinted = () =>
  waitFor(() => expect(printing.windows.at(-1)?.location.href).toMatch(/^blob:/));

const cliente = { id: 4, nombre: 'Bulonera Mediterránea S.R.L.' };
const NOT_SEARCHED = 'Elegí el cliente y las fechas, y buscá los movimientos.';
const buscado = { cliente, fechaDesde: DIA, fechaHasta: DIA, buscado: true };

async function renderContra(search: object = {}, arrange?: (api: MockApi) => void) {
  const app = await renderSearch(
    { path: '/contrareembolso', form: 'Filtros de contrareembolso', table: 'Movimientos' },
    search,
    arrange,
  );
  return {
    ...app,
    imprimir: () => screen.getByRole('button', { name: 'Imprimir' }),
    letras: () => tidy(screen.getByRole('status', { name: 'Importe en letras' })),
    searches: () => callsTo(app.api, 'GET', '/movimientos/para-recibo').map((call) => call.search),
    posts: () => callsTo(app.api, 'POST', /./).map(({ path, body }) => [path, body]),
  };
}

describe('the search', () => {
  it('fetches the client’s movements between two dates, and keeps the filters in the URL', async () => {
    const app = await renderContra();
    const { user, form } = app;
    expect(tidy(screen.getByRole('navigation', { name: 'Ruta de navegación' }))).toBe(
      'Inicio/Recibos/Contrareembolso',
    );
    const back = screen.getByRole('link', { name: 'Volver' });
    expect(back).toHaveAttribute('href', '/admin/recibos-menu');
    expect(screen.getByText(NOT_SEARCHED)).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Fecha desde' })).toHaveValue('20/11/2026');
    expect(form.getByRole('textbox', { name: 'Fecha hasta' })).toHaveValue('20/11/2026');
    expect(app.searches()).toEqual([]);
    await user.type(form.getByRole('combobox', { name: 'Cliente' }), 'bulonera');
    await user.click(await screen.findByRole('option', { name: /^Bulonera/ }));
    await fill(user, form.getByRole('textbox', { name: 'Fecha desde' }), '30/11/2026');
    await fill(user, form.getByRole('textbox', { name: 'Fecha hasta' }), '30/11/2026');
    await app.press('Buscar movimientos');
    await app.loaded();
    expect(app.searches()).toEqual([`?clienteId=4&fechaDesde=${DIA}&fechaHasta=${DIA}`]);
    expect(app.router.state.location.search).toEqual(buscado);
    expect(app.remitos()).toEqual(['A-10', 'A-2', 'A-1']);
  });

  it('folds into filters of which none can be removed', async () => {
    const { form, loaded, unfold } = await renderContra(buscado);
    await loaded();
    const chips = within(form.getByRole('list', { name: 'Filtros aplicados' }));
    expect(chips.getAllByRole('listitem').map(tidy)).toEqual([
      'Cliente: Bulonera Mediterránea S.R.L.',
      '30/11/2026',
    ]);
    expect(chips.queryByRole('button')).not.toBeInTheDocument();
    await unfold();
    expect(form.getByRole('combobox', { name: 'Cliente' })).toHaveFocus();
    expect(form.getByRole('group', { name: 'Rangos de fechas' })).toBeVisible();
  });

  it('stays open with a field that is wrong', async () => {
    const { user, form, press, loaded, unfold } = await renderContra(buscado);
    await loaded();
    await unfold();
    await fill(user, form.getByRole('textbox', { name: 'Fecha hasta' }), '01/11/2026');
    await press('Buscar movimientos');
    expect(await screen.findByText('Es anterior a la fecha desde')).toBeVisible();
    expect(form.getByRole('button', { name: 'Filtros' })).toHaveAttribute('aria-expanded', 'true');
    await press('Hoy');
    expect(screen.queryByText('Es anterior a la fecha desde')).not.toBeInTheDocument();
  });

  it('restores the filters and rows from the URL', async () => {
    const { form, loaded, unfold } = await renderContra(buscado);
    await loaded();
    await unfold();
    expect(form.getByRole('combobox', { name: 'Cliente' })).toHaveValue(cliente.nombre);
    expect(form.getByRole('textbox', { name: 'Fecha desde' })).toHaveValue('30/11/2026');
    expect(form.getByRole('textbox', { name: 'Fecha hasta' })).toHaveValue('30/11/2026');
  });

  it.each([
    ['no client', {}, 'combobox', 'Cliente', 'Debe seleccionar un cliente'],
    [
      'dates that are the wrong way round',
      { cliente, fechaDesde: '2026-11-30', fechaHasta: '2026-11-01' },
      'textbox',
      'Fecha hasta',
      'Es anterior a la fecha desde',
    ],
  ])('fetches nothing with %s', async (_label, search, role, name, message) => {
    const { press, form, searches } = await renderContra(search);
    await press('Buscar movimientos');
    expect(await screen.findByText(message)).toBeVisible();
    expect(form.getByRole(role, { name })).toBeInvalid();
    expect(searches()).toEqual([]);
  });

  it('fetches nothing for a URL with an invalid date', async () => {
    const { searches } = await renderContra({ ...buscado, fechaHasta: '2026-02-31' });
    expect(screen.getByText(NOT_SEARCHED)).toBeVisible();
    expect(searches()).toEqual([]);
  });
});

describe('the totals and the words', () => {
  it('are not there before a search, nor without rows, and are dashes while one runs', async () => {
    const app = await renderContra({ ...buscado, buscado: undefined });
    const words = () => screen.queryByRole('status', { name: 'Importe en letras' });
    expect(app.hasTotales()).toBe(false);
    expect(words()).not.toBeInTheDocument();
    const calls = holdCalls('GET', /^\/movimientos\/para-recibo/);
    await app.press('Buscar movimientos');
    await waitFor(() => expect(app.totales()).toBe('Total Monto—Total Flete—'));
    expect(words()).not.toBeInTheDocument();
    calls.letGo();
    await app.loaded();
    expect(app.totales()).toBe('Total Monto$ 0,00Total Flete$ 0,00');
    expect(words()).toBeInTheDocument();
  });

  it('add up the ticked rows only', async () => {
    const app = await renderContra(buscado);
    await app.loaded();
    expect(app.totales()).toBe('Total Monto$ 0,00Total Flete$ 0,00');
    expect(app.letras()).toBe('Recibí la suma de: CERO PESOS');
    await app.tick(1);
    await app.tick(2);
    expect(app.totales()).toBe('Total Monto$ 0,30Total Flete$ 1.000,30');
    expect(app.letras()).toBe('Recibí la suma de: CERO PESOS CON TREINTA CENTAVOS');
    await app.tick(0);
    expect(app.totales()).toBe('Total Monto$ 1.050.000,31Total Flete$ 1.100,29');
    expect(app.letras()).toBe(
      'Recibí la suma de: UN MILLÓN CINCUENTA MIL PESOS CON TREINTA Y UN CENTAVOS',
    );
    await app.press('Deseleccionar todo');
    expect(app.totales()).toBe('Total Monto$ 0,00Total Flete$ 0,00');
  });

  it('says that a receipt is for zero, and prints it all the same', async () => {
    const app = await renderContra(buscado, ({ db }) => {
      for (const row of db.movimientos.rows) db.movimientos.update(row, { monto: 0 });
    });
    await app.loaded();
    const aviso = () => screen.getByRole('status', { name: 'Aviso del recibo' });
    expect(aviso()).not.toHaveTextContent(/\S/);
    await app.tick(0);
    expect(aviso()).toHaveTextContent('El recibo es por cero.');
    expect(app.imprimir()).not.toHaveAttribute('aria-disabled', 'true');
    await app.tick(0);
    expect(aviso()).not.toHaveTextContent(/\S/);
  });
});

describe.each([
  ['negative', -5, '-$ 5,00'],
  ['too large to count in cents', 1e15, '—'],
])('an amount that is %s', (_label, monto, shown) => {
  it('is listed and added up, but not printed', async () => {
    expectConsole('error', `Amount out of range: ${monto}`);
    const app = await renderContra(buscado, ({ db }) => {
      for (const row of db.movimientos.rows) db.movimientos.update(row, { monto });
    });
    await app.loaded();
    expect(cellsOf(app.rows()[0]!)).toContain(shown);
    await app.tick(0);
    expect(app.totales()).toContain(`Total Monto${shown}`);
    expect(app.letras()).toBe('Recibí la suma de: —');
    await app.press('Imprimir');
    expect(
      await screen.findByText('No se puede imprimir el recibo: su importe está fuera de rango.'),
    ).toBeVisible();
    expect(app.posts()).toEqual([]);
    expect(printing.windows).toEqual([]);
  });
});

describe('the editor', () => {
  it('opens on a double click, and saving refreshes the totals', async () => {
    const app = await renderContra(buscado);
    await app.loaded();
    await app.tick(2);
    await app.user.dblClick(within(app.rows()[2]!).getByText('A-1'));
    const drawer = await screen.findByRole('dialog', { name: 'Editar Movimiento' });
    const editor = within(await within(drawer).findByRole('form', { name: 'Editar movimiento' }));
    const monto = editor.getByRole('textbox', { name: 'Monto' });
    await fill(app.user, monto, '500,05');
    await app.user.click(editor.getByRole('button', { name: 'Guardar Cambios' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(app.totales()).toContain('Total Monto$ 500,05'));
    expect(app.letras()).toBe('Recibí la suma de: QUINIENTOS PESOS CON CINCO CENTAVOS');
  });
});

describe('Imprimir', () => {
  const payload = {
    clienteId: 4,
    fechaDesde: DIA,
    fechaHasta: DIA,
    concepto: 'PAGO CONTRAREEMBOLSO',
    recibi: 'CERO PESOS CON TREINTA CENTAVOS',
  };

  it('requires a selection', async () => {
    const app = await renderContra(buscado);
    await app.loaded();
    expect(app.imprimir()).toHaveAttribute('aria-disabled', 'true');
    await app.press('Imprimir');
    expect(app.posts()).toEqual([]);
    expect(printing.windows).toEqual([]);
    await app.tick(0);
    expect(app.imprimir()).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['Recibo con flete', true],
    ['Recibo sin flete', false],
  ])(
    '%s: creates and prints one receipt of the ticked rows on a double click',
    async (option, flete) => {
      const app = await renderContra(buscado);
      await app.loaded();
      await app.tick(2);
      await app.tick(1);
      expect(screen.getByRole('radio', { name: 'Recibo con flete' })).toBeChecked();
      await app.user.click(screen.getByRole('radio', { name: option }));
      await app.user.dblClick(app.imprimir());
      expect(printing.windows).toHaveLength(1);
      expect((await printing.printed())?.type).toBe('application/pdf');
      expect(app.posts()).toEqual([
        ['/v1/recibos/', { ...payload, incluyeFlete: flete, movimientoIds: [139, 138] }],
      ]);
      expect(callsTo(app.api, 'GET', '/v1/recibos/25/pdf')).toHaveLength(1);
      expect(app.api.db.recibos.get(25)).toMatchObject({
        totalMonto: 0.3,
        totalFlete: flete ? 1000.3 : 0,
      });
    },
  );

  it('sends the applied search, not the filters changed since', async () => {
    const app = await renderContra(buscado);
    await app.loaded();
    await app.tick(2);
    await app.unfold();
    await pickOption(app.user, app.form.getByRole('combobox', { name: 'Cliente' }), /^Bulonera/);
    await fill(app.user, app.form.getByRole('textbox', { name: 'Fecha desde' }), '01/10/2026');
    await app.press('Imprimir');
    await printing.printed();
    expect(app.posts()).toMatchObject([
      ['/v1/recibos/', { clienteId: 4, fechaDesde: DIA, fechaHasta: DIA, movimientoIds: [138] }],
    ]);
  });
});

describe('an issued receipt', () => {
  const AGAIN = '¿Emitir otro recibo?';
  const marks = (rows: HTMLElement[]) =>
    rows.map((row) => within(row).queryByText(/^Recibo /)?.textContent ?? null);

  async function renderTicked(arrange?: (api: MockApi) => void) {
    const app = await renderContra(buscado, arrange);
    await app.loaded();
    await app.tick(2);
    return {
      ...app,
      /** Waits for the second in which Imprimir stays blocked. */
      free: () =>
        waitFor(() => expect(app.imprimir()).not.toHaveAttribute('aria-disabled'), {
          timeout: 2000,
        }),
      question: () => screen.findByRole('dialog', { name: AGAIN }),
    };
  }

  it('shows a toast, unticks its rows and marks them', async () => {
    const app = await renderTicked();
    await app.press('Imprimir');
    expect(await screen.findByText('Recibo emitido', { selector: 'span' })).toBeVisible();
    await lastPrinted();
    await app.loaded();
    expect(marks(app.rows())).toEqual([null, null, 'Recibo emitido']);
    expect(screen.queryByText(/seleccionado$/)).not.toBeInTheDocument();
    expect(app.imprimir()).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps the ticks made while it was issued', async () => {
    const app = await renderTicked();
    const calls = holdCalls('POST', /recibos/);
    await app.press('Imprimir');
    await waitFor(() => expect(calls.arrived).toBe(1));
    await app.tick(0);
    calls.letGo();
    await printing.printed();
    expect(await screen.findByText('1 seleccionado')).toBeVisible();
    expect(within(app.rows()[0]!).getByRole('checkbox')).toBeChecked();
  });

  it('is printed again by Reimprimir, which issues none', async () => {
    const app = await renderTicked();
    await app.press('Imprimir');
    await printing.printed();
    await app.user.click(await screen.findByRole('button', { name: 'Reimprimir' }));
    await waitFor(() => expect(callsTo(app.api, 'GET', '/v1/recibos/25/pdf')).toHaveLength(2));
    await waitFor(() => expect(printing.windows[1]?.location.href).toMatch(/^blob:/));
    expect(app.posts()).toHaveLength(1);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Reimprimir' })).not.toBeInTheDocument(),
    );
  });

  it('is asked about before a second one, also after leaving the screen', async () => {
    const app = await renderTicked();
    await app.press('Imprimir');
    await printing.printed();
    await act(() => app.router.navigate({ to: '/recibos-menu' }));
    await act(async () => app.router.history.back());
    await app.loaded();
    expect(marks(app.rows())).toEqual([null, null, 'Recibo emitido']);
    await app.tick(1);
    await app.tick(2);
    await app.press('Imprimir');
    const dialog = await app.question();
    expect(within(dialog).getAllByRole('listitem').map(tidy)).toEqual([
      'Remito A-1: Bulonera Mediterránea S.R.L. → Doña Paula Recibo emitido a las 10:30.',
    ]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(app.posts()).toHaveLength(1);
    expect(printing.windows).toHaveLength(1);

    await app.free();
    await app.press('Imprimir');
    const igual = await screen.findByRole('button', { name: 'Imprimir igual' });
    await waitFor(() => expect(igual).toHaveFocus());
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.posts()).toHaveLength(2));
    await lastPrinted();
    expect(printing.windows).toHaveLength(2);
  });

  it('of another movement is not asked about', async () => {
    const app = await renderTicked();
    await app.press('Imprimir');
    await printing.printed();
    await app.tick(0);
    await app.free();
    await app.press('Imprimir');
    await waitFor(() => expect(app.posts()).toHaveLength(2));
    await lastPrinted();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([['status-500'], ['cut'], ['cut-after'], ['html']] as const)(
    'may exist after %s: the form says so, the row is marked and a repeat asks',
    async (fault) => {
      expectConsole('error', /HTTPError|NetworkError|UnreadableResponseError/);
      const app = await renderTicked(({ faults }) =>
        faults.add({ method: 'POST', path: '/v1/recibos/', fault, times: 1 }),
      );
      await app.press('Imprimir');
      expect(await screen.findByText(/^No sabemos si se emitió: fijate en/)).toHaveTextContent(
        'No sabemos si se emitió: fijate en Ver Recibos.',
      );
      await waitFor(() => expect(marks(app.rows())).toEqual([null, null, 'Recibo sin confirmar']));
      expect(screen.getByText('1 seleccionado')).toBeVisible();
      expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);
      await app.free();
      await app.press('Imprimir');
      expect(await app.question()).toHaveTextContent(
        'Recibo de las 10:30 sin confirmar: fijate en Ver Recibos.',
      );
      expect(app.posts()).toHaveLength(1);
      await app.press('Imprimir igual');
      await waitFor(() => expect(app.posts()).toHaveLength(2));
      await lastPrinted();
      await waitFor(() => expect(marks(app.rows())).toEqual([null, null, 'Recibo emitido']));
    },
  );

  it('may exist while there is no answer: a repeat on a new visit asks', async () => {
    const app = await renderTicked(({ faults }) =>
      faults.add({ method: 'POST', path: '/v1/recibos/', fault: 'hang', times: 1 }),
    );
    await app.press('Imprimir');
    await waitFor(() => expect(app.posts()).toHaveLength(1));
    await act(() => app.router.navigate({ to: '/recibos-menu' }));
    await act(async () => app.router.history.back());
    await app.loaded();
    await app.tick(2);
    await app.press('Imprimir');
    expect(await app.question()).toHaveTextContent('Recibo de las 10:30 sin confirmar');
    expect(app.posts()).toHaveLength(1);
  });

  it('does not exist after a refusal, and a repeat does not ask', async () => {
    expectConsole('error', /HTTPError/);
    const app = await renderTicked(({ faults }) =>
      faults.add({ method: 'POST', path: '/v1/recibos/', fault: 'status-400', times: 1 }),
    );
    await app.press('Imprimir');
    await within(screen.getByRole('main')).findByRole('alert');
    expect(screen.queryByText(/^No sabemos/)).not.toBeInTheDocument();
    await app.free();
    await app.press('Imprimir');
    await waitFor(() => expect(app.posts()).toHaveLength(2));
    await lastPrinted();
    expect(await screen.findByText('Recibo emitido', { selector: 'span' })).toBeVisible();
  });

  it('whose answer comes after the session expired is said, marked and not printed', async () => {
    expectConsole('error', /HTTPError/);
    expectConsole('warn', /No hay token/);
    const app = await renderTicked();
    const calls = holdCalls('POST', /recibos/);
    await app.press('Imprimir');
    await waitFor(() => expect(calls.arrived).toBe(1));
    act(() => session.expire());
    calls.letGo();
    expect(await screen.findByText('Recibo emitido', { selector: 'span' })).toBeVisible();
    expect(await screen.findByText(/^El recibo quedó creado/)).toBeInTheDocument();
    expect(marks(app.rows())).toEqual([null, null, 'Recibo emitido']);
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);
    expect(app.posts()).toHaveLength(1);
  });
});

describe('the sentence under the words', () => {
  it('says which sum they spell and what becomes of the freight', async () => {
    const app = await renderContra(buscado);
    await app.loaded();
    await app.tick(2);
    expect(screen.getByText(/^Es la suma del monto/)).toHaveTextContent(
      'Es la suma del monto. El flete, $ 1.000,20, va aparte en el recibo.',
    );
    await app.user.click(screen.getByRole('radio', { name: 'Recibo sin flete' }));
    expect(screen.getByText(/^Es la suma del monto/)).toHaveTextContent(
      'Es la suma del monto. El flete no va en el recibo.',
    );
  });
});
