import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { cloneElement, useEffect, useRef, useState, type ReactElement, type Ref } from 'react';
import { THEMES } from './themes';

interface ThemeChoicesProps {
  /** The button that the menu hangs from. */
  target: ReactElement<{ ref?: Ref<HTMLButtonElement> }>;
}

/** The menu of themes, opened from the beginning. The button takes the place of one that was pressed, and its focus. */
export function ThemeChoices({ target }: ThemeChoicesProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- once the button has the focus that closing gives back
    setOpened(true);
  }, []);
  const choose = (chosen: string | null) => {
    const theme = THEMES.find(({ value }) => value === chosen);
    if (theme) setColorScheme(theme.value);
  };
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" withinPortal>
      <Menu.Target>{cloneElement(target, { ref: button })}</Menu.Target>
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
