import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beto, fila, HOY, type Fila } from '../../test/support/fila-deuda';
import { groupARendir, groupDeuda } from './agrupaciones';
import { AGRUPACIONES, type Paso } from './agrupar-por';
import { porAntiguedad } from './deuda';
import { sumPesos } from './dinero';
import { addDias } from './fechas';
import { fleteAdeudado } from './totales';

describe('groupDeuda', () => {
  it('adds up a group exactly, in bultos and pesos', () => {
    const rows = [
      fila({ flete: 0.1, monto: 999_999_999_999.99, bultos: 2, subBultos: 3, subServicio: {} }),
      fila({ flete: 0.2, monto: 0.01 }),
      fila({ flete: 5, fletePagado: true }),
    ];
    expect(groupDeuda(rows, 'cargo')).toEqual([
      {
        clave: '1',
        nombre: 'Ana',
        id: 1,
        filas: rows,
        bultos: 4,
        subBultos: 3,
        total: 7,
        monto: 1_000_000_000_100,
        flete: 5.3,
        pagado: 5,
        impago: 0.3,
      },
    ]);
  });

  it('sorts by debt, then by the whole flete, then by name', () => {
    const rows = [
      fila({ clienteOrigen: { id: 3, nombre: 'Óscar' }, fletePagado: true }),
      fila({ clienteOrigen: { id: 4, nombre: 'Nora' }, fletePagado: true }),
      fila({ clienteOrigen: { id: 5, nombre: 'Raúl' }, fletePagado: true, flete: 11 }),
      fila({ flete: 1 }),
      fila({ fleteACargoCliente: false, flete: 2 }),
    ];
    expect(groupDeuda(rows, 'cargo').map(({ nombre, impago }) => [nombre, impago])).toEqual([
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
    ['semana', ['16/11 al 22/11/2026', 'Sin fecha']],
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
    expect(groupDeuda(rows, por, localidadOf).map(({ nombre }) => nombre)).toEqual(wanted);
  });

  it('puts every spelling of an unregistered name into one group, apart from the clients', () => {
    const rows = ['Pérez  (mostrador)', 'PEREZ (mostrador) ', 'Ana'].map((nombre) =>
      fila({ clienteOrigen: { id: null, nombre } }),
    );
    expect(groupDeuda([...rows, fila()], 'cargo')).toMatchObject([
      { nombre: 'Pérez  (mostrador)', id: -1, impago: 20 },
      { nombre: 'Ana', id: -2 },
      { nombre: 'Ana', id: 1 },
    ]);
  });

  it('orders days, weeks and months that owe the same by date, not by name', () => {
    const rows = ['2026-03-10', '2026-02-07', '2025-12-01'].map((fecha) => fila({ fecha }));
    const claves = (por: Paso) => groupDeuda(rows, por).map(({ clave }) => clave);
    expect(claves('dia')).toEqual(['=2025-12-01', '=2026-02-07', '=2026-03-10']);
    expect(claves('semana')).toEqual(['=2025-12-01', '=2026-02-02', '=2026-03-09']);
    expect(claves('mes')).toEqual(['=2025-12', '=2026-02', '=2026-03']);
  });

  it('loses no pesos and no movement', () => {
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
        const groups = groupDeuda(rows, por);
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

it('groupARendir groups what is collected by sender, with the oldest date', () => {
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
    groupARendir(rows).map(({ nombre, filas, aRendir, desde }) => [
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
