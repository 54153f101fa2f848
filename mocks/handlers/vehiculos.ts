import { z } from 'zod';
import {
  editableDate,
  editableText,
  id,
  idParams,
  listQuery,
  newId,
  optionalDate,
  optionalText,
} from '../lib/contract';
import { slashDate } from '../lib/dates';
import { created, endpoint, noContent, ok } from '../lib/endpoint';
import { pageRows } from '../lib/paging';
import { required, sameId, withoutHojasRuta } from '../lib/resources';
import { searchRows, sortByText } from '../lib/search';
import type { Vehiculo } from '../model';
import type { Routes } from './deps';

const createBody = z.strictObject({
  id: newId,
  vehiculo: optionalText,
  patente: optionalText,
  fechaTecnica: optionalDate,
  fechaSeguro: optionalDate,
  fechaMatafuego: optionalDate,
  fechaRuta: optionalDate,
});
const editBody = z.strictObject({
  id: id.optional(),
  vehiculo: editableText,
  patente: editableText,
  fechaTecnica: editableDate,
  fechaSeguro: editableDate,
  fechaMatafuego: editableDate,
  fechaRuta: editableDate,
});

const byName = (rows: readonly Vehiculo[]) => sortByText(rows, (row) => row.vehiculo);

const vehiculoOut = (row: Vehiculo) => ({
  ...row,
  fechaTecnica: slashDate(row.fechaTecnica),
  fechaSeguro: slashDate(row.fechaSeguro),
  fechaMatafuego: slashDate(row.fechaMatafuego),
  fechaRuta: slashDate(row.fechaRuta),
});

export const vehiculosRoutes: Routes = (app, { db }) => {
  app.get(
    '/v1/vehiculos/',
    endpoint({ query: listQuery }, ({ query }) => {
      const found = searchRows(byName(db.vehiculos.rows), query.texto, (row) => [
        row.vehiculo,
        row.patente,
      ]);
      const { rows, page } = pageRows(found, query);
      return ok({ vehiculo: rows.map(vehiculoOut), page });
    }),
  );

  app.post(
    '/v1/vehiculos/',
    endpoint({ body: createBody }, ({ body }) => created(vehiculoOut(db.vehiculos.insert(body)))),
  );

  app.get(
    '/v1/vehiculos/:id',
    endpoint({ params: idParams }, ({ params }) =>
      ok(vehiculoOut(required(db.vehiculos, params.id, 'el vehículo'))),
    ),
  );

  app.patch(
    '/v1/vehiculos/:id',
    endpoint(
      { params: idParams, body: editBody },
      ({ params, body: { id: bodyId, ...changes } }) => {
        sameId(params.id, bodyId);
        const row = required(db.vehiculos, params.id, 'el vehículo');
        return ok(vehiculoOut(db.vehiculos.update(row, changes)));
      },
    ),
  );

  app.delete(
    '/v1/vehiculos/:id',
    endpoint({ params: idParams }, ({ params }) => {
      const row = required(db.vehiculos, params.id, 'el vehículo');
      withoutHojasRuta(db, `el vehículo ${row.vehiculo}`, (hoja) => hoja.vehiculoId === row.id);
      db.vehiculos.remove(row);
      return noContent();
    }),
  );
};
