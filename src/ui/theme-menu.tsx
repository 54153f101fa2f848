import { ActionIcon, Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

interface Choice {
  value: MantineColorScheme;
  label: string;
  Icon: typeof IconSun;
}

const SYSTEM: Choice = { value: 'auto', label: 'Sistema', Icon: IconDeviceDesktop };

const CHOICES: Choice[] = [
  { value: 'light', label: 'Claro', Icon: IconSun },
  { value: 'dark', label: 'Oscuro', Icon: IconMoon },
  SYSTEM,
];

/** The theme choice (spec section 1). */
export function ThemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const { Icon: CurrentIcon, label } = CHOICES.find(({ value }) => value === colorScheme) ?? SYSTEM;
  const choose = (chosen: string | null) => {
    const choice = CHOICES.find(({ value }) => value === chosen);
    if (choice) setColorScheme(choice.value);
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Tema: ${label}`}>
          <CurrentIcon size={20} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={colorScheme} onChange={choose}>
          {CHOICES.map(({ value, label: text, Icon }) => (
            <Menu.RadioItem
              key={value}
              value={value}
              closeMenuOnClick
              checkIcon={<IconCheck size={16} />}
              rightSection={<Icon size={18} stroke={1.7} />}
            >
              {text}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
