import { useState } from 'react';
import { lazyOverlay } from '../overlay/lazy-overlay';
import { ThemeButton } from './theme-button';

const ThemeChoices = lazyOverlay(() =>
  import('./theme-choices').then((module) => module.ThemeChoices),
);

/** Button that opens the theme menu (spec section 1), which is a lazy chunk. */
export function ThemeMenu() {
  const [wanted, setWanted] = useState(false);
  return (
    <ThemeChoices
      fallback={
        <ThemeButton aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)} />
      }
      opened={wanted}
      onClose={() => setWanted(false)}
    />
  );
}
