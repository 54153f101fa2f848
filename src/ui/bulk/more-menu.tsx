import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { toasts } from '@/lib/page/toasts';
import { useOpenedMenu } from '@/ui/overlay/use-opened-menu';
import { MenuEntry, type BarActionProps } from './bar-action';
import { MoreButton } from './more-button';

/** Opens on mount. Its button takes over the focus of the clicked one. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const { button, ...menu } = useOpenedMenu();
  return (
    <Menu {...menu} position="top-end">
      <Menu.Target>
        <MoreButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <MenuEntry value={entry}>{children}</MenuEntry>
      </Menu.Dropdown>
    </Menu>
  );
}

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
