import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { SYSTEM_THEME, THEMES } from './themes';

/** Spec section 1. */
export function ThemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const { Icon: Current, label: current } =
    THEMES.find(({ value }) => value === colorScheme) ?? SYSTEM_THEME;
  const choose = (chosen: string | null) => {
    const theme = THEMES.find(({ value }) => value === chosen);
    if (theme) setColorScheme(theme.value);
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Tema: ${current}`}>
          <Current size={20} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={colorScheme} onChange={choose}>
          {THEMES.map(({ value, label, Icon }) => (
            <Menu.RadioItem
              key={value}
              value={value}
              closeMenuOnClick
              checkIcon={<IconCheck size={16} />}
              rightSection={<Icon size={18} stroke={1.7} />}
            >
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
