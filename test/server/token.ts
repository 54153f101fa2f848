const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned JWT with these claims, for what only decodes tokens. */
export function tokenOf(claims: unknown): string {
  return `${base64url({ alg: 'none' })}.${base64url(claims)}.signature`;
}

/** One whose `exp` is this many seconds from the test's now. */
export function tokenFor(seconds: number): string {
  return tokenOf({ sub: '1', exp: Math.floor(Date.now() / 1000) + seconds });
}
