import {
  convertCssVariables,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  DEFAULT_THEME,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { theme } from '../src/lib/theme';

const ID = 'virtual:mantine-variables.css';

/**
 * Writes the theme's CSS variables into a stylesheet at build time, so that the page needs no `<style>` element made at run time:
 * the colours are there before any script runs, and a strict `style-src` holds.
 */
export function mantineVariables(): Plugin {
  return {
    name: 'mantine-variables',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}`
        ? convertCssVariables(
            defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme)),
            ':root',
          )
        : undefined,
  };
}
