import { useMounted } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** For a menu that opens on mount, with a button in place of the one that the user clicked. The button takes over the focus. */
export function useOpenedMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const [closed, setClosed] = useState(false);
  // After the focus, which Mantine returns to the button on close.
  const mounted = useMounted();
  useEffect(() => button.current?.focus(), []);
  return { button, opened: mounted && !closed, onChange: (opened: boolean) => setClosed(!opened) };
}
