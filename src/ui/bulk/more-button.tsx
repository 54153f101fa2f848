import type { ComponentProps } from 'react';
import { GuardedButton } from '@/ui/action/guarded-button';

export const MoreButton = (props: Omit<ComponentProps<typeof GuardedButton>, 'children'>) => (
  <GuardedButton {...props} size="xs" variant="subtle" color="gray">
    Más
  </GuardedButton>
);
