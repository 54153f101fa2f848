const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned JWT, for code that only decodes tokens. */
export function tokenOf(claims: unknown): string {
  return `${base64url({ alg: 'none' })}.${base64url(claims)}.signature`;
}

/** A token that expires in this many seconds. */
export function tokenFor(seconds: number): string {
  return tokenOf({ sub: '1', exp: Math.floor(Date.now() / 1000) + seconds });
}
