import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import classes from './field-set.module.css';

export interface FieldSetProps extends Pick<ComponentProps<'fieldset'>, 'className' | 'children'> {
  /** They show a copy, or are being sent: what would be typed now would be lost. */
  locked: boolean;
}

/** A form's fields. The submit button keeps the focus for them while they are locked. */
export function FieldSet({ locked, className = '', children }: FieldSetProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const left = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const now = document.activeElement;
    const submit = root.current?.form?.querySelector<HTMLElement>('[type="submit"]');
    if (!locked) {
      if (now === document.body || now === submit) left.current?.focus();
      left.current = null;
    } else if (now instanceof HTMLElement && root.current?.contains(now)) {
      left.current = now;
      submit?.focus();
    }
  }, [locked]);
  return (
    <fieldset ref={root} disabled={locked} className={`${classes.fields} ${className}`}>
      {children}
    </fieldset>
  );
}
