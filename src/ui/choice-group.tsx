import { Input } from '@mantine/core';
import { useId } from 'react';
import { Radio } from './choice';
import classes from './choice.module.css';

export interface ChoiceGroupProps {
  label: string;
  /** Says its label to screen readers alone. */
  labelHidden?: boolean;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of a few choices. The arrows move over them; Enter chooses the one that has the focus, as Space does. */
export function ChoiceGroup({
  label,
  labelHidden = false,
  choices,
  value,
  onChange,
}: ChoiceGroupProps) {
  const id = useId();
  const radios = (
    <div
      role="radiogroup"
      className={classes.group}
      {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
    >
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          name={id}
          label={choice.label}
          checked={choice.value === value}
          onChange={() => onChange(choice.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onChange(choice.value);
            event.currentTarget.focus();
          }}
        />
      ))}
    </div>
  );
  if (labelHidden) return radios;
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }}>
      {radios}
    </Input.Wrapper>
  );
}
