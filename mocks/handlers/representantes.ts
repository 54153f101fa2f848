import { z } from 'zod';
import {
  contactCreate,
  contactEdit,
  idParams,
  listQuery,
  nonEmptyPickerQuery,
} from '../lib/contract';
import { created, endpoint, noContent, ok } from '../lib/endpoint';
import { pageRows } from '../lib/paging';
import { required, sameId, withoutHojasRuta, withoutMovimientos } from '../lib/resources';
import { searchRows, sortByText } from '../lib/search';
import type { Representante } from '../model';
import type { Routes } from './deps';

const createBody = z.strictObject(contactCreate);
const editBody = z.strictObject(contactEdit);

const byName = (rows: readonly Representante[]) => sortByText(rows, (row) => row.nombre);
const columns = (row: Representante) => [
  row.nombre,
  row.identificacion,
  row.telefono,
  row.localidad,
  row.direccion,
  row.email,
];

export const representantesRoutes: Routes = (app, { db }) => {
  app.get(
    '/representantes/',
    endpoint({ query: listQuery }, ({ query }) => {
      const found = searchRows(byName(db.representantes.rows), query.texto, columns);
      const { rows, page } = pageRows(found, query);
      return ok({ representante: rows, page });
    }),
  );

  app.get(
    '/representantes/filtro',
    endpoint({ query: nonEmptyPickerQuery }, ({ query }) => {
      const found = searchRows(byName(db.representantes.rows), query.texto, (row) => [row.nombre]);
      return ok({ representante: found.slice(0, 20) });
    }),
  );

  app.post(
    '/representantes/',
    endpoint({ body: createBody }, ({ body }) => created(db.representantes.insert(body))),
  );

  app.get(
    '/representantes/:id',
    endpoint({ params: idParams }, ({ params }) =>
      ok(required(db.representantes, params.id, 'el representante')),
    ),
  );

  app.patch(
    '/representantes/:id',
    endpoint(
      { params: idParams, body: editBody },
      ({ params, body: { id: bodyId, ...changes } }) => {
        sameId(params.id, bodyId);
        const row = required(db.representantes, params.id, 'el representante');
        return ok(db.representantes.update(row, changes));
      },
    ),
  );

  app.delete(
    '/representantes/:id',
    endpoint({ params: idParams }, ({ params }) => {
      const row = required(db.representantes, params.id, 'el representante');
      const what = `el representante ${row.nombre}`;
      withoutMovimientos(db, what, (m) => m.representanteId === row.id);
      withoutHojasRuta(db, what, (hoja) => hoja.representanteId === row.id);
      db.representantes.remove(row);
      return noContent();
    }),
  );
};
