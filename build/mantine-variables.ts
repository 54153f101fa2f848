import {
  convertCssVariables,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  DEFAULT_THEME,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { theme } from '../src/ui/theme/theme';

const ID = 'virtual:mantine-variables.css';

/** Palette colours and variables that the panel does not use. */
const UNUSED =
  /^--mantine-(color-(pink|grape|violet|indigo|cyan|lime|orange|blue|green)-|color-\w+-outline|color-dark-(text|filled|light)|primary-color-\d|breakpoint-|z-index-)/;

const used = (variables: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)));

function panelVariables(): string {
  const { variables, light, dark } = defaultCssVariablesResolver(
    mergeMantineTheme(DEFAULT_THEME, theme),
  );
  return convertCssVariables(
    { variables: used(variables), light: used(light), dark: used(dark) },
    ':root',
  );
}

/**
 * Writes the theme's CSS variables into a stylesheet at build time. The page then has its colours before any script runs, and needs no
 * runtime `<style>` element, which a strict `style-src` forbids.
 */
export function mantineVariables(): Plugin {
  return {
    name: 'mantine-variables',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? panelVariables() : undefined),
  };
}
