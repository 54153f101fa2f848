import { mutationOptions } from '@tanstack/react-query';
import { clean } from '@/domain/clean';
import { explainNoAnswer } from '@/lib/api/connection';
import { request } from '@/lib/api/http';
import { isSilentFailure, NetworkError } from '@/lib/api/http-errors';
import { session, tokenExpiry } from '@/lib/person/session';
import { ClockAheadError } from './clock-ahead';
import { loginResponseSchema, type Credentials } from './sesion.schema';

export const sesionMutations = {
  /**
   * Signs in and stores the session. A failure shows no toast; the cache logs it (spec section 2, Login).
   *
   * Throws what `request` throws, an Error if the server does not answer or answers without a body, an Error if a 200 has no token
   * (spec section 8, Login), and a ClockAheadError if the new token has already expired by this computer's clock.
   */
  login: () =>
    mutationOptions({
      mutationKey: ['sesion', 'login'],
      mutationFn: async ({ username, password }: Credentials) => {
        // Phones add a blank to a completed name.
        const json = { username: clean(username), password };
        const { token, user } = await request(
          { method: 'post', path: 'authenticate', json, isPublic: true },
          loginResponseSchema,
        ).catch((error: unknown) => {
          if (error instanceof NetworkError) void explainNoAnswer();
          if (!isSilentFailure(error)) throw error;
          throw new Error('Error de red o del servidor', { cause: error });
        });
        if (!token) throw new Error('Token no encontrado en la respuesta del login');
        const expiry = tokenExpiry(token);
        if (expiry !== null && expiry <= Date.now()) throw new ClockAheadError(expiry);
        session.signIn(token, user);
      },
    }),
};
