import { Fragment } from 'react';
import classes from './warnings.module.css';

/** A few words about something that is not in order. */
export interface Warning {
  text: string;
  /** It is too late already: red. Otherwise it is amber. */
  alarms?: boolean;
}

/** Warnings in one line. */
export const Warnings = ({ warnings }: { warnings: readonly Warning[] }) =>
  warnings.map(({ text, alarms }, index) => (
    <Fragment key={text}>
      {index > 0 && <span>{' · '}</span>}
      <span className={alarms ? classes.alarm : classes.warning}>{text}</span>
    </Fragment>
  ));
