import { memo, useEffect, useRef } from 'react';
import classes from './search-picker.module.css';

interface PickerOptionProps {
  elementId: string;
  /** Its place among the options. */
  index: number;
  nombre: string;
  /** A second line. */
  detail: string | null | undefined;
  /** Whether it is what the picker holds. */
  picked: boolean;
  /** Whether Enter takes it. */
  active: boolean;
}

/** An option of a picker. The list is the larger part of one: a key draws only those that change. */
export const PickerOption = memo(function PickerOption({
  elementId,
  index,
  nombre,
  detail,
  picked,
  active,
}: PickerOptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={element}
      id={elementId}
      role="option"
      aria-selected={picked}
      className={classes.option}
      data-combobox-selected={active || undefined}
      data-index={index}
    >
      <span className={classes.name}>{nombre}</span>
      {detail && <span className={classes.detail}>{detail}</span>}
    </div>
  );
});

/** The place of the option that an element stands in; none where it stands in no option. */
export function optionAt(element: Element): number | undefined {
  const option = element.closest<HTMLElement>('[data-index]');
  return option ? Number(option.dataset.index) : undefined;
}
