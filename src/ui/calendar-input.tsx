import { DateInput } from '@mantine/dates';
import 'dayjs/locale/es';
import { useState } from 'react';
import { parseFecha } from '@/domain/fechas';
import type { FechaInputProps } from './fecha-input';

const CALENDAR = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  previousDecade: 'Década anterior',
  nextDecade: 'Década siguiente',
};

/** A date field with its calendar. */
export function CalendarInput({ opensAbove = false, ...props }: FechaInputProps) {
  const [opened, setOpened] = useState(false);
  return (
    <DateInput
      {...props}
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
