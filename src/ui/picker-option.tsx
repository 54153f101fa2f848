import { Combobox } from '@mantine/core';
import { useId } from 'react';
import classes from './search-picker.module.css';

const mantine = Combobox.classes as { option: string };

interface PickerOptionProps {
  id: number | null;
  nombre: string;
  /** A second line. */
  detail: string | null | undefined;
  /** Whether it is what the picker holds. */
  picked: boolean;
}

/** An option of a picker. Mantine's own is drawn anew with all that its combobox draws, which is each key; this one is found by it all the same. */
export function PickerOption({ id, nombre, detail, picked }: PickerOptionProps) {
  return (
    <div
      id={useId()}
      role="option"
      aria-selected={picked}
      className={mantine.option}
      data-combobox-option
      data-combobox-active={picked || undefined}
      data-option-id={id}
    >
      <span className={classes.name}>{nombre}</span>
      {detail && <span className={classes.detail}>{detail}</span>}
    </div>
  );
}

/** The id of the option that an element stands in. */
export function optionIdOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-combobox-option]')?.dataset.optionId;
}
