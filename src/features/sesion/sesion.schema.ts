import * as z from 'zod/mini';

/** Answer of `/authenticate`: the token, and a user in any shape. */
export const loginResponseSchema = z.object({
  token: z.optional(z.nullable(z.string())),
  user: z.optional(z.unknown()),
});

/** Values of the sign-in form, sent as they are. No validation (spec section 5, Login). */
export interface Credentials {
  username: string;
  password: string;
}
