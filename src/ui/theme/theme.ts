import {
  createTheme,
  rem,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import type { KeyboardEvent } from 'react';

const marino: MantineColorsTuple = [
  '#eef4fb',
  '#dbe6f3',
  '#b3cbe6',
  '#88aed9',
  '#6496ce',
  '#4d87c7',
  '#3f7fc5',
  '#2f6bad',
  '#245f9c',
  '#12518a',
];

const tint = (name: string, percent: number) =>
  `color-mix(in srgb, var(${name}-filled) ${percent}%, transparent)`;

const variantColorResolver: VariantColorsResolver = ({ color, variant, theme }) => {
  const name = `--mantine-color-${color || theme.primaryColor}`;
  const border = `${rem(1)} solid transparent`;
  switch (variant) {
    case 'filled':
      return {
        background: `var(${name}-filled)`,
        hover: `var(${name}-filled-hover)`,
        color: 'var(--mantine-color-white)',
        border,
      };
    case 'light':
    case 'subtle':
      return {
        // Mantine's light fills are darker than the surface in the dark theme, and its red one shouts.
        background: variant === 'light' ? tint(name, 12) : 'transparent',
        hover: tint(name, variant === 'light' ? 20 : 10),
        color: `var(${name}-light-color)`,
        border,
      };
    default:
      return {
        background: 'var(--mantine-color-default)',
        hover: 'var(--mantine-color-default-hover)',
        color: 'var(--mantine-color-default-color)',
        border: `${rem(1)} solid var(--mantine-color-default-border)`,
      };
  }
};

/** Enter selects the focused radio. By default it would submit the form. */
function chooseWithEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}

const MOTION_MS = 150;

const overlay = {
  transitionProps: { duration: MOTION_MS },
  // Mantine hides the scroll bar with a style element, which the CSP blocks. Wheel and touch scrolling stay locked.
  removeScrollProps: { removeScrollBar: false },
  closeButtonProps: { 'aria-label': 'Cerrar' },
};

export const theme = createTheme({
  primaryColor: 'marino',
  primaryShade: { light: 8, dark: 7 },
  colors: { marino },
  variantColorResolver,
  defaultRadius: 'sm',
  // One radius, whichever name a component uses.
  radius: { xs: rem(4), sm: rem(4), md: rem(4), lg: rem(4) },
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: "'Source Sans 3 Variable', 'Source Sans 3 Fallback', sans-serif",
  // The scale of docs/look.md.
  fontSizes: { xs: rem(13), sm: rem(15), md: rem(16), lg: rem(18), xl: rem(22) },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(22), lineHeight: '1.3' },
      h2: { fontSize: rem(18), lineHeight: '1.5' },
    },
  },
  components: {
    Drawer: { defaultProps: overlay },
    Modal: { defaultProps: overlay },
    Notifications: { defaultProps: { transitionDuration: MOTION_MS } },
    // The first item takes the focus. Mantine's placeholder element is not a valid child of a menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // Notes stand below their field (global.css).
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    Radio: { defaultProps: { onKeyDown: chooseWithEnter } },
    // A `header` element here would count as a second banner landmark.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
  },
});
