import type { MockApi } from '@mocks/api';
import type { Movimiento } from '@mocks/model';

/** A day on which the seed has no movement. */
export const DIA = '2026-11-30';

/** A movement with only the required values. */
export const plain: Omit<Movimiento, 'id'> = {
  fecha: DIA,
  hora: '08:00',
  clienteOrigenId: 4,
  clienteOrigenNombre: null,
  clienteDestinoId: null,
  clienteDestinoNombre: 'Doña Paula',
  representanteId: null,
  servicioId: 1,
  subServicioId: null,
  remitoNumero: null,
  bultos: 1,
  subBultos: null,
  monto: 0,
  montoPagado: false,
  montoRendido: false,
  flete: 0,
  fletePagado: false,
  fleteRendido: false,
  seguro: 0,
  redespacho: 0,
  contrareembolso: 0,
  valorDeclarado: 0,
  cuentaCorriente: false,
  observaciones: null,
  fleteACargoCliente: true,
};

/**
 * Inserts three movements of client 4 on this day, ids 138 to 140, which the server returns last first. Totals: 16 bultos, 3 of them sub
 * bultos, a monto of 1.050.000,31 and a flete of 1.100,29.
 */
export function insertThree({ db }: MockApi): void {
  db.movimientos.insert({
    ...plain,
    hora: '09:15',
    representanteId: 3,
    subServicioId: 12,
    remitoNumero: 'A-1',
    bultos: 2,
    subBultos: 3,
    monto: 0.1,
    montoPagado: true,
    flete: 1000.2,
    fleteRendido: true,
    cuentaCorriente: true,
    observaciones: 'Frágil',
    fleteACargoCliente: false,
  });
  // Sub bultos without a sub-service do not count.
  db.movimientos.insert({
    ...plain,
    remitoNumero: 'A-2',
    bultos: 10,
    subBultos: 7,
    monto: 0.2,
    flete: 0.1,
  });
  db.movimientos.insert({
    ...plain,
    hora: '07:30',
    clienteDestinoNombre: null,
    remitoNumero: 'A-10',
    monto: 1050000.01,
    flete: 99.99,
  });
}

/** Inserts movements of this day with the remitos `Z-1`, `Z-2` and so on, which the server returns last first. */
export function insertMany({ db }: MockApi, count: number): void {
  for (let number = 1; number <= count; number += 1) {
    db.movimientos.insert({
      ...plain,
      remitoNumero: `Z-${number}`,
      monto: number,
      observaciones: number === 1 ? 'Lo más largo que se anotó ese día' : null,
    });
  }
}
