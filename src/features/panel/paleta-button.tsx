import { ActionIcon } from '@mantine/core';
import { useDidUpdate, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { lazyOverlay } from '@/ui/overlay/lazy-overlay';
import { ENTRIES } from './menu';

// Not prefetched: most visits do not use it.
const Paleta = lazyOverlay(() => import('@/features/paleta').then((feature) => feature.Paleta), {
  prefetched: false,
});

interface PaletaButtonProps {
  onSignOut: () => void;
  onShowKeys: () => void;
}

/** Opens the command palette, also by Ctrl+K (Cmd+K on a Mac), except above a dialog or drawer. */
export function PaletaButton(deeds: PaletaButtonProps) {
  const [opened, setOpened] = useState(false);
  /** Gets the focus back. */
  const from = useRef<Element | null>(null);

  function open(origin: Element | null) {
    if (document.querySelector('[aria-modal="true"]')) return;
    from.current = origin;
    setOpened(true);
  }

  function close() {
    setOpened(false);
    if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
    from.current = null;
  }

  // The browser's own Back leaves the screen below the palette.
  const { pathname } = useLocation();
  useDidUpdate(() => setOpened(false), [pathname]);

  useHotkeys(
    [
      [
        'mod+K',
        (event) => {
          // The key belongs to the input method.
          if (event.isComposing) return;
          event.preventDefault();
          open(document.activeElement);
        },
        { preventDefault: false },
      ],
    ],
    [],
  );

  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Buscar en el panel"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Buscar en el panel (Ctrl+K)"
        onClick={(event) => open(event.currentTarget)}
      >
        <IconSearch size={20} stroke={1.7} />
      </ActionIcon>
      <Paleta opened={opened} onClose={close} screens={ENTRIES} {...deeds} />
    </>
  );
}
