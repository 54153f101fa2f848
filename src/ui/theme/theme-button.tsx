import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import type { ComponentProps } from 'react';
import { SYSTEM_THEME, THEMES } from './themes';

export function ThemeButton(props: ComponentProps<'button'>) {
  const { colorScheme } = useMantineColorScheme({ keepTransitions: true });
  const { Icon, label } = THEMES.find(({ value }) => value === colorScheme) ?? SYSTEM_THEME;
  return (
    <ActionIcon {...props} variant="subtle" color="gray" size="lg" aria-label={`Tema: ${label}`}>
      <Icon size={20} stroke={1.7} />
    </ActionIcon>
  );
}
