import { lazyMenu } from '@/ui/overlay/lazy-menu';
import { ThemeButton } from './theme-button';

/** Button that opens the theme menu (spec section 1), which is a lazy chunk. */
export const ThemeMenu = lazyMenu<object>(
  () => import('./theme-choices').then((module) => module.ThemeChoices),
  (opener) => <ThemeButton {...opener} />,
);
