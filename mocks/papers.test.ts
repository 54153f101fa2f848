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

const isPdf = (base64: unknown) =>
  typeof base64 === 'string' && Buffer.from(base64, 'base64').subarray(0, 5).toString() === '%PDF-';

type Rows = { id: number; cuentaCorriente: boolean }[];

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

  it('come newest first in the list and print, free receipts too', async () => {
    await client.call('POST', '/v1/recibos/manual', {
      clienteId: 3,
      fecha: '2026-11-19',
      concepto: 'Seña',
      entregue: 'UN PESO',
      totalMonto: 1,
    });
    const { recibo } = await client.read<{ recibo: { id: number }[] }>(
      '/v1/recibos/?pagina=0&cantidad=10',
    );
    expect(recibo[0]).toMatchObject({ id: 25, tipo: { tipo: 'Manual' }, concepto: 'Seña' });
    const { pdfRecibo } = await client.read<{ pdfRecibo: string }>('/v1/recibos/25/pdf');
    expect(isPdf(pdfRecibo)).toBe(true);
  });

  it('from another system have no client, no state and no PDF', async () => {
    expect(await client.read('/v1/recibos/1/pdf')).toMatchObject({
      cliente: null,
      estado: null,
      pdfRecibo: null,
    });
  });
});

describe('route sheets', () => {
  const search = (query: string) =>
    client.read<{ movimientos: Rows; totalMonto: number; totalFlete: number }>(
      `/hoja-rutas/movimientos?fecha=${today}${query}`,
    );

  it('split the day between cuenta corriente and contado', async () => {
    const all = await search('&todos=true');
    const account = await search('&cuentaCorriente=true&contado=false&todos=false');
    const cash = await search('&contado=true');
    expect(account.movimientos.every((row) => row.cuentaCorriente)).toBe(true);
    expect(cash.movimientos.some((row) => row.cuentaCorriente)).toBe(false);
    expect(account.movimientos.length + cash.movimientos.length).toBe(all.movimientos.length);
    expect(Math.round((account.totalMonto + cash.totalMonto) * 100)).toBe(
      Math.round(all.totalMonto * 100),
    );
    expect(Math.round((account.totalFlete + cash.totalFlete) * 100)).toBe(
      Math.round(all.totalFlete * 100),
    );
  });

  it("keep to one representative's", async () => {
    const { movimientos } = await search('&representanteId=2');
    const stored = client.api.db.movimientos.rows.filter(
      (row) => row.fecha === today && row.representanteId === 2,
    );
    expect(movimientos.map((row) => row.id)).toEqual(stored.map((row) => row.id).reverse());
  });

  it('are stored and print', async () => {
    const body = {
      fecha: today,
      representanteId: 2,
      vehiculoId: 5,
      empleadoId: 6,
      movimientoIds: [138],
    };
    expect(await client.call('POST', '/hoja-rutas/', body)).toMatchObject({ body: { id: 4 } });
    const { pdfHojaRuta } = await client.read<{ pdfHojaRuta: string }>('/hoja-rutas/4/pdf');
    expect(isPdf(pdfHojaRuta)).toBe(true);
    expect(await client.call('DELETE', '/movimientos/138')).toMatchObject({ status: 409 });
  });
});

describe('reports', () => {
  const ids = async (path: string) => (await client.read<Rows>(path)).map((row) => row.id);

  it.each([
    ['origenId=3', (m) => m.clienteOrigenId === 3],
    ['representanteId=3', (m) => m.representanteId === 3],
    [
      'fechaDesde=2026-11-10&fechaHasta=2026-11-12',
      (m) => m.fecha >= '2026-11-10' && m.fecha <= '2026-11-12',
    ],
    ['montoPagado=true&fletePagado=false', (m) => m.montoPagado && !m.fletePagado],
    ['cuentaCorriente=true', (m) => m.cuentaCorriente],
    ['fleteACargoDeOrigen=false', (m) => !m.fleteACargoCliente],
    ['', () => true],
  ] satisfies [string, (m: TestClient['api']['db']['movimientos']['rows'][number]) => boolean][])(
    'filter by %s',
    async (query, passes) => {
      const wanted = client.api.db.movimientos.rows.filter(passes).map((row) => row.id);
      expect(wanted.length).toBeGreaterThan(0);
      expect(await ids(`/reportes/?${query}`)).toEqual(wanted.reverse());
    },
  );

  it('find a remito by any characters in its number', async () => {
    expect(await ids(`/reportes/${encodeURIComponent('Ñ-1/A')}/movimientos`)).toEqual([139]);
    expect(await ids('/reportes/inexistente/movimientos')).toEqual([]);
  });

  it('mark as paid, mark as rendered and set the freight', async () => {
    const at = '/reportes/movimientos';
    const both = 'movimientoIds=138&movimientoIds=139';
    await client.call('PATCH', `${at}/marcar-pagado?${both}&montoPagado=true`);
    await client.call('PATCH', `${at}/marcar-rendido?movimientoIds=139&fleteRendido=true`);
    await client.call('PATCH', `${at}/precio-flete?movimientoIds=138&precioFlete=123.45`);
    expect(await client.read('/movimientos/138')).toMatchObject({
      montoPagado: true,
      fleteRendido: false,
      flete: 123.45,
    });
    expect(await client.read('/movimientos/139')).toMatchObject({
      montoPagado: true,
      fleteRendido: true,
      flete: 8460.31,
    });
  });

  it('print', async () => {
    const { reportePdf } = await client.read<{ reportePdf: string }>(
      '/reportes/pdf?origenId=3&montoPagado=false&movimientoIds=138',
    );
    expect(isPdf(reportePdf)).toBe(true);
  });
});

describe('notifications and reminders', () => {
  interface Notice {
    id: number;
    text: string;
    urgency: string | null;
    visto: boolean;
  }
  const unread = () => client.read<Notice[]>('/notificaciones/');
  const seen = () => client.read<Notice[]>('/notificaciones/vistos');

  it('move between new and read', async () => {
    await client.call('PATCH', '/v1/vencimientos/1', { visto: true });
    expect((await seen()).map((row) => row.id)).toContain(1);
    await client.call('PATCH', '/v1/vencimientos/1', { visto: false });
    expect((await seen()).map((row) => row.id)).not.toContain(1);
    expect((await unread()).filter((row) => row.urgency !== null).map((row) => row.id)).toContain(
      1,
    );
  });

  it('carry the reminders that are due, as HTML and without urgency', async () => {
    const reminders = (await unread()).filter((row) => row.urgency === null);
    expect(reminders.map((row) => row.id)).toEqual([1, 2, 3]);
    expect(reminders[1]?.text).toContain('&lt; 500 unidades &gt;');
    client.time.now = new Date('2026-11-29T15:00:00Z');
    expect((await unread()).filter((row) => row.urgency === null)).toHaveLength(4);
  });

  it('lose a reminder that is deleted', async () => {
    await client.call('POST', '/v1/anotaciones/', { texto: 'Hoy', fecha: today });
    expect((await unread()).map((row) => row.text)).toContain('Hoy');
    await client.call('DELETE', '/v1/anotaciones/5');
    expect((await unread()).map((row) => row.text)).not.toContain('Hoy');
  });
});
