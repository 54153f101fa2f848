import { z } from 'zod';
import { anotacion } from '../lib/answers';
import { date, idParams, requiredName } from '../lib/contract';
import { created, endpoint, noContent, ok } from '../lib/endpoint';
import { required } from '../lib/resources';
import type { Routes } from './deps';

const createBody = z
  .strictObject({ texto: requiredName, fecha: date })
  .meta({ id: 'AnotacionCreate' });

export const anotacionesRoutes: Routes = (app, { db }) => {
  app.get(
    '/v1/anotaciones/',
    endpoint(
      {
        summary: 'Every reminder',
        description: 'Also those whose date is still to come.',
        answer: [200, z.array(anotacion)],
      },
      () => ok(db.anotaciones.rows),
    ),
  );

  app.post(
    '/v1/anotaciones/',
    endpoint(
      {
        summary: 'Create a reminder',
        description: '`texto` is text, not HTML: `<500 unidades>` comes back as it is.',
        body: createBody,
        answer: [201, anotacion],
      },
      ({ body }) => created(db.anotaciones.insert(body)),
    ),
  );

  app.delete(
    '/v1/anotaciones/:id',
    endpoint(
      {
        summary: 'Delete a reminder',
        description: 'For good.',
        params: idParams,
        answer: [204],
      },
      ({ params }) => {
        db.anotaciones.remove(required(db.anotaciones, params.id, 'la anotación'));
        return noContent();
      },
    ),
  );
};
