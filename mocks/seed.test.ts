// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { daysBetween } from './lib/dates';
import { createSeed } from './seed/index';
import { now, today } from './examples';

const seed = createSeed({ now });

describe('the seed', () => {
  it('is the same for the same input', () => {
    expect(createSeed({ now })).toEqual(seed);
    expect(createSeed({ now, movimientos: 500 })).toEqual(createSeed({ now, movimientos: 500 }));
  });

  it('includes edge cases', () => {
    const names = seed.clientes.map((row) => row.nombre);
    expect(new Set(names).size).toBe(names.length - 1);
    expect(Math.max(...names.map((name) => name.length))).toBeGreaterThan(100);
    expect(seed.clientes.some((row) => row.telefono === null && row.email === null)).toBe(true);

    const rows = seed.movimientos;
    expect(rows.some((row) => row.monto === 0)).toBe(true);
    expect(rows.some((row) => row.monto % 1 !== 0)).toBe(true);
    expect(rows.some((row) => row.clienteOrigenId === null && row.clienteOrigenNombre)).toBe(true);
    expect(rows.some((row) => row.representanteId === null)).toBe(true);
    expect(rows.some((row) => row.subServicioId !== null && (row.subBultos ?? 0) > 0)).toBe(true);
    const fragiles = rows.filter(({ observaciones }) => observaciones?.includes('Frágil'));
    expect(fragiles.filter(({ bultos }) => bultos > 1).length).toBeGreaterThan(3);
    const flags = rows.map((row) =>
      [
        row.montoPagado,
        row.montoRendido,
        row.fletePagado,
        row.fleteRendido,
        row.cuentaCorriente,
        row.fleteACargoCliente,
      ].join(),
    );
    expect(new Set(flags).size).toBe(64);

    const expiries = seed.vehiculos.map((row) => daysBetween(today, row.fechaTecnica ?? today));
    expect(expiries.some((days) => days < 0)).toBe(true);
    expect(expiries.some((days) => days > 0 && days <= 30)).toBe(true);
    expect(new Set(seed.notificaciones.map((row) => row.urgency))).toEqual(
      new Set(['high', 'medium', 'low']),
    );
    expect(seed.notificaciones.some((row) => row.visto)).toBe(true);
  });

  it('refers only to rows that exist', () => {
    const has = (rows: readonly { id: number }[], id: number | null) =>
      id === null || rows.some((row) => row.id === id);
    for (const row of seed.movimientos) {
      expect(has(seed.clientes, row.clienteOrigenId)).toBe(true);
      expect(has(seed.clientes, row.clienteDestinoId)).toBe(true);
      expect(has(seed.representantes, row.representanteId)).toBe(true);
      expect(has(seed.servicios, row.servicioId)).toBe(true);
      expect(has(seed.servicios, row.subServicioId)).toBe(true);
    }
    for (const { movimientoIds } of [...seed.recibos, ...seed.hojasRuta]) {
      expect(movimientoIds.every((id) => has(seed.movimientos, id))).toBe(true);
    }
  });

  it('holds amounts in whole cents', () => {
    for (const row of [...seed.movimientos, ...seed.recibos]) {
      const amounts = Object.values(row).filter((value) => typeof value === 'number');
      expect(amounts.every((value) => Number(value.toFixed(2)) === value)).toBe(true);
    }
  });

  it('dates movements around the clock, oldest first', () => {
    const moments = seed.movimientos.map((row) => `${row.fecha} ${row.hora}`);
    expect(moments.toSorted()).toEqual(moments);
    expect(seed.movimientos.filter((row) => row.fecha === today).length).toBeGreaterThan(10);
    expect(moments.at(0)?.slice(0, 10)).toBe('2026-07-13');
    expect(moments.at(-1)?.slice(0, 10)).toBe('2026-11-21');
  });

  it('takes the date from Buenos Aires', () => {
    const lateEvening = createSeed({ now: new Date('2026-11-21T01:00:00Z') });
    expect(lateEvening.movimientos.at(-1)?.fecha).toBe('2026-11-21');
  });

  it('makes as many movements as asked for', () => {
    const { movimientos } = createSeed({ now, movimientos: 10_000 });
    expect(movimientos.length).toBe(10_000);
    expect(createSeed({ now, movimientos: 0 }).movimientos).toEqual([]);
  });
});
