import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenFor } from '../test/server/token';

const root = document.documentElement;
let loads = 0;

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="color-scheme" content="light dark" />
    <script type="application/json" id="route-files">
      {
        "/admin/": ["/admin/inicio.js"],
        "/admin/clientes": ["/admin/clientes.js", "/admin/clientes.css"],
        "/admin/clientes/$id": ["/admin/cliente.js"]
      }
    </script>`;
  return () => document.head.replaceChildren();
});

async function load(path: string, systemIsDark = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
  window.history.replaceState(null, '', path);
  // Evaluated anew each time, as on a page load.
  const script = `./early.ts?load=${(loads += 1)}`;
  await import(script);
}

const preloaded = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);

describe('the theme before the first paint', () => {
  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    [null, true, 'dark'],
  ])('choice %s, dark system %s: %s', async (choice, systemIsDark, scheme) => {
    if (choice !== null) localStorage.setItem('vite-ui-theme', choice);
    await load('/admin/', systemIsDark);
    expect(root.className).toBe(scheme);
    expect(root.dataset.mantineColorScheme).toBe(scheme);
    expect(document.querySelector('meta[name="color-scheme"]')).toHaveAttribute('content', scheme);
  });

  it('follows the system where the browser refuses storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await load('/admin/', true);
    expect(root.className).toBe('dark');
  });
});

describe('the frame before the code runs', () => {
  it.each([
    ['/admin/clientes', 'a token of a minute more', 60, 'panel'],
    ['/admin/login', 'a token of a minute more', 60, 'login'],
    ['/admin/clientes', 'an expired token', -60, 'login'],
    ['/admin/clientes', 'no token', null, 'login'],
  ])('at %s with %s', async (path, _token, seconds, frame) => {
    if (seconds !== null) localStorage.setItem('jwtToken', tokenFor(seconds));
    await load(path);
    expect(root.dataset.frame).toBe(frame);
  });

  it('has the menu as the user left it', async () => {
    localStorage.setItem('jwtToken', tokenFor(60));
    localStorage.setItem('menuPlegado', 'true');
    await load('/admin/');
    expect(root.dataset.frame).toBe('rail');
  });
});

describe('a route’s files', () => {
  it.each([
    ['/admin/', [['modulepreload', '/admin/inicio.js']]],
    [
      '/admin/clientes?pagina=2',
      [
        ['modulepreload', '/admin/clientes.js'],
        ['preload', '/admin/clientes.css'],
      ],
    ],
    ['/admin/clientes/17', [['modulepreload', '/admin/cliente.js']]],
    ['/admin/no/existe', []],
  ])('at %s are preloaded', async (path, links) => {
    await load(path);
    expect(preloaded()).toEqual(links);
  });

  it('are not preloaded in development, where the page lists none', async () => {
    document.getElementById('route-files')?.remove();
    await load('/admin/clientes');
    expect(preloaded()).toEqual([]);
  });
});
