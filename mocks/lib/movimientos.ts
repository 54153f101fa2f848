import type { Db } from '../db';
import type { Contacto, Movimiento } from '../model';
import type { MovimientoPdf } from '../pdf/types';
import { slashDate } from './dates';
import { required } from './resources';
import { sumPesos } from './money';

type Side = 'Origen' | 'Destino';

/** A side's name: the client's current one, else the free text. */
export function sideName(db: Db, movimiento: Movimiento, side: Side): string | null {
  const cliente = db.clientes.get(movimiento[`cliente${side}Id`]);
  return cliente?.nombre ?? movimiento[`cliente${side}Nombre`];
}

function sideOut(db: Db, movimiento: Movimiento, side: Side) {
  const nombre = sideName(db, movimiento, side);
  return nombre === null ? null : { id: movimiento[`cliente${side}Id`] ?? 0, nombre };
}

/** A movement in a response: relations expanded, date with slashes, free-text clients with id 0. */
export function movimientoOut(db: Db, m: Movimiento) {
  const representante = db.representantes.get(m.representanteId);
  return {
    id: m.id,
    fecha: slashDate(m.fecha),
    hora: m.hora,
    clienteOrigen: sideOut(db, m, 'Origen'),
    clienteDestino: sideOut(db, m, 'Destino'),
    representante: representante ? { id: representante.id, nombre: representante.nombre } : null,
    servicio: db.servicios.get(m.servicioId) ?? null,
    subServicio: db.servicios.get(m.subServicioId) ?? null,
    remitoNumero: m.remitoNumero,
    bultos: m.bultos,
    subBultos: m.subBultos,
    monto: m.monto,
    montoPagado: m.montoPagado,
    montoRendido: m.montoRendido,
    flete: m.flete,
    fletePagado: m.fletePagado,
    fleteRendido: m.fleteRendido,
    seguro: m.seguro,
    redespacho: m.redespacho,
    contrareembolso: m.contrareembolso,
    valorDeclarado: m.valorDeclarado,
    cuentaCorriente: m.cuentaCorriente,
    observaciones: m.observaciones,
    fleteACargoCliente: m.fleteACargoCliente,
  };
}

/** A movement for the printed documents. */
export function movimientoPdf(db: Db, m: Movimiento): MovimientoPdf {
  return {
    ...m,
    origen: sideName(db, m, 'Origen') ?? 'N/A',
    destino: sideName(db, m, 'Destino') ?? 'N/A',
    representante: db.representantes.get(m.representanteId)?.nombre ?? null,
    servicio: db.servicios.get(m.servicioId)?.nombre ?? null,
  };
}

/** One side of a delivery note: the client's data, or only the free-text name. */
export function sidePdf(db: Db, m: Movimiento, side: Side): Partial<Contacto> & { nombre: string } {
  return db.clientes.get(m[`cliente${side}Id`]) ?? { nombre: m[`cliente${side}Nombre`] ?? 'N/A' };
}

/** The movements with these ids, or a 404 for the first that does not exist. */
export function movimientosById(db: Db, ids: readonly number[]): Movimiento[] {
  return ids.map((id) => required(db.movimientos, id, 'el movimiento'));
}

/** The movements that pass `wanted`, newest first. */
export function newestFirst(db: Db, wanted: (m: Movimiento) => boolean = () => true): Movimiento[] {
  return db.movimientos.rows.filter(wanted).reverse();
}

export const totalMonto = (rows: readonly Movimiento[]): number =>
  sumPesos(rows.map((row) => row.monto));

export const totalFlete = (rows: readonly Movimiento[]): number =>
  sumPesos(rows.map((row) => row.flete));
