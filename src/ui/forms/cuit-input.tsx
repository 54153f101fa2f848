import { TextInput, type TextInputProps } from '@mantine/core';
import { useRef, useState } from 'react';
import { isCuitValid } from '@/domain/cuit';
import classes from './cuit-input.module.css';

const looksWrong = (text: string) => text.trim() !== '' && !isCuitValid(text);

/**
 * A CUIT. Warns if the user enters one with a wrong check digit, but accepts it: not every party has a valid one. An unchanged CUIT gets
 * no warning.
 */
export function CuitInput(props: TextInputProps) {
  const [warned, setWarned] = useState(false);
  const isChanged = useRef(false);
  return (
    <TextInput
      label="CUIT"
      autoComplete="off"
      // Always one line. If it appeared on blur, it would move the button that the user is clicking.
      description={
        warned ? (
          <span className={classes.warning}>No pasa la verificación: se guarda igual</span>
        ) : (
          'Con o sin guiones'
        )
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
      onChange={(event) => {
        isChanged.current = true;
        props.onChange?.(event);
      }}
      onBlur={(event) => {
        if (isChanged.current) setWarned(looksWrong(event.currentTarget.value));
        props.onBlur?.(event);
      }}
    />
  );
}
