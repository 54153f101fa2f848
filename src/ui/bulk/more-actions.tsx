import type { ReactNode } from 'react';
import { lazyMenu } from '@/ui/overlay/lazy-menu';
import { MoreButton } from './more-button';

/** The actions that a bar has no room for, in a menu that loads apart. */
export const MoreActions = lazyMenu<{ children: ReactNode }>(
  () => import('./more-menu').then((module) => module.MoreMenu),
  (opener) => <MoreButton {...opener} />,
);
