import * as z from 'zod/mini';

export const loginResponseSchema = z.object({
  token: z.optional(z.nullable(z.string())),
  user: z.optional(z.unknown()),
});

/** The user name is cleaned, the password sent as typed. No validation (spec section 5, Login). */
export interface Credentials {
  username: string;
  password: string;
}
