import * as z from 'zod/mini';

/** `/authenticate`'s answer: the token, and a user whose contents are the server's own affair. */
export const loginResponseSchema = z.object({
  token: z.optional(z.nullable(z.string())),
  user: z.optional(z.unknown()),
});

/** What the sign-in form holds, which is what is sent. No rules of its own (spec section 5, Login). */
export interface Credentials {
  username: string;
  password: string;
}
