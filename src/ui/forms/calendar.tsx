import { Paper, Popover, type FloatingPosition } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useClickOutside } from '@mantine/hooks';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { fechaLocal } from '@/domain/fechas';
import { CALENDAR_SIZE } from './calendar-size';
import classes from './fecha-input.module.css';

const LABELS = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  previousDecade: 'Década anterior',
  nextDecade: 'Década siguiente',
};

const MONTHS_BY_KEY: Record<string, number> = { PageUp: -1, PageDown: 1 };

interface CalendarProps {
  label: string;
  /** The field with its icon: a press there is the field's own affair. */
  field: RefObject<HTMLElement | null>;
  opened: boolean;
  /** Where it floats beside the field; null puts it below the field, into the flow. */
  place: FloatingPosition | null;
  /** Whether the days take the focus, or leave it in the field. */
  hasFocus: boolean;
  /** `yyyy-mm-dd`, or null where there is none. */
  value: string | null;
  onPick: (fecha: string) => void;
  /** `back`: the focus returns to the field. */
  onClose: (focus?: 'back') => void;
}

/** The calendar of a date field. */
export function Calendar({ opened, ...props }: CalendarProps) {
  const { label, place } = props;
  const { width, height } = CALENDAR_SIZE;
  if (!opened) return null;
  const role = { role: 'dialog', 'aria-label': `Calendario: ${label}` };
  if (place === null) {
    return (
      <Paper withBorder p="xs" mt="xs" w="max-content" {...role}>
        <Days {...props} />
      </Paper>
    );
  }
  return (
    <Popover
      opened
      position={place}
      shadow="md"
      middlewares={{ flip: false, shift: false }}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withRoles={false}
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown p="xs" w={`${width}rem`} h={`${height}rem`} {...role}>
        <Days {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Days({
  field,
  place,
  hasFocus,
  value,
  onPick,
  onClose,
}: Omit<CalendarProps, 'opened' | 'label'>) {
  const [month, setMonth] = useState(value ?? fechaLocal(new Date()));
  const [level, setLevel] = useState('month');
  // Not before the click: in the flow, what is being clicked would move away under the pointer.
  const root = useClickOutside<HTMLDivElement>(
    (event) => {
      if (!field.current?.contains(event.target as Node)) onClose();
    },
    ['click'],
  );
  useEffect(() => {
    if (place === null) root.current?.scrollIntoView({ block: 'nearest' });
  }, [root, place]);
  // The floating element has no place yet when it mounts: focusing it must not scroll the page there.
  useEffect(() => {
    if (hasFocus)
      root.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus({ preventScroll: true });
  }, [root, hasFocus, month, level]);

  function onKeyDown(event: KeyboardEvent) {
    const months = MONTHS_BY_KEY[event.key];
    // On Tab the browser then moves on from the field, which has the focus again.
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.stopPropagation();
      onClose('back');
    }
    if (months !== undefined && level === 'month') {
      event.preventDefault();
      setMonth(dayjs(month).add(months, 'month').format('YYYY-MM-DD'));
    }
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys come from the days in it
    <div
      ref={root}
      className={classes.days}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => event.preventDefault()}
    >
      <DatePicker
        value={value}
        onChange={(fecha) => fecha && onPick(fecha)}
        date={month}
        onDateChange={setMonth}
        onLevelChange={setLevel}
        locale="es"
        ariaLabels={LABELS}
        {...(place === null
          ? { size: 'md' }
          : { classNames: { day: classes.day }, withCellSpacing: false })}
      />
    </div>
  );
}
