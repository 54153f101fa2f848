import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { SYSTEM_THEME, THEMES } from './themes';

export function ThemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const current = THEMES.find(({ value }) => value === colorScheme) ?? SYSTEM_THEME;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Tema: ${current.label}`}>
          <current.Icon size={20} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {THEMES.map(({ value, label, Icon }) => (
          <Menu.RadioItem
            key={value}
            value={value}
            checked={value === colorScheme}
            onChange={() => setColorScheme(value)}
            closeMenuOnClick
            checkIcon={<IconCheck size={16} />}
            rightSection={<Icon size={18} stroke={1.7} />}
          >
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
