import { representante, representantesFound } from '../lib/answers';
import { contactoCreate, contactoEdit, nonEmptyPickerQuery } from '../lib/contract';
import { addCrud, contactColumns } from '../lib/crud';
import { endpoint, ok } from '../lib/endpoint';
import { withoutHojasRuta, withoutMovimientos } from '../lib/resources';
import { pickRows } from '../lib/search';
import type { Routes } from './deps';

export const representantesRoutes: Routes = (app, { db }) => {
  app.get(
    '/representantes/filtro',
    endpoint(
      {
        summary: 'Representatives for a picker',
        description: 'Twenty at most.',
        query: nonEmptyPickerQuery,
        answer: [200, representantesFound],
      },
      ({ query }) =>
        ok({ representante: pickRows(db.representantes.rows, query.texto, (row) => row.nombre) }),
    ),
  );

  addCrud(app, {
    path: '/representantes/',
    table: db.representantes,
    name: 'el representante',
    key: 'representante',
    row: representante,
    sortBy: (row) => row.nombre,
    searchIn: contactColumns,
    create: contactoCreate.meta({ id: 'RepresentanteCreate' }),
    edit: contactoEdit.meta({ id: 'RepresentanteEdit' }),
    checkUnused: ({ id, nombre }) => {
      const what = `el representante ${nombre}`;
      withoutMovimientos(db, what, (m) => m.representanteId === id);
      withoutHojasRuta(db, what, (hoja) => hoja.representanteId === id);
    },
  });
};
