import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGRUPACIONES } from './agrupaciones';
import {
  aCargoDe,
  agruparARendir,
  agruparDeuda,
  fleteAdeudado,
  montoARendir,
  porAntiguedad,
  type FilaDeuda,
} from './deuda';
import { computeCuenta, cuentaAsText } from './estado-de-cuenta';
import { sumPesos } from './dinero';
import { addDias } from './fechas';

const HOY = '2026-11-20';
const ana = { id: 1, nombre: 'Ana' };
const beto = { id: 2, nombre: 'Beto' };

type Fila = FilaDeuda & { remitoNumero: string | null };

const fila = (changes: Partial<Fila> = {}): Fila => ({
  remitoNumero: 'A-1',
  fecha: HOY,
  clienteOrigen: ana,
  clienteDestino: beto,
  representante: null,
  servicio: { id: 1, nombre: 'Encomienda' },
  bultos: 1,
  subBultos: null,
  subServicio: null,
  monto: 100,
  montoPagado: false,
  montoRendido: false,
  flete: 10,
  fletePagado: false,
  cuentaCorriente: false,
  fleteACargoCliente: true,
  ...changes,
});

describe('who is charged, and what is owed', () => {
  it('charges the origin or the destination', () => {
    expect(aCargoDe(fila())).toBe(ana);
    expect(aCargoDe(fila({ fleteACargoCliente: false }))).toBe(beto);
    expect(aCargoDe(fila({ clienteOrigen: null }))).toBeNull();
  });

  it.each([
    [false, 10],
    [true, 0],
  ])('fletePagado %s: %d pesos of flete are owed', (fletePagado, owed) => {
    expect(fleteAdeudado(fila({ fletePagado }))).toBe(owed);
  });

  it.each([
    [false, false, 0],
    [false, true, 0],
    [true, false, 100],
    [true, true, 0],
  ])(
    'montoPagado %s, montoRendido %s: %d pesos to hand over',
    (montoPagado, montoRendido, owed) => {
      expect(montoARendir(fila({ montoPagado, montoRendido }))).toBe(owed);
    },
  );
});

describe('porAntiguedad', () => {
  it.each([
    [-3, 0],
    [0, 0],
    [7, 0],
    [8, 1],
    [30, 1],
    [31, 2],
    [60, 2],
    [61, 3],
    [4000, 3],
  ])('a movement of %d days is in line %d', (dias, line) => {
    const lines = porAntiguedad([fila({ fecha: addDias(HOY, -dias) })], fleteAdeudado, HOY);
    expect(lines.map(({ movimientos, pesos }) => [movimientos, pesos])).toEqual(
      [0, 1, 2, 3].map((at) => (at === line ? [1, 10] : [0, 0])),
    );
  });

  it('counts only what is owed, and movements without a date apart', () => {
    const rows = [fila({ fecha: null, flete: 0.1 }), fila({ fecha: null, flete: 0.2 })];
    expect(porAntiguedad([...rows, fila({ fletePagado: true })], fleteAdeudado, HOY)).toEqual([
      { nombre: '0 a 7 días', movimientos: 0, pesos: 0 },
      { nombre: '8 a 30 días', movimientos: 0, pesos: 0 },
      { nombre: '31 a 60 días', movimientos: 0, pesos: 0 },
      { nombre: 'Más de 60 días', movimientos: 0, pesos: 0 },
      { nombre: 'Sin fecha', movimientos: 2, pesos: 0.3 },
    ]);
  });
});

describe('agruparDeuda', () => {
  it('adds up a group exactly, in bultos and pesos', () => {
    const rows = [
      fila({ flete: 0.1, monto: 999_999_999_999.99, bultos: 2, subBultos: 3, subServicio: {} }),
      fila({ flete: 0.2, monto: 0.01 }),
      fila({ flete: 5, fletePagado: true }),
    ];
    expect(agruparDeuda(rows, 'cargo')).toEqual([
      {
        clave: '1',
        nombre: 'Ana',
        id: 1,
        filas: rows,
        bultos: 7,
        monto: 1_000_000_000_100,
        flete: 5.3,
        pagado: 5,
        impago: 0.3,
      },
    ]);
  });

  it('puts those who owe most first, then those who pay most, then by name', () => {
    const rows = [
      fila({ clienteOrigen: { id: 3, nombre: 'Óscar' }, fletePagado: true }),
      fila({ clienteOrigen: { id: 4, nombre: 'Nora' }, fletePagado: true }),
      fila({ clienteOrigen: { id: 5, nombre: 'Raúl' }, fletePagado: true, flete: 11 }),
      fila({ flete: 1 }),
      fila({ fleteACargoCliente: false, flete: 2 }),
    ];
    expect(agruparDeuda(rows, 'cargo').map(({ nombre, impago }) => [nombre, impago])).toEqual([
      ['Beto', 2],
      ['Ana', 1],
      ['Raúl', 0],
      ['Nora', 0],
      ['Óscar', 0],
    ]);
  });

  it.each([
    ['cargo', ['Beto', 'Caro']],
    ['cliente', ['Ana', 'Caro']],
    ['representante', ['Sin representante', 'Agencia']],
    ['dia', ['20/11/2026', 'Sin fecha']],
    ['mes', ['noviembre de 2026', 'Sin fecha']],
    ['servicio', ['Encomienda', 'Sin servicio']],
    ['localidad', ['Rosario', 'Sin localidad']],
  ] as const)('groups by %s', (por, wanted) => {
    const rows = [
      fila({ flete: 20, fleteACargoCliente: false }),
      fila({
        clienteOrigen: { id: null, nombre: 'Caro' },
        representante: { id: 9, nombre: 'Agencia' },
        fecha: null,
        servicio: null,
      }),
    ];
    const localidadOf = (id: number) => (id === 2 ? 'Rosario' : undefined);
    expect(agruparDeuda(rows, por, localidadOf).map(({ nombre }) => nombre)).toEqual(wanted);
  });

  it('takes names that are not registered as one, however they are written, and never as a client', () => {
    const rows = ['Pérez  (mostrador)', 'PEREZ (mostrador) ', 'Ana'].map((nombre) =>
      fila({ clienteOrigen: { id: null, nombre } }),
    );
    expect(agruparDeuda([...rows, fila()], 'cargo')).toMatchObject([
      { nombre: 'Pérez  (mostrador)', id: null, impago: 20 },
      { nombre: 'Ana', id: null },
      { nombre: 'Ana', id: 1 },
    ]);
  });

  it('orders days and months that owe the same by date, not by name', () => {
    const rows = ['2026-03-10', '2026-02-07', '2025-12-01'].map((fecha) => fila({ fecha }));
    const claves = (por: 'dia' | 'mes') => agruparDeuda(rows, por).map(({ clave }) => clave);
    expect(claves('dia')).toEqual(['=2025-12-01', '=2026-02-07', '=2026-03-10']);
    expect(claves('mes')).toEqual(['=2025-12', '=2026-02', '=2026-03']);
  });

  it('loses no peso and no movement', () => {
    const pesos = fc.integer({ min: 0, max: 99_999_999_999_999 }).map((cents) => cents / 100);
    const some = fc.record({
      flete: pesos,
      fletePagado: fc.boolean(),
      fleteACargoCliente: fc.boolean(),
      fecha: fc.option(fc.integer({ min: -10, max: 400 }).map((dias) => addDias(HOY, -dias))),
      clienteOrigen: fc.option(
        fc.record({ id: fc.option(fc.integer({ min: 1, max: 4 })), nombre: fc.string() }),
      ),
    });
    fc.assert(
      fc.property(fc.array(some), fc.constantFrom(...AGRUPACIONES), (changes, por) => {
        const rows = changes.map((one) => fila(one as Partial<Fila>));
        const owed = sumPesos(rows.map(fleteAdeudado));
        const groups = agruparDeuda(rows, por);
        expect(groups.flatMap(({ filas }) => filas).length).toBe(rows.length);
        expect(sumPesos(groups.map(({ impago }) => impago))).toBe(owed);
        expect(new Set(groups.map(({ clave }) => clave)).size).toBe(groups.length);
        expect(sumPesos(porAntiguedad(rows, fleteAdeudado, HOY).map((one) => one.pesos))).toBe(
          owed,
        );
      }),
    );
  });
});

it('agruparARendir groups what is collected by sender, with the oldest date', () => {
  const collected = { montoPagado: true };
  const rows = [
    fila({ ...collected, fecha: '2026-11-02' }),
    fila({ ...collected, fecha: '2026-11-01' }),
    fila({ ...collected, fecha: null }),
    fila({ ...collected, montoRendido: true }),
    fila({ ...collected, clienteOrigen: beto, monto: 300.01 }),
    fila({ ...collected, clienteOrigen: beto, monto: 0 }),
    fila(),
  ];
  expect(
    agruparARendir(rows).map(({ nombre, filas, aRendir, desde }) => [
      nombre,
      filas.length,
      aRendir,
      desde,
    ]),
  ).toEqual([
    ['Beto', 1, 300.01, HOY],
    ['Ana', 3, 300, '2026-11-01'],
  ]);
});

describe('an account', () => {
  const encabezado = { empresa: 'Transporte', cliente: 'Ana\n*SA*', hoy: HOY };

  it('adds up cash and on account apart, and what the client is owed', () => {
    const contado = [fila({ flete: 0.1 }), fila({ flete: 0.2 })];
    const corriente = [fila({ flete: 999_999_999_999.99, cuentaCorriente: true })];
    const cuenta = computeCuenta([...contado, ...corriente], [fila({ montoPagado: true })]);
    expect(cuenta.debe.partes.map(({ nombre, filas, total }) => [nombre, filas, total])).toEqual([
      ['Contado', contado, 0.3],
      ['Cuenta corriente', corriente, 999_999_999_999.99],
    ]);
    expect(cuenta.debe.total).toBe(1_000_000_000_000.29);
    expect(cuenta.aRendirle.total).toBe(100);
  });

  it('is a text with its sums and rows', () => {
    const cuenta = computeCuenta(
      [fila({ flete: 1234.5 }), fila({ remitoNumero: null, fecha: null, cuentaCorriente: true })],
      [fila({ montoPagado: true, remitoNumero: 'B\n2' })],
    );
    expect(cuentaAsText(encabezado, cuenta).split('\n')).toEqual([
      'Transporte',
      'Estado de cuenta al 20/11/2026',
      'Ana *SA*',
      '',
      'Fletes a pagar: $ 1.244,50',
      '',
      'Contado: $ 1.234,50',
      '20/11/2026 · remito A-1 · $ 1.234,50',
      '',
      'Cuenta corriente: $ 10,00',
      'Sin fecha · sin remito · $ 10,00',
      '',
      'A rendirle: $ 100,00',
      '20/11/2026 · remito B 2 · $ 100,00',
    ]);
  });

  it('names thirty rows of a part and adds up the others', () => {
    const cuenta = computeCuenta(
      Array.from({ length: 32 }, () => fila({ flete: 0.01 })),
      [],
    );
    const lines = cuentaAsText(encabezado, cuenta).split('\n');
    expect(lines.filter((line) => line.includes('remito'))).toHaveLength(30);
    expect(lines.at(-1)).toBe('y 2 más: $ 0,02');
  });
});
