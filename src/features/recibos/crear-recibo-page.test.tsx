import type { MockApi } from '@mocks/api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { config } from '@/lib/config';
import { answerInstead } from '../../../test/answer-instead';
import { setClock } from '../../../test/clock';
import { expectConsole } from '../../../test/console';
import { fill, pickOption } from '../../../test/fields';
import { holdCalls } from '../../../test/hold-calls';
import { callsTo, tidy } from '../../../test/movimientos';
import { recordPrintWindows } from '../../../test/print-windows';
import { renderApp } from '../../../test/render-app';

const printing = recordPrintWindows();

/** Waits until the window that was opened last shows its document. */
const lastPrinted = () =>
  waitFor(() => expect(printing.windows.at(-1)?.location.href).toMatch(/^blob:/));

const IMPORTE = `Entregué a ${config.companyName} la suma de...`;

async function renderRecibo(arrange?: (api: MockApi) => void) {
  const app = await renderApp('/recibos', arrange && { arrange });
  const form = within(await screen.findByRole('form', { name: 'Crear recibos' }));
  const text = (name: string) => form.getByRole('textbox', { name });
  const cliente = form.getByRole('combobox', { name: 'Cliente' });
  const imprimir = form.getByRole('button', { name: 'Imprimir' });
  return {
    ...app,
    form,
    text,
    cliente,
    imprimir,
    fill: (name: string, value: string) => fill(app.user, text(name), value),
    isBlocked: () => imprimir.getAttribute('aria-disabled') === 'true',
    async complete() {
      await pickOption(app.user, cliente, /^Agroinsumos/);
      await fill(app.user, text(IMPORTE), '1234,50');
      await fill(app.user, text('En concepto de...'), ' Seña ');
    },
    posts: () => callsTo(app.api, 'POST', /./).map(({ path, body }) => [path, body]),
  };
}

describe('the form', () => {
  it('begins with tomorrow after 17:00, and with Imprimir blocked', async () => {
    setClock('2026-11-20T17:00:00-03:00');
    const { text, cliente, isBlocked } = await renderRecibo();
    expect(screen.getByRole('heading', { level: 1, name: 'Crear recibos' })).toBeVisible();
    expect(tidy(screen.getByRole('navigation', { name: 'Ruta de navegación' }))).toBe(
      'Inicio/Recibos/Crear recibos',
    );
    expect(text('Fecha')).toHaveValue('21/11/2026');
    expect(cliente).toHaveValue('');
    expect(text(IMPORTE)).toHaveValue('');
    expect(text('En concepto de...')).toHaveValue('');
    expect(isBlocked()).toBe(true);
  });

  it('requires a client, an amount and a concept to print', async () => {
    const { user, cliente, form, fill: write, isBlocked, imprimir, posts } = await renderRecibo();
    await pickOption(user, cliente, /^Agroinsumos/);
    expect(isBlocked()).toBe(true);
    await write(IMPORTE, '1234,50');
    expect(isBlocked()).toBe(true);
    await write('En concepto de...', '   ');
    expect(isBlocked()).toBe(true);
    await write('En concepto de...', 'Seña');
    expect(isBlocked()).toBe(false);
    await write(IMPORTE, '');
    expect(isBlocked()).toBe(true);
    await write(IMPORTE, '7');
    await user.click(form.getByRole('button', { name: 'Borrar Cliente' }));
    expect(isBlocked()).toBe(true);
    await user.click(imprimir);
    await user.type(form.getByRole('textbox', { name: 'En concepto de...' }), '{Enter}');
    expect(posts()).toEqual([]);
    expect(printing.windows).toEqual([]);
  });

  it('marks an invalid amount', async () => {
    const { complete, text, fill: write, isBlocked } = await renderRecibo();
    await complete();
    for (const typed of ['mil', '0', '-5', '1,2,3', '1000000000000']) {
      await write(IMPORTE, typed);
      expect(text(IMPORTE), typed).toBeInvalid();
      expect(screen.getByText('Ingresá un importe válido')).toBeVisible();
      expect(isBlocked()).toBe(true);
    }
  });

  it('shows the amount in words', async () => {
    const { fill: write } = await renderRecibo();
    for (const [typed, words] of [
      ['1.234,50', 'MIL DOSCIENTOS TREINTA Y CUATRO PESOS CON CINCUENTA CENTAVOS'],
      ['0.01', 'CERO PESOS CON UN CENTAVO'],
      ['999999999999,99', /^Son: NOVECIENTOS .* CON NOVENTA Y NUEVE CENTAVOS$/],
    ] as const) {
      await write(IMPORTE, typed);
      expect(screen.getByText(words instanceof RegExp ? words : `Son: ${words}`)).toBeVisible();
    }
  });
});

describe('Imprimir', () => {
  /** Leaves the client's search under way. */
  async function searching(texto?: string) {
    const app = await renderRecibo();
    await app.fill(IMPORTE, '1234,50');
    await app.fill('En concepto de...', 'Seña');
    const search = holdCalls('GET', /^\/clientes\/filtro/);
    await app.user.type(app.cliente, texto ?? app.api.db.clientes.get(1)!.nombre);
    await app.user.click(app.imprimir);
    expect(printing.windows).toHaveLength(1);
    search.letGo();
    return app;
  }

  it('opens its window in the click, while the client is still searched', async () => {
    const { posts } = await searching();
    expect((await printing.printed())?.type).toBe('application/pdf');
    expect(posts()).toMatchObject([['/v1/recibos/manual', { clienteId: 1 }]]);
  });

  it('closes that window where no client is found', async () => {
    const { cliente, posts } = await searching('zzz');
    await waitFor(() => expect(printing.windows[0]!.closed).toBe(true));
    expect(cliente).toHaveAccessibleDescription('Sin resultados para «zzz»');
    expect(posts()).toEqual([]);
  });

  it('creates the receipt, prints it and empties the form', async () => {
    const { complete, user, imprimir, posts, api, cliente, text } = await renderRecibo();
    await complete();
    await fill(user, text('Fecha'), '19/11/2026');
    await user.dblClick(imprimir);
    expect(printing.windows).toHaveLength(1);
    expect((await printing.printed())?.type).toBe('application/pdf');
    expect(posts()).toEqual([
      [
        '/v1/recibos/manual',
        {
          clienteId: 1,
          fecha: '2026-11-19',
          concepto: 'Seña',
          entregue: 'MIL DOSCIENTOS TREINTA Y CUATRO PESOS CON CINCUENTA CENTAVOS',
          totalMonto: 1234.5,
        },
      ],
    ]);
    expect(callsTo(api, 'GET', '/v1/recibos/25/pdf')).toHaveLength(1);
    await waitFor(() => expect(cliente).toHaveValue(''));
    expect(text(IMPORTE)).toHaveValue('');
    expect(text('En concepto de...')).toHaveValue('');
    expect(text('Fecha')).toHaveValue('20/11/2026');
  });

  it.each([
    ['refused', null],
    ['not there', { pdfRecibo: null }],
  ])('shows a toast and creates one receipt when the PDF is %s', async (_label, body) => {
    const { complete, user, imprimir, api, posts, cliente } = await renderRecibo();
    if (body) {
      answerInstead('GET', /\/pdf$/, () => body);
    } else {
      expectConsole('error', /HTTPError/);
      api.faults.add({ path: '/v1/recibos/{id}/pdf', fault: 'status-400-empty' });
    }
    await complete();
    await user.click(imprimir);
    expect(await screen.findByText('No se pudo obtener el PDF del recibo')).toBeVisible();
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);
    await waitFor(() => expect(cliente).toHaveValue(''));
    expect(posts()).toHaveLength(1);
    expect(api.db.recibos.lastId).toBe(25);
  });
});

describe('the same receipt again', () => {
  const question = () => screen.findByRole('dialog', { name: '¿Emitir otro recibo?' });
  const free = (imprimir: HTMLElement) =>
    waitFor(() => expect(imprimir).not.toHaveAttribute('aria-disabled'), { timeout: 2000 });

  it('asks first, names what and when, and Enter issues it', async () => {
    const { complete, user, imprimir, posts, cliente } = await renderRecibo();
    await complete();
    await user.click(imprimir);
    expect(await screen.findByRole('button', { name: 'Reimprimir' })).toBeVisible();
    await waitFor(() => expect(cliente).toHaveValue(''));
    await complete();
    await free(imprimir);
    await user.click(imprimir);
    const dialog = await question();
    expect(within(dialog).getAllByRole('listitem').map(tidy)).toEqual([
      'Agroinsumos del Sur S.A., $ 1.234,50, Seña Recibo emitido a las 10:30.',
    ]);
    expect(posts()).toHaveLength(1);
    expect(printing.windows).toHaveLength(1);
    const igual = within(dialog).getByRole('button', { name: 'Imprimir igual' });
    await waitFor(() => expect(igual).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(posts()).toHaveLength(2));
    await lastPrinted();
    expect(printing.windows).toHaveLength(2);
  });

  it('keeps what was typed on Cancelar', async () => {
    const { complete, user, imprimir, posts, cliente, text } = await renderRecibo();
    await complete();
    await user.click(imprimir);
    await waitFor(() => expect(cliente).toHaveValue(''));
    await complete();
    await free(imprimir);
    await user.click(imprimir);
    const dialog = await question();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(text(IMPORTE)).toHaveValue('1.234,50');
    expect(posts()).toHaveLength(1);
  });

  it('is another one with another amount', async () => {
    const { complete, user, imprimir, posts, cliente, fill: write } = await renderRecibo();
    await complete();
    await user.click(imprimir);
    await waitFor(() => expect(cliente).toHaveValue(''));
    await complete();
    await write(IMPORTE, '1234,51');
    await free(imprimir);
    await user.click(imprimir);
    await waitFor(() => expect(posts()).toHaveLength(2));
    await lastPrinted();
  });

  it.each([['status-500'], ['cut'], ['cut-after']] as const)(
    'asks after %s, which the form does not hide',
    async (fault) => {
      expectConsole('error', /HTTPError|NetworkError/);
      const { complete, user, imprimir, posts, text } = await renderRecibo(({ faults }) =>
        faults.add({ method: 'POST', path: '/v1/recibos/manual', fault, times: 1 }),
      );
      await complete();
      await user.click(imprimir);
      expect(await screen.findByText(/^No sabemos si se emitió: fijate en/)).toBeVisible();
      expect(text(IMPORTE)).toHaveValue('1.234,50');
      await free(imprimir);
      await user.click(imprimir);
      expect(await question()).toHaveTextContent('Recibo de las 10:30 sin confirmar');
      expect(posts()).toHaveLength(1);
    },
  );
});
