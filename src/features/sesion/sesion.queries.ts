import { mutationOptions } from '@tanstack/react-query';
import { clean } from '@/domain/clean';
import { explainNoAnswer } from '@/lib/api/connection';
import { request } from '@/lib/api/http';
import { isSilentFailure, NetworkError } from '@/lib/api/http-errors';
import { session, tokenExpiry } from '@/lib/person/session';
import { loginResponseSchema, type Credentials } from './sesion.schema';

/** The new token has already expired: this computer's clock is ahead. The password was right. */
export class ClockAheadError extends Error {
  override name = 'ClockAheadError';

  /** `expiry` in milliseconds since the epoch. */
  constructor(expiry: number) {
    super(`The new token expired at ${new Date(expiry).toISOString()}: the clock is ahead.`);
  }
}

export const sesionMutations = {
  /** No toast on failure (spec section 2, Login). @throws as `request`; an Error without answer, body or token (section 8); a ClockAheadError. */
  login: () =>
    mutationOptions({
      mutationKey: ['sesion', 'login'],
      // A change outlasts an expired session.
      meta: { keepsChange: true },
      mutationFn: async ({ username, password }: Credentials) => {
        // Phones add a space to an autocompleted name.
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
