import { InputBase, type InputBaseProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef, type ComponentProps, type InputEvent } from 'react';
import classes from './growing-textarea.module.css';

type TextareaProps = Omit<ComponentProps<'textarea'>, keyof InputBaseProps> &
  Pick<InputBaseProps, 'label' | 'error'>;

interface GrowingTextareaProps extends TextareaProps {
  minRows: number;
  maxRows: number;
}

/** A text of some lines, as high as what is typed between its fewest and its most rows. */
export function GrowingTextarea({ minRows, maxRows, ref, ...props }: GrowingTextareaProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRef(textarea, ref);
  // What a form sets anew is drawn anew.
  useLayoutEffect(() => fit(textarea.current));
  useEffect(() => {
    const refit = () => fit(textarea.current);
    window.addEventListener('resize', refit);
    return () => window.removeEventListener('resize', refit);
  }, []);
  return (
    <InputBase
      {...props}
      ref={mergedRef}
      component="textarea"
      multiline
      rows={minRows}
      classNames={{ input: classes.textarea }}
      style={{ '--rows': maxRows }}
      onInput={(event: InputEvent<HTMLTextAreaElement>) => fit(event.currentTarget)}
    />
  );
}

function fit(textarea: HTMLTextAreaElement | null) {
  const frame = textarea?.parentElement;
  if (!frame) return;
  // What stands below must not come up meanwhile, and the page with it.
  frame.style.height = `${frame.offsetHeight}px`;
  textarea.style.height = 'auto';
  // With its borders.
  textarea.style.height = `${textarea.scrollHeight + 2}px`;
  frame.style.height = '';
}
