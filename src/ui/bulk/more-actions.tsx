import type { ReactNode } from 'react';
import { lazyMenu } from '@/ui/overlay/lazy-menu';
import { MoreButton } from './more-button';

export const MoreActions = lazyMenu<{ children: ReactNode }>(
  () => import('./more-menu').then((module) => module.MoreMenu),
  (opener) => <MoreButton {...opener} />,
);
