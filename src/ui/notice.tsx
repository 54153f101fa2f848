import { useId, type ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  /** The accent's unless given. */
  color?: 'red' | 'yellow';
  role?: 'alert' | 'status';
  icon?: ReactNode;
  title?: string;
  /** Where it keeps away from its neighbour. */
  space?: 'above' | 'below';
  children?: ReactNode;
}

/** Something told in place, until it is no longer so. */
export function Notice({ color, role = 'alert', icon, title, space, children }: NoticeProps) {
  const id = useId();
  return (
    <div
      role={role}
      aria-labelledby={title && `${id}title`}
      aria-describedby={children ? `${id}message` : undefined}
      className={classes.notice}
      data-space={space}
      data-color={color}
    >
      {icon}
      <div className={classes.body}>
        {title && (
          <span id={`${id}title`} className={classes.title}>
            {title}
          </span>
        )}
        {children && (
          <div id={`${id}message`} className={classes.message}>
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
