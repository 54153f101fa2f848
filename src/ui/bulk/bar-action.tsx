import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { GuardedButton } from '@/ui/action/guarded-button';

export type BarActionProps = Pick<
  ComponentProps<typeof GuardedButton>,
  'leftSection' | 'variant' | 'color' | 'onClick' | 'onPointerEnter' | 'onFocus'
> & {
  children: ReactNode;
  /** Why it is blocked; a click shows it in a toast. An empty text blocks silently. Null: not blocked. */
  blockedBy: string | null;
};

/** How a menu shows the actions in it. Null outside. */
export const MenuEntry = createContext<((action: BarActionProps) => ReactNode) | null>(null);

/** An action of the bar of a selection: a button, or an entry of the bar's menu Más. */
export function BarAction({ variant = 'default', ...props }: BarActionProps) {
  const entry = use(MenuEntry);
  return entry?.(props) ?? <GuardedButton size="xs" variant={variant} {...props} />;
}
