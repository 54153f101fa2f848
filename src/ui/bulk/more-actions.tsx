import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { toasts } from '@/lib/page/toasts';
import { GuardedButton } from '@/ui/action/guarded-button';
import { MenuEntry, type BarActionProps } from './bar-action';

export const MoreActions = ({ children }: { children: ReactNode }) => (
  <Menu position="top-end">
    <Menu.Target>
      <GuardedButton size="xs" variant="subtle" color="gray">
        Más
      </GuardedButton>
    </Menu.Target>
    <Menu.Dropdown>
      <MenuEntry value={entry}>{children}</MenuEntry>
    </Menu.Dropdown>
  </Menu>
);

function entry({ blockedBy, children, leftSection, onClick }: BarActionProps): ReactNode {
  return (
    <Menu.Item
      leftSection={leftSection}
      c={blockedBy === null ? undefined : 'dimmed'}
      // `disabled` entries are skipped by the arrow keys, so nobody would hear the reason.
      aria-disabled={blockedBy !== null || undefined}
      onClick={() => {
        if (blockedBy === null) onClick?.();
        else if (blockedBy) toasts.warning(blockedBy);
      }}
    >
      {children}
    </Menu.Item>
  );
}
