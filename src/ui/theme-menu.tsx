import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { cloneElement, useState } from 'react';
import { lazyPart } from './lazy-part';
import { SYSTEM_THEME, THEMES } from './themes';
import { tellMissing } from './tell-missing';

const ThemeChoices = lazyPart(() =>
  import('./theme-choices').then((module) => module.ThemeChoices),
);

/** The theme choice (spec section 1). */
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
  if (!wanted) return cloneElement(closed, { onClick: () => setWanted(true) });
  return (
    <ThemeChoices
      target={button}
      fallback={closed}
      onMissing={(error) => {
        tellMissing(error);
        setWanted(false);
      }}
    />
  );
}
