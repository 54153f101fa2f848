import { useMounted } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** For a menu that opens on mount. Its button replaces the one that the user clicked, and takes over the focus. */
export function useOpenedMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const [closed, setClosed] = useState(false);
  // Open after the focus: Mantine returns it to the focused element on close.
  const mounted = useMounted();
  useEffect(() => button.current?.focus(), []);
  return { button, opened: mounted && !closed, onChange: (opened: boolean) => setClosed(!opened) };
}
