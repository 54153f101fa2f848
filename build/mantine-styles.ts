import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const ID = 'virtual:mantine-styles';

const WHOLE = ['core', 'dates', 'notifications'].map((name) => `@mantine/${name}/styles.layer.css`);

const CLASSES = /@mantine\/(core|dates|notifications)\/esm\/.*\/(\w+)\.module\.mjs$/;

const STYLES = /@mantine\/\w+\/styles(\/\w+)?\.layer\.css$/;
/**
 * What other components are made of. The page names the styles of these itself, behind whatever comes later; in a layer below the others'
 * they give way to them all the same.
 */
const GROUND =
  /styles\/(baseline|global|UnstyledButton|Loader|ActionIcon|CloseButton|Input|Button|Stack)\.layer\.css$/;

const SCALED = /calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g;

/** Lengths as they are at the library's own size, which is the panel's. */
export const unscaled = (css: string): string => css.replaceAll(SCALED, '$1');

const { resolve } = createRequire(import.meta.url);

/** The stylesheet that goes with a module of class names; dates and notifications have one for everything. */
function styleOf(id: string): string | undefined {
  const [, name, component] = CLASSES.exec(id) ?? [];
  if (!name || !component) return undefined;
  return name === 'core'
    ? `@mantine/core/styles/${component}.layer.css`
    : `@mantine/${name}/styles.layer.css`;
}

/**
 * Lets each of the library's stylesheets travel with the component that it is for: a page's first visit fetches those of what it draws,
 * and a part that is loaded later brings its own. They are in a cascade layer, so that the panel's own rules win wherever they come from.
 *
 * In development, where the library is bundled beforehand, `virtual:mantine-styles` is all of them.
 */
export function mantineStyles(): Plugin {
  let isBuild = false;
  return {
    name: 'mantine-styles',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (isBuild && STYLES.test(id)) {
        const css = unscaled(await readFile(id, 'utf8'));
        return GROUND.test(id) ? css.replaceAll('@layer mantine ', '@layer mantine.ground ') : css;
      }
      if (id !== `\0${ID}`) return undefined;
      return isBuild ? '' : WHOLE.map((path) => `import '${path}';`).join('\n');
    },
    transform(code, id) {
      const style = isBuild ? styleOf(id) : undefined;
      if (!style) return undefined;
      // Fails the build where a new version names its files otherwise.
      resolve(style);
      return { code: `import '${style}';\n${code}`, map: null };
    },
  };
}
