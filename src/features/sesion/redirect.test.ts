import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeRedirect } from './redirect';

it.each([
  ['/', '/'],
  ['/clientes', '/clientes'],
  ['/clientes?texto=ana&pagina=2', '/clientes?texto=ana&pagina=2'],
  ['/login-de-otro', '/login-de-otro'],
  ['/clientes?volver=https://example.com/', '/clientes?volver=https://example.com/'],
  ['/../clientes', '/clientes'],
  ['/%2f%2fexample.com', '/%2f%2fexample.com'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  ['/\u2215\u2215example.com', '/%E2%88%95%E2%88%95example.com'],
])('a redirection to %j is accepted', (target, path) => {
  expect(safeRedirect(target)).toBe(path);
});

it.each([
  ['nothing', undefined],
  ['an object', { pathname: '/' }],
  ['an empty text', ''],
  ['a relative path', 'clientes'],
  ['another origin', 'https://example.com/'],
  ['this origin, by its name', 'http://localhost:3000/clientes'],
  ['a scheme', 'javascript:alert(1)'],
  ['two slashes', '//example.com'],
  ['a slash and a backslash', '/\\example.com'],
  ['a backslash further on', '/clientes\\..\\..\\x'],
  ['a tab between the slashes', '/\t/example.com'],
  ['dots that lead to two slashes', '/.//example.com'],
  ['the sign-in itself', '/login'],
  ['the sign-in with a slash', '/login/'],
  ['the sign-in through dots', '/x/../login'],
  ['a scheme without slashes', 'https:example.com'],
])('a redirection to %s is ignored', (_, target) => {
  expect(safeRedirect(target)).toBeUndefined();
});

// oxfmt-ignore
const PIECES = [
  '/', '//', '\\', '.', '..', '%2e', '%2f', '%5c', ':', '@', '?', '#', '\t', '\n', '\u0000', '\u00a0', '\uff0f',
  'login', 'admin', 'clientes', 'example.com', 'https:', 'javascript:', 'data:', 'ñ',
];

it('a redirection stays on the panel’s own origin and under its path, whatever the input', () => {
  const target = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(fc.constantFrom(...PIECES)).map((parts) => parts.join('')),
    fc.array(fc.constantFrom(...PIECES)).map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(target, (wanted) => {
      const path = safeRedirect(wanted);
      if (path === undefined) return;
      const alone = new URL(path, 'https://panel.example');
      const mounted = new URL(`/admin${path}`, 'https://panel.example');
      expect(alone.origin).toBe('https://panel.example');
      expect(mounted.origin).toBe('https://panel.example');
      expect(mounted.pathname.startsWith('/admin/')).toBe(true);
      expect(alone.pathname).not.toBe('/login');
      expect(safeRedirect(path)).toBe(path);
    }),
    { numRuns: 1000 },
  );
});
