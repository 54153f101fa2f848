import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerInstead } from './server/answer-instead';
import { expectConsole } from './support/console';
import { renderApp } from './support/render-app';
import { main } from './support/screen';

type Row = Record<string, unknown>;
type Change = (body: Row) => unknown;

/** Changes each row of a list. */
const rows =
  (change: (row: Row) => Row): Change =>
  (body) =>
    Object.fromEntries(
      Object.entries(body).map(([key, value]) => [
        key,
        Array.isArray(value) ? value.map((row: Row) => change(row)) : value,
      ]),
    );

const renamed = (change: (name: string) => string) =>
  rows((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [change(name), value])),
  );
const isNamed = (name: string) =>
  /^(?:monto|flete)(?:Pag|Rend)ado$/.test(name)
    ? `is${name.charAt(0).toUpperCase()}${name.slice(1)}`
    : name;

/** What a back-end may do otherwise than the contract, and the field that the console names. */
const DIFFERENCES: [name: string, change: Change, field: RegExp][] = [
  ['flags with the prefix of a getter', renamed(isNamed), /movimiento\.0\.montoPagado: no row/],
  [
    'flat references',
    rows(({ clienteOrigen, clienteDestino, ...row }) => ({
      ...row,
      clienteOrigenId: (clienteOrigen as Row).id,
      clienteDestinoId: (clienteDestino as Row).id,
    })),
    /movimiento\.0\.clienteOrigen\|clienteDestino: no row/,
  ],
  ["Spring's Page", ({ movimiento }) => ({ content: movimiento, totalPages: 1 }), /movimiento: /],
];

it.each(DIFFERENCES)(
  'a server that sends %s is told so, in place of wrong rows',
  async (_, change, field) => {
    expectConsole('error', field);
    const app = await renderApp('/recibos-menu');
    answerInstead('GET', /\/movimientos\/\?/, (body) => change(body as Row));
    await act(() => app.router.navigate({ href: '/movimientos' }));
    expect(await main().findByText('Error al obtener movimientos')).toBeVisible();
    expect(main().queryByText('N/A')).toBeNull();
    expect(
      within(screen.getByRole('form', { name: 'Nuevo movimiento' })).getByLabelText('Nro Remito'),
    ).toBeEnabled();
  },
);
