import { describe, expect, it } from 'vitest';
import { pathOf, routeFiles } from './route-files';

interface Chunk {
  imports?: string[];
  modules?: string[];
  css?: string[];
  isEntry?: boolean;
}

/** A build's output, as far as it is looked at. */
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
    ['_panel/index', '/'],
    ['_panel/clientes/index', '/clientes'],
    ['_panel/clientes/$id', '/clientes/$'],
    ['_panel/agregar-cliente', '/agregar-cliente'],
    ['login', '/login'],
    ['_panel', null],
    ['_panel/$', null],
    ['__root', null],
  ])('%s is %s', (file, path) => {
    expect(pathOf(file)).toBe(path);
  });
});

it('a route needs its own chunks, the frame’s and the app’s, each once, with their styles', () => {
  const split = (file: string) => `/panel/src/routes/${file}.tsx?tsr-split=component`;
  const { common, files, routes } = routeFiles(
    bundleOf({
      'core.js': { isEntry: true, imports: ['runtime.js'] },
      'runtime.js': {},
      'base.js': { imports: ['core.js'], css: ['base.css'] },
      'app.js': { imports: ['base.js'], modules: ['/panel/src/app/app.tsx'] },
      'sign-in.js': { imports: ['base.js'], modules: ['/panel/src/app/sign-in.tsx'] },
      'frame.js': { imports: ['base.js'], modules: [split('_panel')] },
      'lists.js': { imports: ['base.js'], css: ['lists.css'] },
      'clientes.js': { imports: ['lists.js'], modules: [split('_panel/clientes/index')] },
      'cliente.js': { imports: ['base.js'], modules: [split('_panel/clientes/$id')] },
      'login.js': { imports: ['base.js'], modules: [split('login')] },
    }),
  );
  expect(common).toEqual(['base.js', 'base.css']);
  const named = Object.fromEntries(
    Object.entries(routes).map(([path, indices]) => [path, indices.map((index) => files[index])]),
  );
  expect(named).toEqual({
    '/login': ['sign-in.js'],
    '/clientes': ['app.js', 'frame.js', 'clientes.js', 'lists.js', 'lists.css'],
    '/clientes/$': ['app.js', 'frame.js', 'cliente.js'],
    login: ['app.js', 'login.js'],
  });
});
