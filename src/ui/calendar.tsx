import { Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useClickOutside } from '@mantine/hooks';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { fechaLocal } from '@/domain/fechas';
import classes from './fecha-input.module.css';

const LABELS = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  previousDecade: 'Década anterior',
  nextDecade: 'Década siguiente',
};

/** Like Mantine's own dropdowns: Escape closes the calendar, not the drawer around it. */
const KEEP_ESCAPE = { 'data-mantine-stop-propagation': true };

const MONTHS_BY_KEY: Record<string, number> = { PageUp: -1, PageDown: 1 };

interface CalendarProps {
  label: string;
  /** The field with its icon: a press there is the field's own affair. */
  field: RefObject<HTMLElement | null>;
  opened: boolean;
  /** `yyyy-mm-dd`, or null where there is none. */
  value: string | null;
  onPick: (fecha: string) => void;
  /** `back`: the focus returns to the field. */
  onClose: (focus?: 'back') => void;
}

/** The calendar of a date field. It opens above where there is room, so that it does not cover the controls that follow. */
export function Calendar({ opened, ...props }: CalendarProps) {
  return (
    <Popover
      opened={opened}
      position="top-start"
      closeOnEscape={false}
      closeOnClickOutside={false}
      withRoles={false}
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={`Calendario: ${props.label}`}>
        <Days {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Days({ field, value, onPick, onClose }: Omit<CalendarProps, 'opened'>) {
  const [month, setMonth] = useState(value ?? fechaLocal(new Date()));
  const [level, setLevel] = useState('month');
  const root = useClickOutside<HTMLDivElement>((event) => {
    if (!field.current?.contains(event.target as Node)) onClose();
  });
  // The floating element has no place yet when it mounts: focusing it must not scroll the page there.
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus({ preventScroll: true });
  }, [root, month, level]);

  function onKeyDown(event: KeyboardEvent) {
    const months = MONTHS_BY_KEY[event.key];
    // On Tab the browser then moves on from the field, which has the focus again.
    if (event.key === 'Escape' || event.key === 'Tab') onClose('back');
    else if (months !== undefined && level === 'month') {
      event.preventDefault();
      setMonth(dayjs(month).add(months, 'month').format('YYYY-MM-DD'));
    }
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys come from the days in it
    <div ref={root} onKeyDown={onKeyDown} onMouseDown={(event) => event.preventDefault()}>
      <DatePicker
        value={value}
        onChange={(fecha) => fecha && onPick(fecha)}
        date={month}
        onDateChange={setMonth}
        onLevelChange={setLevel}
        locale="es"
        ariaLabels={LABELS}
        getDayProps={() => KEEP_ESCAPE}
        getMonthControlProps={() => KEEP_ESCAPE}
        getYearControlProps={() => KEEP_ESCAPE}
      />
    </div>
  );
}
