import { z } from 'zod';
import { sesion } from '../lib/answers';
import { ApiError, endpoint, ok } from '../lib/endpoint';
import type { Routes } from './deps';

const credentials = z
  .strictObject({ username: z.string(), password: z.string() })
  .meta({ id: 'Credenciales' });

export const sesionRoutes: Routes = (app, { db, sessions }) => {
  const signIn = endpoint(
    {
      summary: 'Sign in',
      description:
        'The only call without a token. A 401 means wrong credentials. The panel reads the end of the session from the `exp` claim of the token, a JWT; without one, nobody stays signed in.',
      body: credentials,
      answer: [200, sesion],
    },
    async ({ body }) => {
      const user = db.usuarios.rows.find(
        ({ username, password }) => username === body.username && password === body.password,
      );
      if (!user) throw new ApiError(401, 'Usuario o contraseña incorrectos.');
      return ok(await sessions.issue(user));
    },
  );

  app.post(
    '/authenticate',
    (c, next) => {
      if (c.req.header('authorization') !== undefined) {
        throw new ApiError(400, 'El inicio de sesión se pide sin token.');
      }
      return next();
    },
    signIn,
  );

  app.use(async (c, next) => {
    await sessions.require(c.req.header('authorization'));
    await next();
  });
};
