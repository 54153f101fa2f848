import { TextInput, type TextInputProps } from '@mantine/core';
import { useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { cuitProblem, formatCuit } from '@/domain/cuit';
import { Warnings } from '../feedback/warnings';

type Problem = ReturnType<typeof cuitProblem>;

const WARNINGS = {
  length: 'Un CUIT tiene 11 dígitos. Se puede guardar igual',
  prefix: 'No empieza como un CUIT. Se puede guardar igual',
  'check digit': 'El dígito verificador no coincide. Se puede guardar igual',
} satisfies Record<NonNullable<Problem>, string>;

/**
 * A CUIT, typed with or without dashes; on blur it gets them. Warns if the user enters a wrong one, but accepts it: not every party has a
 * valid one. An unchanged CUIT gets no warning.
 */
export function CuitInput(props: TextInputProps) {
  const [problem, setProblem] = useState<Problem>(null);
  const isChanged = useRef(false);

  function change(event: ChangeEvent<HTMLInputElement>) {
    isChanged.current = true;
    const found = cuitProblem(event.currentTarget.value);
    // Warn of eleven digits at once: on blur, the warning could move the button that the user is clicking.
    setProblem(found === 'length' ? null : found);
    props.onChange?.(event);
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    if (isChanged.current) {
      setProblem(input.value.trim() === '' ? null : cuitProblem(input.value));
      input.value = formatCuit(input.value);
    }
    props.onBlur?.(event);
  }

  return (
    <TextInput
      label="CUIT"
      autoComplete="off"
      // Always there, so that the warning takes its line.
      description={
        problem ? <Warnings warnings={[{ text: WARNINGS[problem] }]} /> : 'Con o sin guiones'
      }
      {...props}
      onChange={change}
      onBlur={leave}
    />
  );
}
