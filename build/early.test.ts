import { describe, expect, it } from 'vitest';
import { pathOf, routeFiles, withEarlyScript } from './early';

interface Chunk {
  imports?: string[];
  modules?: string[];
  css?: string[];
  isEntry?: boolean;
}

/** A build's output, with the fields that `routeFiles` reads. */
function bundleOf(chunks: Record<string, Chunk>): Parameters<typeof routeFiles>[0] {
  const outputs = Object.entries(chunks).map(([fileName, chunk]) => [
    fileName,
    {
      type: 'chunk',
      fileName,
      isEntry: chunk.isEntry ?? false,
      imports: chunk.imports ?? [],
      moduleIds: chunk.modules ?? [],
      viteMetadata: { importedCss: new Set(chunk.css) },
    },
  ]);
  return Object.fromEntries(outputs) as Parameters<typeof routeFiles>[0];
}

describe('a route’s path', () => {
  it.each([
    ['_panel/index', '/admin/'],
    ['_panel/clientes/index', '/admin/clientes'],
    ['_panel/clientes/$id', '/admin/clientes/$id'],
    ['_panel/clientes/$id_/cuenta', '/admin/clientes/$id/cuenta'],
    ['_panel/agregar-cliente', '/admin/agregar-cliente'],
    ['login', '/admin/login'],
    ['_panel', null],
    ['_panel/$', null],
    ['__root', null],
  ])('%s is %s', (file, path) => {
    expect(pathOf(file, '/admin/')).toBe(path);
  });
});

it('a route needs its own chunks and the frame’s, each once, with their styles', () => {
  const split = (file: string) => `/panel/src/routes/${file}.tsx?tsr-split=component`;
  const bundle = bundleOf({
    'core.js': { isEntry: true, imports: ['runtime.js'], css: ['core.css'] },
    'runtime.js': {},
    'base.js': { imports: ['core.js'], css: ['base.css'] },
    'frame.js': { imports: ['base.js'], modules: [split('_panel')] },
    'lists.js': { imports: ['base.js'], css: ['lists.css'] },
    'clientes.js': { imports: ['lists.js'], modules: [split('_panel/clientes/index')] },
    'cliente.js': { imports: ['base.js'], modules: [split('_panel/clientes/$id')] },
    'login.js': { imports: ['core.js'], modules: [split('login')] },
  });
  const frame = ['/frame.js', '/base.js', '/base.css'];
  expect(routeFiles(bundle, '/')).toEqual({
    '/clientes': [...frame, '/clientes.js', '/lists.js', '/lists.css'],
    '/clientes/$id': [...frame, '/cliente.js'],
    '/login': ['/login.js'],
  });
});

describe('the page', () => {
  it('gets the routes’ files and the script that reads them, minified', async () => {
    const html = await withEarlyScript('<head>\n    <!-- src/early.ts -->\n</head>', {
      '/login': ['/login.js'],
    });
    expect(html).toContain('id="route-files">{"/login":["/login.js"]}</script>');
    expect(html).toMatch(/<script>\{?[^\n]*vite-ui-theme[^\n]*<\/script>/);
  });

  it('fails the build without a placeholder', async () => {
    await expect(withEarlyScript('<head></head>')).rejects.toThrow('src/early.ts');
  });
});
