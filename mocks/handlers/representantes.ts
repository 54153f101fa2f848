import { z } from 'zod';
import { nonEmptyPickerQuery } from '../lib/contract';
import { addCrud, contactColumns } from '../lib/crud';
import { endpoint, ok } from '../lib/endpoint';
import { withoutHojasRuta, withoutMovimientos } from '../lib/resources';
import { pickRows } from '../lib/search';
import { representante } from '../model';
import type { Routes } from './deps';

const found = z
  .strictObject({ representante: z.array(representante.row) })
  .meta({ id: 'RepresentantesFound' });

export const representantesRoutes: Routes = (app, { db }) => {
  app.get(
    '/representantes/filtro',
    endpoint(
      {
        summary: 'Representatives for a picker',
        description: 'Twenty at most.',
        query: nonEmptyPickerQuery,
        answer: [200, found],
      },
      ({ query }) =>
        ok({ representante: pickRows(db.representantes.rows, query.texto, (row) => row.nombre) }),
    ),
  );

  addCrud(app, {
    ...representante,
    path: '/representantes/',
    table: db.representantes,
    name: 'el representante',
    key: 'representante',
    sortBy: (row) => row.nombre,
    searchIn: contactColumns,
    checkUnused: ({ id, nombre }) => {
      const what = `el representante ${nombre}`;
      withoutMovimientos(db, what, (m) => m.representanteId === id);
      withoutHojasRuta(db, what, (hoja) => hoja.representanteId === id);
    },
  });
};
