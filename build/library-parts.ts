import { DEFAULT_THEME } from '@mantine/core';
import type { Plugin } from 'vite';

const MODULE = /node_modules\/(.+)\.m?js$/;
const CORE = '@mantine/core/esm/core';
const COMPONENTS = '@mantine/core/esm/components';

/** Colours of Mantine's palette that the panel draws with, beside its own. */
const COLORS = ['dark', 'gray', 'red', 'yellow', 'teal'];

/** Modules that what the panel uses imports for what it does not use, with their exports. */
const UNUSED: Record<string, string[]> = {
  [`${COMPONENTS}/ActionIcon/ActionIconGroup/ActionIconGroup`]: ['ActionIconGroup'],
  [`${COMPONENTS}/ActionIcon/ActionIconGroupSection/ActionIconGroupSection`]: [
    'ActionIconGroupSection',
  ],
  [`${COMPONENTS}/Button/ButtonGroup/ButtonGroup`]: ['ButtonGroup'],
  [`${COMPONENTS}/Button/ButtonGroupSection/ButtonGroupSection`]: ['ButtonGroupSection'],
  [`${COMPONENTS}/Input/InputPlaceholder/InputPlaceholder`]: ['InputPlaceholder'],
  [`${COMPONENTS}/Input/InputSuccess/InputSuccess`]: ['InputSuccess'],
  [`${COMPONENTS}/Loader/loaders/Bars`]: ['Bars'],
  [`${COMPONENTS}/Loader/loaders/Dots`]: ['Dots'],
  // Style props that differ by width: the page's policy refuses the style elements that they make.
  [`${CORE}/InlineStyles/InlineStyles`]: ['InlineStyles'],
  '@tanstack/query-core/build/modern/infiniteQueryBehavior': [
    'infiniteQueryBehavior',
    'hasNextPage',
    'hasPreviousPage',
  ],
};

/** Modules that something of the panel's own takes the place of. */
const REPLACED: Record<string, string> = {
  // Stylesheets: build/mantine-variables.ts and src/app/styles.
  [`${CORE}/MantineProvider/MantineCssVariables/MantineCssVariables`]:
    'export const MantineCssVariables = () => null;',
  [`${CORE}/MantineProvider/MantineClasses/MantineClasses`]:
    'export const MantineClasses = () => null;',
  // The theme's own resolver, where no colour of a text follows from how light that behind it is.
  [`${CORE}/MantineProvider/color-functions/default-variant-colors-resolver/default-variant-colors-resolver`]:
    'export const defaultVariantColorsResolver = () => ({});',
  [`${CORE}/MantineProvider/color-functions/luminance/luminance`]:
    'export const luminance = () => 0; export const isLightColor = () => false;',
  // The panel's own manager.
  [`${CORE}/MantineProvider/color-scheme-managers/local-storage-manager`]:
    'export const localStorageColorSchemeManager = () => undefined;',
  [`${CORE}/MantineProvider/default-colors`]: `export const DEFAULT_COLORS = ${JSON.stringify(
    Object.fromEntries(COLORS.map((name) => [name, DEFAULT_THEME.colors[name]])),
  )};`,
};

const leftOut = (name: string) =>
  `export const ${name} = () => { throw new Error('${name} is left out of the build (build/library-parts.ts).'); };`;

/** Leaves out of the libraries what every first visit would fetch for nothing. Only a build does: development has them whole. */
export function libraryParts(): Plugin {
  const missing = new Set([...Object.keys(UNUSED), ...Object.keys(REPLACED)]);
  return {
    name: 'library-parts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, path = ''] = MODULE.exec(id) ?? [];
      missing.delete(path);
      return REPLACED[path] ?? UNUSED[path]?.map(leftOut).join('\n');
    },
    // A new version may name its files otherwise, and all would come back unnoticed.
    buildEnd(error) {
      if (!error && missing.size > 0) {
        throw new Error(`build/library-parts.ts: there is no ${[...missing].join(', ')}`);
      }
    },
  };
}
