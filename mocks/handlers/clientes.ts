import { z } from 'zod';
import { pickerQuery } from '../lib/contract';
import { addCrud, contactColumns } from '../lib/crud';
import { endpoint, ok } from '../lib/endpoint';
import { withoutMovimientos } from '../lib/resources';
import { pickRows } from '../lib/search';
import { cliente } from '../model';
import type { Routes } from './deps';

export const clientesRoutes: Routes = (app, { db }) => {
  app.get(
    '/clientes/filtro',
    endpoint(
      {
        summary: 'Clients for a picker',
        description: 'Twenty at most. `texto` may be empty.',
        query: pickerQuery,
        answer: [200, z.array(cliente.row)],
      },
      ({ query }) =>
        ok(
          pickRows(
            db.clientes.rows,
            query.texto,
            (row) => row.nombre,
            (row) => row.identificacion,
          ),
        ),
    ),
  );

  addCrud(app, {
    ...cliente,
    path: '/clientes/',
    table: db.clientes,
    name: 'el cliente',
    key: 'cliente',
    sortBy: (row) => row.nombre,
    searchIn: contactColumns,
    edit: cliente.edit.required({ id: true }).meta({ id: 'ClienteEdit' }),
    checkUnused: ({ id: clienteId, nombre }) =>
      withoutMovimientos(
        db,
        `el cliente ${nombre}`,
        (m) => m.clienteOrigenId === clienteId || m.clienteDestinoId === clienteId,
      ),
  });
};
