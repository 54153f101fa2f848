import type { Plugin, Rolldown } from 'vite';

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

/** The files that the screens need beyond the first script's own. */
export interface RouteFiles {
  /** Those of every screen. */
  common: string[];
  /** The others. */
  files: string[];
  /** By path, with `$` for a number in it: the indices of its files. */
  routes: Record<string, number[]>;
}

const SPLIT = /src\/routes\/(.+)\.tsx\?tsr-split=/;
/** The panel as a whole, and the sign-in by itself. */
const APP = '/src/app/app.tsx';
const SIGN_IN = '/src/app/sign-in.tsx';
/** The sign-in that the panel's router leads to. */
const REDIRECTED = 'login';
const EMPTY = '<script type="application/json" id="route-files"></script>';

/** A route's file as its path: `_panel/clientes/$id` as `/clientes/$`, and null for one that has none of its own. */
export function pathOf(file: string): string | null {
  if (file === '' || file.startsWith('__') || file === '_panel' || file.endsWith('/$')) return null;
  const path = file.replace(/^_panel\//, '').replace(/(^|\/)index$/, '');
  return `/${path.replace(/\$\w+/, '$')}`;
}

/** Those that a chunk cannot do without, itself and its styles first. */
function closureOf(bundle: OutputBundle, chunk: OutputChunk, found = new Set<string>()) {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  const { viteMetadata } = chunk as { viteMetadata?: { importedCss: Iterable<string> } };
  for (const style of viteMetadata?.importedCss ?? []) found.add(style);
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
  /** Those of the chunks that hold a module, beyond what the page names itself. */
  const neededBy = (isHeld: (id: string) => boolean) =>
    chunks
      .filter(({ moduleIds }) => moduleIds.some(isHeld))
      .flatMap((chunk) => [...closureOf(bundle, chunk)])
      .filter((name) => !named.has(name));

  const app = neededBy((id) => id.endsWith(APP));
  const frame = neededBy((id) => SPLIT.exec(id)?.[1] === '_panel');
  const sources = new Set(
    chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => SPLIT.exec(id)?.[1] ?? '')),
  );
  const needed = new Map<string, string[]>([['/login', neededBy((id) => id.endsWith(SIGN_IN))]]);
  for (const source of sources) {
    const path = pathOf(source);
    if (path === null) continue;
    const own = neededBy((id) => SPLIT.exec(id)?.[1] === source);
    if (path === '/login') needed.set(REDIRECTED, [...app, ...own]);
    else needed.set(path, [...app, ...frame, ...own]);
  }
  const all = [...new Set([...needed.values()].flat())];
  const isCommon = (name: string) => [...needed.values()].every((names) => names.includes(name));
  const files = all.filter((name) => !isCommon(name));
  return {
    common: all.filter(isCommon),
    files,
    routes: Object.fromEntries(
      [...needed].map(([path, names]) => [
        path,
        [...new Set(names)].filter((name) => !isCommon(name)).map((name) => files.indexOf(name)),
      ]),
    ),
  };
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
        const { common, ...rest } = routeFiles(bundle);
        const own = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? [];
        const isStyle = (name: string) => name.endsWith('.css');
        const links = (names: string[], rel: string) =>
          names.map((name) => `\n    <link rel="${rel}" crossorigin href="/admin/${name}">`);
        const styles = [...own, ...links(common.filter(isStyle), 'stylesheet')];
        const scripts = links(
          common.filter((name) => !isStyle(name)),
          'modulepreload',
        );
        return own
          .reduce((page, style) => page.replace(style, ''), html)
          .replace('\n  </head>', () => `${scripts.join('')}\n  </head>`)
          .replace('\n  </body>', () => `${styles.join('')}\n  </body>`)
          .replace(EMPTY, (empty) => empty.replace('><', () => `>${JSON.stringify(rest)}<`));
      },
    },
  };
}
