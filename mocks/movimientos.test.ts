// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { movimientoEdit, newMovimiento, today } from './examples';
import { createTestClient, type TestClient } from './test-client';

let client: TestClient;
beforeEach(() => {
  client = createTestClient();
});

it.each([
  ['clienteOrigenId', 'el cliente'],
  ['servicioId', 'el servicio'],
  ['representanteId', 'el representante'],
])('a new movement refers to rows that exist: %s', async (field, what) => {
  const answer = await client.call('POST', '/movimientos/', { ...newMovimiento, [field]: 999 });
  expect(answer).toEqual({ status: 404, body: { message: `No existe ${what} 999.` } });
});

describe('an edited movement', () => {
  const create = () => client.call('POST', '/movimientos/', newMovimiento);

  it('keeps its date and time, and stores the total freight', async () => {
    await create();
    client.time.now = new Date('2026-11-25T15:00:00Z');
    const { body } = await client.call('PATCH', '/movimientos/138', {
      ...movimientoEdit,
      flete: 100,
    });
    expect(body).toMatchObject({
      fecha: '20/11/2026',
      hora: '10:30',
      clienteDestino: { id: 4 },
      flete: 160.01,
      subServicio: null,
      subBultos: null,
    });
  });

  it('keeps a free-text client under id 0 until a real one replaces it', async () => {
    await create();
    const kept = await client.call('PATCH', '/movimientos/138', {
      ...movimientoEdit,
      clienteDestinoId: 0,
    });
    expect(kept.body).toMatchObject({ clienteDestino: { id: 0, nombre: 'Sra. Ñáñez, mostrador' } });
    await client.call('PATCH', '/movimientos/138', movimientoEdit);
    const back = await client.call('PATCH', '/movimientos/138', {
      ...movimientoEdit,
      clienteDestinoId: 0,
    });
    expect(back).toMatchObject({ status: 400 });
  });
});

it('a movement is not deleted while a receipt or a route sheet lists it', async () => {
  const inReceipt = client.api.db.recibos.get(2)?.movimientoIds[0];
  expect(await client.call('DELETE', `/movimientos/${inReceipt}`)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('recibo 0001-00000342') as string },
  });
});

it('movements for a receipt are those the client sent between the dates, both included', async () => {
  await client.call('POST', '/movimientos/', newMovimiento);
  const path = `/movimientos/para-recibo?clienteId=3&fechaDesde=${today}&fechaHasta=${today}`;
  const { movimientos } = await client.read<{ movimientos: { id: number }[] }>(path);
  expect(movimientos[0]?.id).toBe(138);
  for (const row of movimientos) {
    expect(row).toMatchObject({ fecha: '20/11/2026', clienteOrigen: { id: 3 } });
  }
});
