import { DEFAULT_THEME } from '@mantine/core';
import type { Plugin } from 'vite';

const MODULE = /@mantine\/core\/esm\/(?:core|components)\/(.+)\.mjs$/;

/** Colours of the library's palette that the panel draws with, beside its own. */
const COLORS = ['dark', 'gray', 'red', 'yellow', 'teal'];

/** Components that nothing in the panel draws, but that come with those that are drawn. */
const UNUSED = [
  'ActionIcon/ActionIconGroup/ActionIconGroup',
  'ActionIcon/ActionIconGroupSection/ActionIconGroupSection',
  'Button/ButtonGroup/ButtonGroup',
  'Button/ButtonGroupSection/ButtonGroupSection',
  'Input/InputPlaceholder/InputPlaceholder',
  'Input/InputSuccess/InputSuccess',
  'InlineStyles/InlineStyles',
  'Loader/loaders/Bars',
  'Loader/loaders/Dots',
];

/** What the panel's own takes the place of: variables and classes in stylesheets, colours of variants in the theme, a manager of the chosen scheme. */
const REPLACED: Record<string, string> = {
  'MantineProvider/MantineCssVariables/MantineCssVariables':
    'export const MantineCssVariables = () => null;',
  'MantineProvider/MantineClasses/MantineClasses': 'export const MantineClasses = () => null;',
  'MantineProvider/color-functions/default-variant-colors-resolver/default-variant-colors-resolver':
    'export const defaultVariantColorsResolver = () => ({});',
  'MantineProvider/color-scheme-managers/local-storage-manager':
    'export const localStorageColorSchemeManager = () => undefined;',
  'MantineProvider/default-colors': `export const DEFAULT_COLORS = ${JSON.stringify(
    Object.fromEntries(COLORS.map((name) => [name, DEFAULT_THEME.colors[name]])),
  )};`,
};

/** A button's spinner is there or not; what fades a dialog in is needless for that. */
const SPINNER = '\0mantine-spinner';
const BUTTON = /@mantine\/core\/esm\/components\/(Button|ActionIcon)\/\w+\.mjs$/;

const leftOut = (name: string) =>
  `export const ${name} = () => { throw new Error('${name} is left out of the build (build/mantine-parts.ts).'); };`;

function replacementOf(id: string): string | undefined {
  const [, path = ''] = MODULE.exec(id) ?? [];
  if (UNUSED.includes(path)) return leftOut(path.split('/').at(-1) ?? '');
  return REPLACED[path];
}

/** Leaves out of the library what every first visit would fetch for nothing. Only a build does: development has the library whole. */
export function mantineParts(): Plugin {
  const known = [...UNUSED, ...Object.keys(REPLACED)];
  const found = new Set<string>();
  return {
    name: 'mantine-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source.endsWith('/Transition.mjs') && BUTTON.test(importer) ? SPINNER : undefined,
    load(id) {
      if (id === SPINNER)
        return 'export const Transition = ({ mounted, children }) => (mounted ? children({}) : null);';
      const code = replacementOf(id);
      if (code !== undefined) found.add(MODULE.exec(id)?.[1] ?? '');
      return code;
    },
    // A new version may name its files otherwise, and all would come back unnoticed.
    buildEnd(error) {
      const missing = known.filter((path) => !found.has(path));
      if (!error && missing.length > 0)
        throw new Error(`Not in the library: ${missing.join(', ')}`);
    },
  };
}
