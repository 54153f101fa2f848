import { z } from 'zod';
import { notificacion } from '../lib/answers';
import { idParams } from '../lib/contract';
import { localDate } from '../lib/dates';
import { endpoint, ok } from '../lib/endpoint';
import { required } from '../lib/resources';
import type { Anotacion, Notificacion } from '../model';
import type { Routes } from './deps';

const vistoBody = z.strictObject({ visto: z.boolean() }).meta({ id: 'VencimientoEdit' });

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>' };

/** A reminder among the notifications: its plain text as HTML, no urgency, and its own id. */
const asNotificacion = ({ id, texto }: Anotacion): Notificacion => ({
  id,
  text: texto.replace(/[&<>\n]/g, (char) => escapes[char] ?? char),
  urgency: null,
  visto: false,
});

export const notificacionesRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/notificaciones/',
    endpoint(
      {
        summary: 'New notifications',
        description: 'The reminders whose date has come are among them.',
        answer: [200, z.array(notificacion)],
      },
      () => {
        const today = localDate(clock());
        const due = db.anotaciones.rows.filter((row) => row.fecha <= today);
        return ok([
          ...due.map(asNotificacion),
          ...db.notificaciones.rows.filter((row) => !row.visto),
        ]);
      },
    ),
  );

  app.get(
    '/notificaciones/vistos',
    endpoint(
      {
        summary: 'Read notifications',
        description: 'Without reminders, which are deleted in place of being read.',
        answer: [200, z.array(notificacion)],
      },
      () => ok(db.notificaciones.rows.filter((row) => row.visto)),
    ),
  );

  app.patch(
    '/v1/vencimientos/:id',
    endpoint(
      {
        summary: 'Mark a notification as read or new',
        description: 'Not for reminders, which may have the id of a notification.',
        params: idParams,
        body: vistoBody,
        answer: [200, notificacion],
      },
      ({ params, body }) => {
        const row = required(db.notificaciones, params.id, 'la notificación');
        return ok(db.notificaciones.update(row, body));
      },
    ),
  );
};
