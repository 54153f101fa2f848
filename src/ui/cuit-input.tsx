import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { isCuitValid } from '@/domain/cuit';
import classes from './cuit-input.module.css';

const looksWrong = (text: unknown) =>
  typeof text === 'string' && text.trim() !== '' && !isCuitValid(text);

/** A CUIT. One that does not pass its check digit is pointed out, and accepted: not every party has a proper one. */
export function CuitInput({ initialValue, ...props }: TextInputProps & { initialValue?: string }) {
  const [warned, setWarned] = useState(() => looksWrong(initialValue));
  return (
    <TextInput
      label="CUIT"
      autoComplete="off"
      // Always one line: one that came up on leaving the field would move the button that is being clicked.
      description={
        warned ? (
          <span className={classes.warning}>No pasa la verificación: se guarda igual</span>
        ) : (
          'Con o sin guiones'
        )
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
      onBlur={(event) => {
        setWarned(looksWrong(event.currentTarget.value));
        props.onBlur?.(event);
      }}
    />
  );
}
