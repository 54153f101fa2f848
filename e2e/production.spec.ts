import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './support/fixtures';

/** Texts that a minifier keeps, and the folder of their source. None may be in the bundle. */
const DEVELOPMENT_ONLY = [
  ['mocks', 'Conexión cortada antes de procesar'],
  ['mocks', 'Usuario o contraseña incorrectos.'],
  ['mocks', 'Metalúrgica Bär & Söhne'],
  ['mocks', '/__mock/'],
  ['node_modules/@tanstack/query-devtools/build', 'Devtools is already mounted'],
  ['node_modules/@tanstack/router-devtools-core/dist', 'tanstackRouterDevtoolsOpen'],
] as const;

async function textOf(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const code = names.filter((name) => /\.(js|ts)$/.test(name));
  return (await Promise.all(code.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
}

const isHashed = (path: string): boolean => /\/assets\/[^/]+-[\w-]{8}\.(js|css|woff2)$/.test(path);

test('the bundle contains neither the mock API nor the devtools', async () => {
  const bundle = await textOf('dist/assets');
  // Accents are not escaped in the bundle, so the search below finds texts that have them.
  expect(bundle).toContain('Iniciar Sesión');

  const root = join(import.meta.dirname, '..');
  for (const [folder, text] of DEVELOPMENT_ONLY) {
    const source = await textOf(join(root, folder));
    expect(source.includes(text), `«${text}» is no longer in ${folder}`).toBe(true);
    expect(bundle.includes(text), `«${text}» (${folder}) in the bundle`).toBe(false);
  }
});

test('the build contains the licences of every dependency, DOMPurify included', async () => {
  const notices = await readFile('dist/third-party-notices.txt', 'utf8');
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    expect(notices).toContain(`## ${name} - ${version} (`);
  }
  const [, dompurify] = notices.split('## dompurify - ');
  expect(dompurify).toMatch(/^[\d.]+ \(\(MPL-2\.0 OR Apache-2\.0\)\)\s+Apache License/);
  expect(notices).toContain('## zxing-cpp, compiled into zxing-wasm (Apache-2.0)');
});

test('a first visit requests only the page, its assets and the API', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('clientes');
  await expect(page.getByText('Total clientes: 57')).toBeVisible();

  const { origin } = new URL(baseURL ?? '');
  const paths = asked.map((url) => url.replace(origin, ''));
  const strange = paths.filter(
    (path) =>
      !isHashed(path) &&
      !/^\/admin\/(clientes|config\.json|favicon\.svg)$/.test(path) &&
      !path.startsWith('/api/clientes/'),
  );
  expect(strange).toEqual([]);
  // Only Inicio loads the sanitizer.
  expect(paths.filter((path) => path.includes('inline-html'))).toEqual([]);
  // The second call prefetches the next page.
  await expect
    .poll(() =>
      asked.map((url) => url.replace(origin, '')).filter((path) => path.startsWith('/api/')),
    )
    .toEqual([
      '/api/clientes/?texto=&pagina=0&cantidad=10',
      '/api/clientes/?texto=&pagina=1&cantidad=10',
    ]);
  expect(paths.filter(isHashed).length).toBeGreaterThan(2);
});

test('a call of the API takes no answer from a cache', async ({ page }) => {
  const call = page.waitForRequest(/\/api\/clientes\//);
  await page.goto('clientes');
  expect((await (await call).allHeaders())['cache-control']).toBe('no-cache');
});

test('a component’s styles override Mantine’s, whichever file loads first', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('tab').first()).toHaveCSS('padding-left', '16px');
  await expect(page.getByRole('button', { name: 'Agregar Recordatorio' })).toHaveCSS(
    'font-weight',
    '500',
  );
});
