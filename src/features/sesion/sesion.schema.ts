import * as z from 'zod/mini';

/** Answer of `/authenticate`: the token, and a user in any shape. */
export const loginResponseSchema = z.object({
  token: z.optional(z.nullable(z.string())),
  user: z.optional(z.unknown()),
});

/** Values of the sign-in form. The user name is cleaned, the password sent as it is. No validation (spec section 5, Login). */
export interface Credentials {
  username: string;
  password: string;
}
