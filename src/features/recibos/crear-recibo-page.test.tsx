import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { config } from '@/lib/page/config';
import type { MockApi } from '@mocks/api';
import { holdCalls } from '../../../test/server/hold-calls';
import { callsTo, tidy } from '../../../test/server/movimientos';
import { expectConsole } from '../../../test/support/console';
import { fill, pickOption } from '../../../test/support/fields';
import { recordPrintWindows } from '../../../test/support/print-windows';
import { renderApp } from '../../../test/support/render-app';
import { breadcrumb, clickFree, title } from '../../../test/support/screen';

const printing = recordPrintWindows();

const IMPORTE = `Entregué a ${config.companyName} la suma de...`;
const CONCEPTO = 'En concepto de...';

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
      await fill(app.user, text(CONCEPTO), ' Seña\u200b ');
    },
    print: () => clickFree(app.user, imprimir),
    posts: () => callsTo(app.api, 'POST', /./).map(({ path, body }) => [path, body]),
  };
}

it('the form needs a client, an amount that has words, and a concept', async () => {
  const app = await renderRecibo();
  const { user, cliente, form, text, fill: write, complete, imprimir, isBlocked, posts } = app;
  expect(await title('Crear recibos')).toBeVisible();
  expect(breadcrumb()).toBe('Inicio/Recibos/Crear recibos');
  for (const field of [cliente, text(IMPORTE), text(CONCEPTO)]) expect(field).toHaveValue('');
  expect(isBlocked()).toBe(true);
  await complete();
  expect(isBlocked()).toBe(false);
  expect(
    screen.getByText('Son: MIL DOSCIENTOS TREINTA Y CUATRO PESOS CON CINCUENTA CENTAVOS'),
  ).toBeVisible();
  for (const typed of ['mil', '0', '-5', '1000000000000']) {
    await write(IMPORTE, typed);
    expect(text(IMPORTE), typed).toBeInvalid();
    expect(screen.getByText('Ingresá un importe válido')).toBeVisible();
    expect(isBlocked()).toBe(true);
  }
  await write(IMPORTE, '');
  expect(text(IMPORTE)).toBeValid();
  expect(isBlocked()).toBe(true);
  await write(IMPORTE, '0.01');
  expect(isBlocked()).toBe(false);
  await write(CONCEPTO, '   ');
  expect(isBlocked()).toBe(true);
  await write(CONCEPTO, 'Seña');
  await user.click(form.getByRole('button', { name: 'Borrar Cliente' }));
  expect(isBlocked()).toBe(true);
  await user.click(imprimir);
  await user.type(text(CONCEPTO), '{Enter}');
  expect(posts()).toEqual([]);
  expect(printing.windows).toEqual([]);
});

it('Imprimir opens its window within the click while the client search is pending, and closes it if there is no client', async () => {
  const { user, cliente, fill: write, print, posts, api } = await renderRecibo();
  await write(IMPORTE, '1234,50');
  await write(CONCEPTO, 'Seña');
  for (const [index, texto] of ['zzz', api.db.clientes.get(1)!.nombre].entries()) {
    const search = holdCalls('GET', /^\/clientes\/filtro/);
    await user.clear(cliente);
    await user.type(cliente, texto);
    await print();
    expect(printing.windows).toHaveLength(index + 1);
    search.letGo();
    if (index > 0) continue;
    await waitFor(() => expect(printing.windows[0]!.closed).toBe(true));
    expect(cliente).toHaveAccessibleDescription('Sin resultados para «zzz»');
    expect(posts()).toEqual([]);
  }
  await printing.shown(2);
  expect(posts()).toMatchObject([['/v1/recibos/manual', { clienteId: 1 }]]);
});

it('Imprimir creates a receipt, prints it and clears the form, and asks before creating the same one again', async () => {
  const app = await renderRecibo();
  const { complete, user, print, posts, api, cliente, text, fill: write } = app;
  const question = () => screen.findByRole('dialog', { name: '¿Emitir otro recibo?' });
  await complete();
  await write('Fecha', '19/11/2026');
  await print();
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
  expect(await screen.findByRole('button', { name: 'Reimprimir' })).toBeVisible();
  await waitFor(() => expect(cliente).toHaveValue(''));
  for (const field of [text(IMPORTE), text(CONCEPTO)]) expect(field).toHaveValue('');
  expect(text('Fecha')).toHaveValue('20/11/2026');

  await complete();
  await print();
  const dialog = await question();
  expect(within(dialog).getAllByRole('listitem').map(tidy)).toEqual([
    'Agroinsumos del Sur S.A., $ 1.234,50, Seña Recibo emitido a las 10:30.',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(text(IMPORTE)).toHaveValue('1.234,50');
  expect(posts()).toHaveLength(1);
  expect(printing.windows).toHaveLength(1);

  await print();
  await user.click(within(await question()).getByRole('button', { name: 'Imprimir igual' }));
  await waitFor(() => expect(posts()).toHaveLength(2));
  await printing.shown(2);
});

it('a receipt without an answer may exist: the form says so, and a repeat asks', async () => {
  expectConsole('error', /NetworkError/);
  const { complete, print, posts, text } = await renderRecibo(({ faults }) =>
    faults.add({ method: 'POST', path: '/v1/recibos/manual', fault: 'cut-after', times: 1 }),
  );
  await complete();
  await print();
  expect(await screen.findByText(/^No sabemos si se emitió: fijate en/)).toBeVisible();
  expect(text(IMPORTE)).toHaveValue('1.234,50');
  await print();
  expect(await screen.findByRole('dialog', { name: '¿Emitir otro recibo?' })).toHaveTextContent(
    'Recibo de las 10:30 sin confirmar',
  );
  expect(posts()).toHaveLength(1);
});
