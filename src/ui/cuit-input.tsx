import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { isCuitValid } from '@/domain/cuit';

const looksWrong = (text: unknown) =>
  typeof text === 'string' && text.trim() !== '' && !isCuitValid(text);

/** A CUIT. One that does not pass its check digit is pointed out, and accepted: not every party has a proper one. */
export function CuitInput({ initialValue, ...props }: TextInputProps & { initialValue?: string }) {
  const [warned, setWarned] = useState(() => looksWrong(initialValue));
  return (
    <TextInput
      label="CUIT"
      autoComplete="off"
      description={warned && 'El número no pasa la verificación de CUIT. Se guarda igual.'}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
      onBlur={(event) => {
        setWarned(looksWrong(event.currentTarget.value));
        props.onBlur?.(event);
      }}
    />
  );
}
