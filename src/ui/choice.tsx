import type { ComponentProps } from 'react';
import boxes from './box.module.css';
import classes from './choice.module.css';

interface ChoiceProps extends ComponentProps<'input'> {
  label: string;
  /** Of a field, under which it stands. */
  small?: boolean;
}

/** A box to tick, with its label. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" look={boxes.box} />;
}

/** A switch that is on or off, with its label. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" role="switch" look={classes.switch} />;
}

/** One of several choices, with its label. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" look={classes.radio} />;
}

interface LookedAt extends ChoiceProps {
  look: string | undefined;
}

function Choice({ label, small = false, className = '', look, ...input }: LookedAt) {
  return (
    <label className={`${classes.choice} ${small ? classes.small : ''} ${className}`}>
      <input {...input} className={look} />
      {label}
    </label>
  );
}
