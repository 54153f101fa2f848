import { z } from 'zod';
import { contactCreate, contactEdit, id, idParams, listQuery, pickerQuery } from '../lib/contract';
import { created, endpoint, noContent, ok } from '../lib/endpoint';
import { pageRows } from '../lib/paging';
import { required, sameId, withoutMovimientos } from '../lib/resources';
import { searchRows, sortByText } from '../lib/search';
import type { Cliente } from '../model';
import type { Routes } from './deps';

const createBody = z.strictObject(contactCreate);
const editBody = z.strictObject({ ...contactEdit, id });

const byName = (rows: readonly Cliente[]) => sortByText(rows, (row) => row.nombre);
const columns = (row: Cliente) => [
  row.nombre,
  row.identificacion,
  row.telefono,
  row.localidad,
  row.direccion,
  row.email,
];

export const clientesRoutes: Routes = (app, { db }) => {
  app.get(
    '/clientes/',
    endpoint({ query: listQuery }, ({ query }) => {
      const found = searchRows(byName(db.clientes.rows), query.texto, columns);
      const { rows, page } = pageRows(found, query);
      return ok({ cliente: rows, page });
    }),
  );

  app.get(
    '/clientes/filtro',
    endpoint({ query: pickerQuery }, ({ query }) => {
      const found = searchRows(byName(db.clientes.rows), query.texto, (row) => [
        row.nombre,
        row.identificacion,
      ]);
      return ok(found.slice(0, 20));
    }),
  );

  app.post(
    '/clientes/',
    endpoint({ body: createBody }, ({ body }) => created(db.clientes.insert(body))),
  );

  app.get(
    '/clientes/:id',
    endpoint({ params: idParams }, ({ params }) =>
      ok(required(db.clientes, params.id, 'el cliente')),
    ),
  );

  app.patch(
    '/clientes/:id',
    endpoint(
      { params: idParams, body: editBody },
      ({ params, body: { id: bodyId, ...changes } }) => {
        sameId(params.id, bodyId);
        return ok(db.clientes.update(required(db.clientes, params.id, 'el cliente'), changes));
      },
    ),
  );

  app.delete(
    '/clientes/:id',
    endpoint({ params: idParams }, ({ params }) => {
      const cliente = required(db.clientes, params.id, 'el cliente');
      withoutMovimientos(
        db,
        `el cliente ${cliente.nombre}`,
        (m) => m.clienteOrigenId === cliente.id || m.clienteDestinoId === cliente.id,
      );
      db.clientes.remove(cliente);
      return noContent();
    }),
  );
};
