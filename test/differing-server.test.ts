import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { movimientosPageSchema } from '@/features/movimientos/movimiento.schema';
import { startCalls } from './server/calls';

/** Fields without which a row would be shown wrong, for example because the server calls them `isMontoPagado` or `clienteOrigenId`. */
const FIELDS = [
  ['clienteOrigen', 'clienteDestino'],
  ['montoPagado'],
  ['montoRendido'],
  ['fletePagado'],
  ['fleteRendido'],
  ['cuentaCorriente'],
  ['fleteACargoCliente'],
];

it.each(FIELDS)('movements of a server that does not send %s are refused', async (...names) => {
  const { api, token } = await startCalls();
  const headers = { authorization: `Bearer ${token}` };
  const path = 'http://localhost/api/movimientos/?pagina=0&cantidad=10&texto=';
  const page = (await (await api.fetch(path, { headers })).json()) as { movimiento: object[] };
  const rows = page.movimiento.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))),
  );
  const read = z.safeParse(movimientosPageSchema, { ...page, movimiento: rows });
  expect(read.error?.issues).toMatchObject([{ path: ['movimiento', 0, names.join('|')] }]);
});
