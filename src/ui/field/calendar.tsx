import { Paper, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useClickOutside } from '@mantine/hooks';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { fechaLocal } from '@/domain/fechas';
import { onEscape } from '@/ui/action/escape';
import classes from './calendar.module.css';

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
  /** Clicks in the field don't close the calendar; the field handles them. */
  field: RefObject<HTMLElement | null>;
  opened: boolean;
  /** In the flow of the form, not floating over it. */
  inForm: boolean;
  /** The focus is in the days, otherwise in the field. */
  hasFocus: boolean;
  value: string | null;
  onPick: (fecha: string) => void;
  /** `back`: the focus returns to the field. */
  onClose: (focus?: 'back') => void;
}

export function Calendar({ opened, ...props }: CalendarProps) {
  const { label, inForm } = props;
  if (!opened) return null;
  const role = { role: 'dialog', 'aria-label': `Calendario: ${label}` };
  if (inForm) {
    return (
      <Paper withBorder p="xs" mt="xs" maw="22rem" {...role}>
        <Days {...props} />
      </Paper>
    );
  }
  return (
    <Popover
      opened
      position="bottom-start"
      shadow="md"
      closeOnEscape={false}
      closeOnClickOutside={false}
      withRoles={false}
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown p="xs" {...role}>
        <Days {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Days({
  field,
  inForm,
  hasFocus,
  value,
  onPick,
  onClose,
}: Omit<CalendarProps, 'opened' | 'label'>) {
  const [month, setMonth] = useState(value ?? fechaLocal(new Date()));
  const [level, setLevel] = useState('month');
  // On click, not on mousedown: closing a calendar in the flow moves the clicked element away.
  const root = useClickOutside<HTMLDivElement>(
    (event) => {
      if (!(event.target instanceof Node && field.current?.contains(event.target))) onClose();
    },
    ['click'],
  );
  useEffect(() => {
    if (inForm) root.current?.scrollIntoView({ block: 'nearest' });
  }, [root, inForm]);
  // The popover is not positioned yet when it mounts, so focusing it must not scroll the page.
  useEffect(() => {
    if (hasFocus)
      root.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus({ preventScroll: true });
  }, [root, hasFocus, month, level]);

  function onKeyDown(event: KeyboardEvent) {
    const months = MONTHS_BY_KEY[event.key];
    onEscape(event, () => onClose('back'));
    // Focus the field first, so that the browser tabs on from there.
    if (event.key === 'Tab') onClose('back');
    if (months !== undefined && level === 'month') {
      event.preventDefault();
      setMonth(dayjs(month).add(months, 'month').format('YYYY-MM-DD'));
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys come from the days in it
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
        highlightToday
        getDayProps={(fecha) =>
          fecha === fechaLocal(new Date()) ? { 'aria-current': 'date' } : {}
        }
        ariaLabels={LABELS}
        size={inForm ? 'md' : 'sm'}
        fullWidth={inForm}
      />
    </div>
  );
}
