import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { GuardedButton } from '@/ui/action/guarded-button';

export type BarActionProps = Pick<
  ComponentProps<typeof GuardedButton>,
  'leftSection' | 'variant' | 'color' | 'onClick'
> & {
  children: ReactNode;
  blockedBy: string | null;
};

/** Renders actions as entries of a menu. Null outside one. */
export const MenuEntry = createContext<((action: BarActionProps) => ReactNode) | null>(null);

export function BarAction({ variant = 'default', ...props }: BarActionProps) {
  const entry = use(MenuEntry);
  return entry?.(props) ?? <GuardedButton size="xs" variant={variant} {...props} />;
}
