import { z } from 'zod';
import {
  contactCreate,
  contactEdit,
  driverListQuery,
  editableDate,
  idParams,
  optionalDate,
} from '../lib/contract';
import { slashDate } from '../lib/dates';
import { created, endpoint, noContent, ok } from '../lib/endpoint';
import { pageRows } from '../lib/paging';
import { required, sameId, withoutHojasRuta } from '../lib/resources';
import { searchRows, sortByText } from '../lib/search';
import type { Chofer } from '../model';
import type { Routes } from './deps';

const createBody = z.strictObject({
  ...contactCreate,
  fechaVencimientoLicencia: optionalDate,
  fechaIngreso: optionalDate,
});
const editBody = z.strictObject({
  ...contactEdit,
  fechaVencimientoLicencia: editableDate,
  fechaIngreso: editableDate,
});

const byName = (rows: readonly Chofer[]) => sortByText(rows, (row) => row.nombre);
const columns = (row: Chofer) => [
  row.nombre,
  row.identificacion,
  row.telefono,
  row.localidad,
  row.direccion,
  row.email,
];

const choferOut = (row: Chofer) => ({
  ...row,
  fechaVencimientoLicencia: slashDate(row.fechaVencimientoLicencia),
  fechaIngreso: slashDate(row.fechaIngreso),
});

export const choferesRoutes: Routes = (app, { db }) => {
  app.get(
    '/choferes/',
    endpoint({ query: driverListQuery }, ({ query }) => {
      const found = searchRows(byName(db.choferes.rows), query.texto, columns);
      const { rows, page } = pageRows(found, query);
      return ok({ chofer: rows.map(choferOut), page });
    }),
  );

  app.post(
    '/choferes/',
    endpoint({ body: createBody }, ({ body }) => created(choferOut(db.choferes.insert(body)))),
  );

  app.get(
    '/choferes/:id',
    endpoint({ params: idParams }, ({ params }) =>
      ok(choferOut(required(db.choferes, params.id, 'el chofer'))),
    ),
  );

  app.patch(
    '/choferes/:id',
    endpoint(
      { params: idParams, body: editBody },
      ({ params, body: { id: bodyId, ...changes } }) => {
        sameId(params.id, bodyId);
        const row = required(db.choferes, params.id, 'el chofer');
        return ok(choferOut(db.choferes.update(row, changes)));
      },
    ),
  );

  app.delete(
    '/choferes/:id',
    endpoint({ params: idParams }, ({ params }) => {
      const row = required(db.choferes, params.id, 'el chofer');
      withoutHojasRuta(db, `el chofer ${row.nombre}`, (hoja) => hoja.empleadoId === row.id);
      db.choferes.remove(row);
      return noContent();
    }),
  );
};
