import { SignJWT, jwtVerify } from 'jose';
import type { Db } from './db';
import { ApiError } from './lib/endpoint';
import type { Usuario } from './model';

const workday = 8 * 60 * 60;

export interface IssuedSession {
  token: string;
  user: { id: number; username: string; nombre: string };
}

export interface Sessions {
  /** A signed token for a stored user, valid for `seconds` (a working day by default; negative means already expired). */
  issue(user: Usuario, seconds?: number): Promise<IssuedSession>;
  /** Throws a 401 unless the header has an unexpired token that this server signed for a stored user. */
  require(authorization: string | undefined): Promise<void>;
}

/** Real HS256 tokens whose times come from the mock's clock. */
export function createSessions(db: Db, clock: () => Date, secret: string): Sessions {
  const key = new TextEncoder().encode(secret);
  return {
    async issue({ id, username, nombre }, seconds = workday) {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      const token = await new SignJWT({ username })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(id))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .sign(key);
      return { token, user: { id, username, nombre } };
    },
    async require(authorization) {
      const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
      if (!token) throw new ApiError(401, 'Falta iniciar sesión.');
      const subject = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        currentDate: clock(),
      }).then(
        ({ payload }) => payload.sub,
        () => undefined,
      );
      if (!db.usuarios.get(Number(subject))) {
        throw new ApiError(401, 'La sesión no es válida o venció. Volvé a iniciar sesión.');
      }
    },
  };
}
