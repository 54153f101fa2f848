import { z } from 'zod';
import { ApiError, endpoint, ok } from '../lib/endpoint';
import type { Routes } from './deps';

const credentials = z.strictObject({ username: z.string(), password: z.string() });

export const sesionRoutes: Routes = (app, { db, sessions }) => {
  const signIn = endpoint({ body: credentials }, async ({ body }) => {
    const user = db.usuarios.rows.find(
      ({ username, password }) => username === body.username && password === body.password,
    );
    if (!user) throw new ApiError(401, 'Usuario o contraseña incorrectos.');
    return ok(await sessions.issue(user));
  });

  app.post('/authenticate', (c) => {
    if (c.req.header('authorization') !== undefined) {
      throw new ApiError(400, 'El inicio de sesión se pide sin token.');
    }
    return signIn(c);
  });

  app.use(async (c, next) => {
    await sessions.require(c.req.header('authorization'));
    await next();
  });
};
