import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc, type Plugin, type Rolldown } from 'vite';

const SCRIPT = 'src/early.ts';
const PLACE = `<!-- ${SCRIPT} -->`;
const SPLIT = /src\/routes\/(.+)\.tsx\?tsr-split=/;

/** The path of a route's file: `_panel/clientes/$id_/cuenta` is at `/admin/clientes/$id/cuenta`. Null for layouts and the catch-all. */
export function pathOf(file: string, base: string): string | null {
  if (/^_\w+$|\/\$$/.test(file)) return null;
  return (
    base +
    file
      .replace(/^_panel\//, '')
      .replace(/_(?=\/)/g, '')
      .replace(/(^|\/)index$/, '')
  );
}

/** A chunk, the stylesheets it needs, and the chunks it imports. */
function closureOf(bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()) {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  const { viteMetadata } = chunk as { viteMetadata?: { importedCss: Iterable<string> } };
  for (const style of viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of chunk.imports) closureOf(bundle, imported, found);
  return found;
}

/** By path, the files that a route's screen needs beyond those that index.html already names. */
export function routeFiles(bundle: Rolldown.OutputBundle, base: string): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const named = closureOf(bundle, entry);
  const ofRoute = new Map<string, string[]>();
  for (const { fileName, moduleIds } of chunks) {
    for (const id of moduleIds) {
      const [, route] = SPLIT.exec(id) ?? [];
      if (route)
        ofRoute.set(route, [...(ofRoute.get(route) ?? []), ...closureOf(bundle, fileName)]);
    }
  }
  const frame = ofRoute.get('_panel') ?? [];
  return Object.fromEntries(
    [...ofRoute].flatMap(([route, files]) => {
      const path = pathOf(route, base);
      const all = new Set(route.startsWith('_panel/') ? [...frame, ...files] : files);
      const needed = [...all].filter((name) => !named.has(name)).map((name) => base + name);
      return path === null ? [] : [[path, needed]];
    }),
  );
}

/** The page with src/early.ts inlined, after the routes' files. */
export async function withEarlyScript(html: string, files: object = {}): Promise<string> {
  if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}.`);
  const { code } = await transformWithOxc(await readFile(SCRIPT, 'utf8'), SCRIPT);
  const script = (await minify(SCRIPT, code, { module: false })).code;
  const data = `<script type="application/json" id="route-files">${JSON.stringify(files)}</script>`;
  return html.replace(PLACE, () => `${data}\n    <script>${script}</script>`);
}

/** Sets theme and frame before the first paint, and fetches a route's files before the panel's code can ask for them. */
export function early(): Plugin {
  let base = '/';
  return {
    name: 'early',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => withEarlyScript(html, bundle && routeFiles(bundle, base)),
    },
  };
}
