import { useComputedColorScheme } from '@mantine/core';
import { useLayoutEffect } from 'react';

/** Spec section 1: the theme in force is a class (`light` or `dark`) on the document root. */
export function useRootThemeClass() {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useLayoutEffect(() => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(scheme);
  }, [scheme]);
}
