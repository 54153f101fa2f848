import { useState, type ReactNode } from 'react';
import { lazyOverlay } from '../overlay/lazy-overlay';
import { MoreButton } from './more-button';

const MoreMenu = lazyOverlay<{ children: ReactNode; opened: boolean }>(() =>
  import('./more-menu').then((module) => module.MoreMenu),
);

/** The actions that a bar has no room for, in a menu that loads apart. */
export function MoreActions({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  return (
    <MoreMenu
      fallback={
        <MoreButton aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)} />
      }
      opened={wanted}
      onClose={() => setWanted(false)}
    >
      {children}
    </MoreMenu>
  );
}
