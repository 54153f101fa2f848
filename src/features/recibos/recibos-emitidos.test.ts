import { describe, expect, it } from 'vitest';
import { movimientoSchema } from '@/features/movimientos/movimiento.schema';
import type { Issued } from '@/lib/cache/issued';
import type { ContrareembolsoPayload, ReciboLibrePayload } from './recibo.schema';
import { askRecibo, askSame, reciboMark } from './recibos-emitidos';

const at = Date.parse('2026-11-20T10:15:00-03:00');
const row = (id: number, state: object = { montoPagado: true }) =>
  movimientoSchema.parse({
    id,
    bultos: 1,
    monto: 0,
    flete: 0,
    remitoNumero: `A-${id}`,
    ...state,
  });
const FRAME = { title: '¿Emitir otro recibo?', confirm: 'Imprimir igual', caution: 'mistake' };
const ISSUED = 'Recibo emitido a las 10:15.';
const UNKNOWN = 'Recibo de las 10:15 sin confirmar: fijate en Ver Recibos.';

describe('askRecibo', () => {
  const attempt = (status: 'success' | 'error' | 'pending') =>
    ({ status, at }) as Issued<ContrareembolsoPayload>;
  const named = (id: number, text: string) => ({
    name: `Remito A-${id}: N/A → N/A`,
    details: [{ text }],
  });

  it('does not ask about movements without a receipt', () => {
    expect(askRecibo([row(1)], new Map([[2, attempt('success')]]), true)).toBeNull();
  });

  it('lists movements that have a receipt, or may have one', () => {
    const recibos = new Map([
      [1, attempt('success')],
      [3, attempt('error')],
    ]);
    expect(askRecibo([row(1), row(2)], recibos, true)).toEqual({
      ...FRAME,
      parts: [{ text: 'Este movimiento ya está en un recibo:', items: [named(1, ISSUED)] }],
    });
    expect(askRecibo([row(1), row(3)], recibos, true)!.parts).toEqual([
      {
        text: 'Estos movimientos ya están en un recibo:',
        items: [named(1, ISSUED), named(3, UNKNOWN)],
      },
    ]);
    expect([attempt('success'), attempt('error')].map(reciboMark)).toEqual([
      'Recibo emitido',
      'Recibo sin confirmar',
    ]);
  });
});

it('askRecibo names montos that nobody has paid or that are rendidos already', () => {
  const rows = [row(1), row(2, {}), row(3, { montoPagado: true, montoRendido: true })];
  const items = (id: number) => [{ name: `Remito A-${id}: N/A → N/A`, details: [] }];
  expect(askRecibo(rows, new Map(), false)).toEqual({
    ...FRAME,
    title: '¿Emitir el recibo igual?',
    parts: [
      { text: '1 no está pagado:', items: items(2) },
      { text: '1 ya estaba rendido:', items: items(3) },
    ],
  });
});

it('askRecibo names fletes that are paid or that the destination pays, if they are in the receipt', () => {
  const monto = { flete: 10, montoPagado: true };
  const rows = [
    row(1, { ...monto, fleteACargoCliente: true, fletePagado: true }),
    row(2, { ...monto, fleteACargoCliente: false }),
  ];
  expect(askRecibo(rows, new Map(), false)).toBeNull();
  expect(askRecibo(rows, new Map(), true)?.parts.map(({ text }) => text)).toEqual([
    '1 tiene el flete pagado:',
    '1 tiene el flete a cargo del destino:',
  ]);
});

describe('askSame', () => {
  const recibo = { clienteId: 1, totalMonto: 1234.5, concepto: 'Seña' } as ReciboLibrePayload;
  const attempt = (status: 'success' | 'error', changes = {}): Issued<ReciboLibrePayload> => ({
    status,
    at,
    variables: { ...recibo, ...changes },
  });

  it('names the last identical receipt', () => {
    const others = [attempt('success'), attempt('error'), attempt('success', { clienteId: 2 })];
    expect(askSame(recibo, 'Agroinsumos', others)).toEqual({
      ...FRAME,
      parts: [
        {
          text: 'Ya hay uno igual:',
          items: [{ name: 'Agroinsumos, $\u00a01.234,50, Seña', details: [{ text: UNKNOWN }] }],
        },
      ],
    });
  });

  it.each([[{ clienteId: 2 }], [{ totalMonto: 1234.51 }], [{ concepto: 'Pago' }]])(
    'does not ask if the last receipt has a different %j',
    (changes) => {
      expect(askSame(recibo, 'Agroinsumos', [attempt('success', changes)])).toBeNull();
    },
  );
});
