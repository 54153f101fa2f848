import { lazyMenu } from '@/ui/overlay/lazy-menu';
import { ThemeButton } from './theme-button';

/** Spec section 1. */
export const ThemeMenu = lazyMenu<object>(
  () => import('./theme-choices').then((module) => module.ThemeChoices),
  (opener) => <ThemeButton {...opener} />,
);
