import { ApiError } from './endpoint';
import type { Db, Table } from '../db';
import type { Empleado, HojaRuta, Movimiento } from '../model';

/** An employee's name as in a list: `Díaz, Ángel`. */
export const fullName = ({ nombre, apellido }: Empleado): string =>
  apellido ? `${apellido}, ${nombre}` : nombre;

/** The stored row, or a 404 that names it: `required(db.clientes, 9, 'el cliente')`. */
export function required<T extends { id: number }>(table: Table<T>, id: number, what: string): T {
  const row = table.get(id);
  if (!row) throw new ApiError(404, `No existe ${what} ${id}.`);
  return row;
}

/** An `id` in the body of an edit, if there is one, must be the id in the path. */
export function sameId(pathId: number, bodyId: number | undefined): void {
  if (bodyId !== undefined && bodyId !== pathId) {
    throw new ApiError(400, 'El id del cuerpo no es el de la ruta.');
  }
}

/** Refuses a delete while some movement needs the row. */
export function withoutMovimientos(
  db: Db,
  what: string,
  uses: (movimiento: Movimiento) => boolean,
): void {
  if (db.movimientos.rows.some(uses)) {
    throw new ApiError(409, `No se puede eliminar ${what} porque tiene movimientos asociados.`);
  }
}

/** Refuses a delete while some route sheet needs the row. */
export function withoutHojasRuta(db: Db, what: string, uses: (hoja: HojaRuta) => boolean): void {
  if (db.hojasRuta.rows.some(uses)) {
    throw new ApiError(409, `No se puede eliminar ${what} porque figura en hojas de ruta.`);
  }
}
