import { Button, type ButtonProps } from '@mantine/core';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { toasts } from '@/lib/toasts';

interface GuardedButtonProps extends ButtonProps {
  children: ReactNode;
  type?: 'button' | 'submit';
  /** Why it cannot be used now, told when it is tried all the same; null where it can. An empty text blocks silently. */
  blockedBy?: string | null;
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  form?: string;
  title?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that keeps its focus while it cannot be used, and says why. */
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
      // A loading button would be disabled, and lose the focus.
      renderRoot={({ disabled: _, ...root }) => <button {...root} />}
    />
  );
}
