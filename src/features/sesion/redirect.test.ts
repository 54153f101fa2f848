import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect';

describe('safeRedirect', () => {
  it.each([
    ['/', '/'],
    ['/clientes', '/clientes'],
    ['/clientes?texto=ana&pagina=2', '/clientes?texto=ana&pagina=2'],
    ['/clientes/7#datos', '/clientes/7#datos'],
    ['/reportes?desde=2026-11-01', '/reportes?desde=2026-11-01'],
    ['/login-de-otro', '/login-de-otro'],
    ['/a//b', '/a//b'],
    ['/clientes?volver=https://example.com/', '/clientes?volver=https://example.com/'],
    ['/../clientes', '/clientes'],
    ['/%2f%2fexample.com', '/%2f%2fexample.com'],
    ['/%5cexample.com', '/%5cexample.com'],
    ['/%09/example.com', '/%09/example.com'],
    ['/@example.com', '/@example.com'],
    ['/clientes@example.com', '/clientes@example.com'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
    ['/admin/../../clientes', '/clientes'],
    ['/\u2215\u2215example.com', '/%E2%88%95%E2%88%95example.com'],
    ['/\uff0f/example.com', '/%EF%BC%8F/example.com'],
    ['/clientes?x=//example.com#//example.com', '/clientes?x=//example.com#//example.com'],
    ['/LOGIN', '/LOGIN'],
    [`/${'a'.repeat(5000)}`, `/${'a'.repeat(5000)}`],
  ])('takes %j', (target, path) => {
    expect(safeRedirect(target)).toBe(path);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an object', { pathname: '/' }],
    ['a list', ['/clientes']],
    ['a number', 7],
    ['an empty text', ''],
    ['a relative path', 'clientes'],
    ['another origin', 'https://example.com/'],
    ['this origin, by its name', 'http://localhost:3000/clientes'],
    ['a scheme', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['two slashes', '//example.com'],
    ['three slashes', '///example.com'],
    ['a slash and a backslash', '/\\example.com'],
    ['a backslash further on', '/clientes\\..\\..\\x'],
    ['two backslashes', '\\\\example.com'],
    ['a tab between the slashes', '/\t/example.com'],
    ['a line break between the slashes', '/\n/example.com'],
    ['a leading space', ' //example.com'],
    ['a leading control character', '\u0000/clientes'],
    ['dots that lead to two slashes', '/.//example.com'],
    ['dots that climb to two slashes', '/x/..//example.com'],
    ['encoded dots that lead to two slashes', '/%2e//example.com'],
    ['the sign-in itself', '/login'],
    ['the sign-in with a slash', '/login/'],
    ['the sign-in with a search', '/login?redirect=/'],
    ['the sign-in through dots', '/x/../login'],
    ['a scheme without slashes', 'https:example.com'],
    ['a scheme in capitals', 'JaVaScRiPt:alert(1)'],
    ['a scheme with a tab in it', 'java\tscript:alert(1)'],
    ['a carriage return between the slashes', '/\r/example.com'],
    ['a soft control character between the slashes', '/\u0085/example.com'],
    ['slashes of another script', '\u2215\u2215example.com'],
    ['full-width slashes', '\uff0f\uff0fexample.com'],
    ['encoded slashes', '%2f%2fexample.com'],
    ['a user before the host', '//panel.invalid@example.com'],
    ['a search alone', '?redirect=//example.com'],
    ['a fragment alone', '#//example.com'],
    ['many slashes', '/'.repeat(5000)],
  ])('ignores %s', (_, target) => {
    expect(safeRedirect(target)).toBeUndefined();
  });

  const PIECES = [
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    '\u0000',
    '\u00a0',
    '\uff0f',
  ];
  const WORDS = [
    'login',
    'admin',
    'clientes',
    'example.com',
    'https:',
    'javascript:',
    'data:',
    'ñ',
  ];

  it('stays on the panel’s own origin, under its path, whatever comes', () => {
    const target = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.array(fc.constantFrom(...PIECES, ...WORDS)).map((parts) => parts.join('')),
      fc.array(fc.constantFrom(...PIECES, ...WORDS)).map((parts) => `/${parts.join('')}`),
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
});
