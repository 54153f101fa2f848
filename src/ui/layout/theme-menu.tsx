import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { cloneElement, useState } from 'react';
import { lazyOverlay } from '../overlay/overlay';
import { SYSTEM_THEME, THEMES } from './themes';

const ThemeChoices = lazyOverlay(() =>
  import('./theme-choices').then((module) => module.ThemeChoices),
);

/** Button that opens the theme menu (spec section 1), which is a lazy chunk. */
export function ThemeMenu() {
  const { colorScheme } = useMantineColorScheme({ keepTransitions: true });
  const [wanted, setWanted] = useState(false);
  const { Icon, label } = THEMES.find(({ value }) => value === colorScheme) ?? SYSTEM_THEME;
  const button = (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Tema: ${label}`}>
      <Icon size={20} stroke={1.7} />
    </ActionIcon>
  );
  const closed = cloneElement(button, { 'aria-haspopup': 'menu', 'aria-expanded': false });
  return (
    <ThemeChoices
      target={button}
      fallback={cloneElement(closed, { onClick: () => setWanted(true) })}
      opened={wanted}
      onClose={() => setWanted(false)}
    />
  );
}
