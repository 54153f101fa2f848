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
  ])('ignores %s', (_, target) => {
    expect(safeRedirect(target)).toBeUndefined();
  });
});
