import { DateInput } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/es';
import { useEffect, useRef, useState } from 'react';
import { parseFecha } from '@/domain/fechas';

const CALENDAR = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  previousDecade: 'Década anterior',
  nextDecade: 'Década siguiente',
};

export interface FechaInputProps {
  label: string;
  /** `yyyy-mm-dd`, or null where there is none. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  error?: string | undefined;
  required?: boolean;
  clearable?: boolean;
  /** The calendar opens above, so that what comes next stays in reach: a form's last fields stand over its buttons. */
  opensAbove?: boolean;
}

interface CalendarInputProps extends FechaInputProps {
  /** It takes the place of a field that has the focus. */
  autoFocus?: boolean;
}

/** A date field with its calendar. */
export function CalendarInput({ opensAbove = false, ...props }: CalendarInputProps) {
  const [opened, setOpened] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // What is typed takes the place of what is there, as in the field that had the focus.
  useEffect(() => {
    if (props.autoFocus) input.current?.select();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when it comes, and not again
  }, []);
  return (
    <DateInput
      {...props}
      ref={input}
      valueFormat="DD/MM/YYYY"
      placeholder="dd/mm/aaaa"
      locale="es"
      dateParser={parseFecha}
      popoverProps={{
        withinPortal: true,
        position: opensAbove ? 'top-start' : 'bottom-start',
        onOpen: () => setOpened(true),
        onClose: () => setOpened(false),
      }}
      // As Mantine's lists do: Escape closes the calendar, and not the drawer around it.
      data-mantine-stop-propagation={opened || undefined}
      ariaLabels={CALENDAR}
      clearButtonProps={{ 'aria-label': `Borrar ${props.label}`, tabIndex: -1 }}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
