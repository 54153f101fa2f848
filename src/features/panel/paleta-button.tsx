import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useDidUpdate, useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { lazyOverlay } from '@/ui/overlay/lazy-overlay';
import { ENTRIES } from './menu';

const LazyPaleta = lazyOverlay(() => import('@/features/paleta').then(({ Paleta }) => Paleta), {
  prefetched: false,
});

interface PaletaButtonProps {
  onSignOut: () => void;
  onShowKeys: () => void;
}

/** Ctrl+K (Cmd+K on a Mac) also opens the palette, except above a dialog or drawer. */
export function PaletaButton(deeds: PaletaButtonProps) {
  const [opened, paleta] = useDisclosure();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<Element | null>(null);

  function open(origin: Element | null) {
    if (opened || document.querySelector('[aria-modal="true"]')) return;
    opener.current = origin;
    setTyped('');
    paleta.open();
    // Focus within the key event: the user may type before the palette has loaded.
    input.current?.focus({ preventScroll: true });
  }

  function close() {
    paleta.close();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }

  // The browser's Back changes the screen below the palette.
  const { pathname } = useLocation();
  useDidUpdate(paleta.close, [pathname]);

  function onKey(event: KeyboardEvent) {
    // During composition the key belongs to the input method.
    if (event.isComposing) return;
    event.preventDefault();
    open(document.activeElement);
  }
  useHotkeys([['mod+K', onKey, { preventDefault: false }]], []);

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
      <input
        ref={input}
        className={VisuallyHidden.classes.root}
        aria-hidden
        tabIndex={-1}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <LazyPaleta
        opened={opened}
        onClose={close}
        typed={typed}
        onType={setTyped}
        screens={ENTRIES}
        {...deeds}
      />
    </>
  );
}
