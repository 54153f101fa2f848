import type { MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

interface Theme {
  value: MantineColorScheme;
  label: string;
  Icon: typeof IconSun;
}

export const SYSTEM_THEME: Theme = { value: 'auto', label: 'Sistema', Icon: IconDeviceDesktop };

/** Spec section 1. */
export const THEMES: Theme[] = [
  { value: 'light', label: 'Claro', Icon: IconSun },
  { value: 'dark', label: 'Oscuro', Icon: IconMoon },
  SYSTEM_THEME,
];
