import { Menu } from '@mantine/core';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { toasts } from '@/lib/toasts';
import { GuardedButton } from '../forms/guarded-button';

const InMenu = createContext(false);

type BarActionProps = Pick<
  ComponentProps<typeof GuardedButton>,
  'leftSection' | 'variant' | 'color' | 'onClick' | 'onPointerEnter' | 'onFocus'
> & {
  children: ReactNode;
  /** Why it is blocked; a click shows it in a toast. An empty text blocks silently. Null: not blocked. */
  blockedBy: string | null;
};

/** An action of the bar of a selection: a button, or an entry of the bar's menu {@link MoreActions}. */
export function BarAction({ blockedBy, variant = 'default', ...props }: BarActionProps) {
  if (!use(InMenu)) {
    return <GuardedButton size="xs" variant={variant} blockedBy={blockedBy} {...props} />;
  }
  const { children, leftSection, onClick, onPointerEnter, onFocus } = props;
  return (
    <Menu.Item
      leftSection={leftSection}
      c={blockedBy === null ? undefined : 'dimmed'}
      // The arrow keys would skip a disabled one, and nobody would hear why it is.
      aria-disabled={blockedBy !== null || undefined}
      onPointerEnter={onPointerEnter}
      onFocus={onFocus}
      onClick={() => {
        if (blockedBy === null) onClick?.();
        else if (blockedBy) toasts.warning(blockedBy);
      }}
    >
      {children}
    </Menu.Item>
  );
}

/** The menu of the actions that a bar has no room for. */
export function MoreActions({ children }: { children: ReactNode }) {
  return (
    <Menu position="top-end">
      <Menu.Target>
        <GuardedButton size="xs" variant="subtle" color="gray">
          Más
        </GuardedButton>
      </Menu.Target>
      <Menu.Dropdown>
        <InMenu value={true}>{children}</InMenu>
      </Menu.Dropdown>
    </Menu>
  );
}
