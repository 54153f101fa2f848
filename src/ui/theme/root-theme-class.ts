import { useComputedColorScheme } from '@mantine/core';
import { useLayoutEffect } from 'react';

/** Puts the current theme on the document root as a class, `light` or `dark` (spec section 1). */
export function RootThemeClass() {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useLayoutEffect(() => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(scheme);
  }, [scheme]);
  return null;
}
