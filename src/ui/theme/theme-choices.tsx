import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useOpenedMenu } from '@/ui/overlay/use-opened-menu';
import { ThemeButton } from './theme-button';
import { THEMES } from './themes';

/** Opens on mount. Its button replaces the one that the user clicked, and takes over the focus. */
export function ThemeChoices() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const { button, ...menu } = useOpenedMenu();
  const choose = (chosen: string | null) => {
    const theme = THEMES.find(({ value }) => value === chosen);
    if (theme) setColorScheme(theme.value);
  };
  return (
    <Menu {...menu} position="bottom-end" withinPortal>
      <Menu.Target>
        <ThemeButton ref={button} />
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
