import { Text } from '@mantine/core';
import { Fragment } from 'react';

export interface Warning {
  text: string;
  /** Red instead of amber: too late already. */
  alarms?: boolean;
}

export const Warnings = ({ warnings }: { warnings: readonly Warning[] }) =>
  warnings.map(({ text, alarms }, index) => (
    <Fragment key={text}>
      {index > 0 && <span>{' · '}</span>}
      <Text span inherit c={alarms ? 'var(--mantine-color-error)' : 'var(--panel-warning)'}>
        {text}
      </Text>
    </Fragment>
  ));
