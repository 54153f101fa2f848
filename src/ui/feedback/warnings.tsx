import { Fragment } from 'react';
import classes from './warnings.module.css';

export interface Warning {
  text: string;
  /** Red instead of amber: too late already. */
  alarms?: boolean;
}

export const Warnings = ({ warnings }: { warnings: readonly Warning[] }) =>
  warnings.map(({ text, alarms }, index) => (
    <Fragment key={text}>
      {index > 0 && <span>{' · '}</span>}
      <span className={alarms ? classes.alarm : classes.warning}>{text}</span>
    </Fragment>
  ));
