const IN_APP = /^\/(?![/\\])/;

/** A path inside the panel, or undefined for another origin, a scheme, `//host`, a backslash or /login. */
export function safeRedirect(target: unknown): string | undefined {
  if (typeof target !== 'string' || !IN_APP.test(target) || /[\\\p{Cc}]/u.test(target)) {
    return undefined;
  }
  const url = new URL(target, 'http://panel.invalid');
  // Resolving dots may produce two slashes (`/.//host`), which is another origin.
  if (!IN_APP.test(url.pathname) || /^\/login\/?$/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
