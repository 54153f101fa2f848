import { z } from 'zod';
import { anotacion } from '../lib/answers';
import { date, idParams, requiredName } from '../lib/contract';
import { created, endpoint, noContent, ok } from '../lib/endpoint';
import { required } from '../lib/resources';
import type { Routes } from './deps';

const createBody = z.strictObject({ texto: requiredName, fecha: date });

export const anotacionesRoutes: Routes = (app, { db }) => {
  app.get(
    '/v1/anotaciones/',
    endpoint({ summary: 'Every reminder', answer: [200, z.array(anotacion)] }, () =>
      ok(db.anotaciones.rows),
    ),
  );

  app.post(
    '/v1/anotaciones/',
    endpoint(
      { summary: 'Create a reminder', body: createBody, answer: [201, anotacion] },
      ({ body }) => created(db.anotaciones.insert(body)),
    ),
  );

  app.delete(
    '/v1/anotaciones/:id',
    endpoint({ summary: 'Delete a reminder', params: idParams, answer: [204] }, ({ params }) => {
      db.anotaciones.remove(required(db.anotaciones, params.id, 'la anotación'));
      return noContent();
    }),
  );
};
