import { Button, type ButtonProps } from '@mantine/core';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { toasts } from '@/lib/page/toasts';

interface GuardedButtonProps extends ButtonProps {
  children: ReactNode;
  type?: 'button' | 'submit';
  /** Why the button is blocked: shown on click, unless empty. Null: not blocked. */
  blockedBy?: string | null;
  onClick?: () => void;
  form?: string;
  title?: string;
  'aria-keyshortcuts'?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Keeps its focus while it is blocked, and says why. */
export function GuardedButton({
  blockedBy = null,
  onClick,
  type = 'button',
  ...props
}: GuardedButtonProps) {
  const blocked = blockedBy !== null;
  function click(event: MouseEvent) {
    if (!blocked) return onClick?.();
    event.preventDefault();
    if (blockedBy) toasts.warning(blockedBy);
  }
  return (
    <Button
      {...props}
      type={type}
      onClick={click}
      aria-disabled={blocked || undefined}
      data-disabled={blocked || undefined}
      // Mantine disables a loading button, which would lose the focus.
      renderRoot={({ disabled: _, ...root }) => <button {...root} />}
    />
  );
}
