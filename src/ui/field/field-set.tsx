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
    const fields = root.current;
    if (!fields) return;
    const submit = fields.form?.querySelector<HTMLElement>('[type="submit"]');
    const now = document.activeElement;
    if (locked && now instanceof HTMLElement && fields.contains(now)) {
      left.current = now;
      submit?.focus();
    }
    // Not by React: the browser has dropped the focus of a disabled field before an effect runs.
    fields.disabled = locked;
    if (locked) return;
    if (now === document.body || now === submit) left.current?.focus();
    left.current = null;
  }, [locked]);
  return (
    <fieldset ref={root} role="none" className={`${classes.fields} ${className}`}>
      {children}
    </fieldset>
  );
}
