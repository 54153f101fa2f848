import type { OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

/** The files that each screen needs beyond those that the page names itself: all of them once, and by the path of a route. */
export interface RouteFiles {
  files: string[];
  /** By path, with `$` for a number in it: the indices of its files. */
  routes: Record<string, number[]>;
}

const SPLIT = /src\/routes\/(.+)\.tsx\?tsr-split=/;
const EMPTY = '<script type="application/json" id="route-files"></script>';

/** A route's file as its path: `_panel/clientes/$id` as `/clientes/$`, and null for one that has none of its own. */
export function pathOf(file: string): string | null {
  if (file.startsWith('__') || file === '_panel' || file.endsWith('/$')) return null;
  const path = file.replace(/^_panel\//, '').replace(/(^|\/)index$/, '');
  return `/${path.replace(/\$\w+/, '$')}`;
}

/** Those that a chunk cannot do without, itself and its styles first. */
function closureOf(bundle: OutputBundle, chunk: OutputChunk, found = new Set<string>()) {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  const { importedCss = [] } = (chunk as { viteMetadata?: { importedCss: Iterable<string> } })
    .viteMetadata ?? { importedCss: [] };
  for (const style of importedCss) found.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') closureOf(bundle, imported, found);
  }
  return found;
}

/** What the build made for each route. */
export function routeFiles(bundle: OutputBundle): RouteFiles {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const named = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...closureOf(bundle, chunk)]),
  );
  const byRoute = new Map<string, Set<string>>();
  for (const chunk of chunks) {
    for (const id of chunk.moduleIds) {
      const file = SPLIT.exec(id)?.[1];
      if (!file) continue;
      const needed = byRoute.get(file) ?? new Set();
      for (const name of closureOf(bundle, chunk)) if (!named.has(name)) needed.add(name);
      byRoute.set(file, needed);
    }
  }
  const files = [...new Set([...byRoute.values()].flatMap((needed) => [...needed]))];
  const routes: RouteFiles['routes'] = {};
  for (const [file, needed] of byRoute) {
    const path = pathOf(file);
    if (path === null) continue;
    const frame = file.startsWith('_panel/') ? (byRoute.get('_panel') ?? []) : [];
    routes[path] = [...new Set([...frame, ...needed])].map((name) => files.indexOf(name));
  }
  return { files, routes };
}

/**
 * Names in the page what each route's screen is made of, so that its script can ask for it before the panel's own code is there. Styles
 * move behind what is painted first: in the head they would hold it back.
 */
export function routeFilesInPage(): Plugin {
  return {
    name: 'route-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        if (!html.includes(EMPTY)) throw new Error('index.html has no place for the route files.');
        const styles = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? [];
        return styles
          .reduce((rest, style) => rest.replace(style, ''), html)
          .replace('\n  </body>', () => `${styles.join('')}\n  </body>`)
          .replace(EMPTY, (empty) =>
            empty.replace('><', () => `>${JSON.stringify(routeFiles(bundle))}<`),
          );
      },
    },
  };
}
