import { mutationOptions } from '@tanstack/react-query';
import { request } from '@/lib/http';
import { isSilentFailure } from '@/lib/http-errors';
import { session, tokenExpiry } from '@/lib/session';
import { ClockAheadError } from './clock-ahead';
import { loginResponseSchema, type Credentials } from './sesion.schema';

export const sesionMutations = {
  /**
   * Signs in, and keeps the session. A failure shows nothing by itself: the cache logs it (spec section 2, Login).
   *
   * Throws what `request` throws, an Error where the server was not reached or says nothing, one where a 200 brings no token
   * (spec section 8, Login), and a ClockAheadError where the new token has expired by this computer's clock.
   */
  login: () =>
    mutationOptions({
      mutationKey: ['sesion', 'login'],
      mutationFn: async (credentials: Credentials) => {
        const { token, user } = await request(
          { method: 'post', path: 'authenticate', json: credentials, isPublic: true },
          loginResponseSchema,
        ).catch((error: unknown) => {
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
