import { z } from 'zod';
import { date, idParams, requiredName } from '../lib/contract';
import { created, endpoint, noContent, ok } from '../lib/endpoint';
import { required } from '../lib/resources';
import type { Routes } from './deps';

const createBody = z.strictObject({ texto: requiredName, fecha: date });

export const anotacionesRoutes: Routes = (app, { db }) => {
  app.get(
    '/v1/anotaciones/',
    endpoint({}, () => ok(db.anotaciones.rows)),
  );

  app.post(
    '/v1/anotaciones/',
    endpoint({ body: createBody }, ({ body }) => created(db.anotaciones.insert(body))),
  );

  app.delete(
    '/v1/anotaciones/:id',
    endpoint({ params: idParams }, ({ params }) => {
      db.anotaciones.remove(required(db.anotaciones, params.id, 'la anotación'));
      return noContent();
    }),
  );
};
