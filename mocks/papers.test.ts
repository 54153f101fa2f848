// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { newMovimiento, today } from './examples';
import { createTestClient, type TestClient } from './test-client';

let client: TestClient;
beforeEach(async () => {
  client = createTestClient();
  await client.call('POST', '/movimientos/', newMovimiento);
  await client.call('POST', '/movimientos/', {
    ...newMovimiento,
    cuentaCorriente: true,
    remitoNumero: 'ñ-1/a',
  });
});

type Rows = { id: number }[];

describe('receipts', () => {
  const contrareembolso = {
    clienteId: 3,
    fechaDesde: '2026-11-01',
    fechaHasta: today,
    concepto: 'PAGO CONTRAREEMBOLSO',
    recibi: 'DOS MIL PESOS CON VEINTE CENTAVOS',
    incluyeFlete: true,
    movimientoIds: [138, 139],
  };

  it('of contrareembolso total their movements, with freight or without', async () => {
    const withFlete = await client.call('POST', '/v1/recibos/', contrareembolso);
    expect(withFlete.body).toMatchObject({
      id: 25,
      cliente: { nombre: 'Autopartes Núñez Hnos.' },
      estado: { nombre: 'Emitido' },
      tipo: { tipo: 'Contrareembolso' },
      reciboNumero: '0001-00000365',
      fechaGeneracion: '2026-11-20T10:30:00',
      totalMonto: 2000.2,
      totalFlete: 16920.62,
    });
    const without = await client.call('POST', '/v1/recibos/', {
      ...contrareembolso,
      incluyeFlete: false,
    });
    expect(without.body).toMatchObject({ reciboNumero: '0001-00000366', totalFlete: 0 });
  });

  it("pay only that client's shipments", async () => {
    const answer = await client.call('POST', '/v1/recibos/', { ...contrareembolso, clienteId: 4 });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'El movimiento 138 no es de ese cliente.' },
    });
  });

  it('from another system have no client, no state and no PDF', async () => {
    expect(await client.read('/v1/recibos/1/pdf')).toMatchObject({
      cliente: null,
      estado: null,
      pdfRecibo: null,
    });
  });
});

it('a report finds a remito by any characters in its number', async () => {
  const ids = async (path: string) => (await client.read<Rows>(path)).map((row) => row.id);
  expect(await ids(`/reportes/${encodeURIComponent('Ñ-1/A')}/movimientos`)).toEqual([139]);
  expect(await ids('/reportes/inexistente/movimientos')).toEqual([]);
});

it('notifications carry the reminders that are due, as HTML and without urgency', async () => {
  const reminders = async () =>
    (
      await client.read<{ id: number; text: string; urgency: string | null }[]>('/notificaciones/')
    ).filter(({ urgency }) => urgency === null);
  const due = await reminders();
  expect(due.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(due[1]?.text).toContain('&lt; 500 unidades &gt;');
  client.time.now = new Date('2026-11-29T15:00:00Z');
  expect(await reminders()).toHaveLength(4);
});
